import { useQuery } from '@apollo/client/react';
import { useSession } from '../../session/useSession.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useShown } from '../../ui/useShown.ts';
import { SupplyListDocument, type SupplyListQuery, type TabCapPhat } from './pharmacy.pharmacy.gen.ts';
import { useMyStores } from './useMyStores.ts';

export type SupplyRow = SupplyListQuery['danhSachCapPhat']['data'][number];

const supplyTabs = [
  'ChoThanhToan',
  'ChoDuyet',
  'ChoCap',
  'DaCap',
  'DaHuy',
] as const satisfies readonly TabCapPhat[];

/** The stores that the user works in, the one chosen, and its prescriptions by tab, live. */
export function useSupplyList() {
  const { permissions, settings } = useSession();
  const facility = settings.facility as { duyetCapPhat?: boolean } | null; // a section of the settings
  const { stores, store: mine, setStore, loading: finding } = useMyStores();
  // who works at a store otherwise hands nothing out there
  const store = permissions.has('CAP_PHAT_THUOC') ? mine : null;
  const choices = useListChoices<TabCapPhat>(supplyTabs, 'ChoCap');
  const { tab, range, keyword } = choices;
  const { loading, error, refetch, ...answers } = useQuery(SupplyListDocument, {
    variables: {
      idStore: store?._id ?? '',
      tab,
      startDate: range.from,
      endDate: range.to,
      keyword,
    },
    skip: store === null,
  });
  useEvents(['CapPhatThuoc', 'VienPhi', 'HangDoi'], () => store && void refetch());
  const [answer, ofTab] = useShown(answers, tab);
  const shown = answer?.danhSachCapPhat;
  return {
    ...choices,
    stores,
    store,
    setStore,
    /** A store at which the user works without handing out. */
    worksAt: store ? null : (mine?.TenKho ?? null),
    /** Known to be none. */
    hasNoStore: !finding && store === null,
    rows: (ofTab && shown?.data) || [],
    counts: shown?.counts ?? null,
    /** Those that this site has: prescriptions wait for an approval where it asks for it. */
    tabs: supplyTabs.filter((one) => one !== 'ChoDuyet' || facility?.duyetCapPhat === true),
    loading,
    error,
    refetch: () => void refetch(),
  };
}
