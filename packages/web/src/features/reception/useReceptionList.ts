import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { typingRest } from '../../ui/afterTyping.ts';
import { today } from '../../ui/dateText.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useLater } from '../../ui/useLater.ts';
import { ReceptionListDocument, type ReceptionRowFragment, type TabTiepNhan } from './reception.main.gen.ts';

export type ReceptionRow = ReceptionRowFragment;

export const receptionTabs = [
  'TatCa',
  'ChoKham',
  'DangKham',
  'DaKham',
  'ChuaXacMinhThe',
  'DaHuy',
] as const satisfies readonly TabTiepNhan[];

/** The receptions of some days by tab and text, live. */
export function useReceptionList() {
  const [tab, setTab] = useState<TabTiepNhan>('TatCa');
  const [search, setSearch] = useState('');
  const [range, setRange] = useState(() => ({ from: today(), to: today() }));
  const keyword = useLater(search, typingRest);
  const { data, previousData, loading, error, refetch } = useQuery(ReceptionListDocument, {
    variables: { ngay: range.from, denNgay: range.to, keyword: keyword || null, tab },
  });
  useEvents(['TiepNhan', 'HangDoi'], () => void refetch());
  const shown = data ?? previousData;
  return {
    rows: shown?.tiepNhans.data ?? [],
    counts: shown?.tiepNhans.counts ?? null,
    tab,
    setTab: (key: string) => setTab(receptionTabs.find((one) => one === key) ?? 'TatCa'),
    search,
    setSearch,
    range,
    setRange,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
