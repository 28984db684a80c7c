import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../app/SessionContext.tsx';
import { today } from '../../ui/dateText.ts';
import { usePreference } from '../../ui/preferences.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useLater } from '../reception/useReceptionList.ts';
import { MyStoresDocument, SupplyListDocument, type TabCapPhat } from './pharmacy.pharmacy.gen.ts';

export const supplyTabs = [
  'ChoThanhToan',
  'ChoCap',
  'DaCap',
  'DaHuy',
] as const satisfies readonly TabCapPhat[];

/** The stores that the user works in, the one chosen on this device, and its prescriptions by tab, live. */
export function useSupplyList() {
  const { user } = useSession();
  const stores = useQuery(MyStoresDocument, { variables: { idUser: user._id } }).data?.stores ?? [];
  const [chosen, setStore] = usePreference(
    'pharmacy.store',
    '',
    (value): value is string => typeof value === 'string',
  );
  const store = stores.find((one) => one._id === chosen) ?? stores[0] ?? null;
  const [tab, setTab] = useState<TabCapPhat>('ChoCap');
  const [search, setSearch] = useState('');
  const [range, setRange] = useState(() => ({ from: today(), to: today() }));
  const keyword = useLater(search, 150);
  const { data, previousData, loading, error, refetch } = useQuery(SupplyListDocument, {
    variables: {
      idStore: store?._id ?? '',
      tab,
      startDate: range.from,
      endDate: range.to,
      keyword: keyword || null,
    },
    skip: store === null,
  });
  useEvents(['CapPhatThuoc', 'VienPhi'], () => void refetch());
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
