import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../app/SessionContext.tsx';
import { typingRest } from '../../ui/afterTyping.ts';
import { today } from '../../ui/dateText.ts';
import { eachAsked, useEvents } from '../../ui/useEvents.ts';
import { useLater } from '../../ui/useLater.ts';
import {
  MyStoresDocument,
  SupplyListDocument,
  type SupplyListQuery,
  type TabCapPhat,
} from './pharmacy.pharmacy.gen.ts';

export type SupplyRow = SupplyListQuery['danhSachCapPhat']['data'][number];

export const supplyTabs = [
  'ChoThanhToan',
  'ChoCap',
  'DaCap',
  'DaHuy',
] as const satisfies readonly TabCapPhat[];

/** The stores that the user works in, the one chosen, and its prescriptions by tab, live. */
export function useSupplyList() {
  const { user, nodeId } = useSession();
  const stores = useQuery(MyStoresDocument, { variables: { idUser: user._id } }).data?.stores ?? [];
  const [chosen, setStore] = useState<string | null>(null);
  // The store of the place of work, until another one is chosen.
  const here = stores.find((one) => one.Node_Id === nodeId) ?? stores[0] ?? null;
  const store = stores.find((one) => one._id === chosen) ?? here;
  const [tab, setTab] = useState<TabCapPhat>('ChoCap');
  const [search, setSearch] = useState('');
  const [range, setRange] = useState(() => ({ from: today(), to: today() }));
  const keyword = useLater(search, typingRest);
  const { data, previousData, loading, error, refetch } = useQuery(SupplyListDocument, {
    variables: {
      idStore: store?._id ?? '',
      tab,
      startDate: range.from,
      endDate: range.to,
      keyword: keyword || null,
    },
    skip: store === null,
    context: eachAsked,
  });
  useEvents(['CapPhatThuoc', 'VienPhi', 'HangDoi'], () => store && void refetch());
  const shown = (data ?? previousData)?.danhSachCapPhat;
  return {
    stores,
    store,
    setStore,
    rows: shown?.data ?? [],
    counts: shown?.counts ?? null,
    tab,
    setTab: (key: string) => setTab(supplyTabs.find((one) => one === key) ?? 'ChoCap'),
    search,
    setSearch,
    range,
    setRange,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
