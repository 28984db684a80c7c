import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useShown } from '../../ui/useShown.ts';
import { CashierListDocument, type CashierRowFragment, type TabVienPhi } from './cashier.main.gen.ts';

export type CashierRow = CashierRowFragment;

export const cashierTabs = [
  'ChoThanhToan',
  'DaKham',
  'DaThu',
  'ChuaHachToan',
] as const satisfies readonly TabVienPhi[];

/** The visits of some days by what is open of their money, in the order of the queue, live. */
export function useCashierList(nodeId: string | null) {
  const choices = useListChoices<TabVienPhi>(cashierTabs, 'ChoThanhToan');
  const { tab, range, keyword } = choices;
  const { loading, error, refetch, ...answers } = useQuery(CashierListDocument, {
    variables: {
      tab,
      startDate: range.from,
      endDate: range.to,
      keyword,
      HasQMS: tab === 'ChoThanhToan',
      CodeCounter: nodeId,
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['VienPhi', 'TiepNhan', 'BienLai'], () => void refetch());
  const [answer, ofTab] = useShown(answers, tab);
  const shown = answer?.loadBenhNhanFromTransaction;
  return {
    ...choices,
    rows: (ofTab && shown?.data) || [],
    counts: {
      ChoThanhToan: shown?.soChoThanhToan ?? null,
      DaKham: shown?.soDaKham ?? null,
      DaThu: shown?.soDaThu ?? null,
      ChuaHachToan: shown?.soChuaHachToan ?? null,
    },
    /** A search for the old visits too: a scan or a code is looked for over all tabs. */
    find: (text: string) => {
      choices.setTab('DaKham');
      choices.setSearch(text);
    },
    loading,
    error,
    refetch: () => void refetch(),
  };
}
