import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { typingRest } from '../../ui/afterTyping.ts';
import { today } from '../../ui/dateText.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useLater } from '../../ui/useLater.ts';
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
  const [tab, setTab] = useState<TabVienPhi>('ChoThanhToan');
  const [search, setSearch] = useState('');
  const [range, setRange] = useState(() => ({ from: today(), to: today() }));
  const keyword = useLater(search, typingRest);
  const { data, previousData, loading, error, refetch } = useQuery(CashierListDocument, {
    variables: {
      tab,
      startDate: range.from,
      endDate: range.to,
      keyword: keyword || null,
      HasQMS: tab === 'ChoThanhToan',
      CodeCounter: nodeId,
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['VienPhi', 'TiepNhan', 'BienLai'], () => void refetch());
  const shown = (data ?? previousData)?.loadBenhNhanFromTransaction;
  return {
    rows: shown?.data ?? [],
    counts: {
      ChoThanhToan: shown?.soChoThanhToan ?? null,
      DaKham: shown?.soDaKham ?? null,
      DaThu: shown?.soDaThu ?? null,
      ChuaHachToan: shown?.soChuaHachToan ?? null,
    },
    tab,
    setTab: (key: string) => setTab(cashierTabs.find((one) => one === key) ?? 'ChoThanhToan'),
    search,
    setSearch,
    /** A search for the old visits too: a scan or a code is looked for over all tabs. */
    find: (text: string) => {
      setTab('DaKham');
      setSearch(text);
    },
    range,
    setRange,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
