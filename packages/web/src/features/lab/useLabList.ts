import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { typingRest } from '../../ui/afterTyping.ts';
import { today } from '../../ui/dateText.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useLater } from '../../ui/useLater.ts';
import { LabListDocument, type LabRowFragment, type TabXetNghiem } from './lab.main.gen.ts';

export type LabRow = LabRowFragment;

export const labTabs = [
  'ChoLayMau',
  'DangLam',
  'DaTra',
  'KhongDen',
] as const satisfies readonly TabXetNghiem[];

/** The slips of a laboratory room by where they stand, live. Of today: what older days left in work stands there too. */
export function useLabList(nodeId: string | null) {
  const [tab, setTab] = useState<TabXetNghiem>('ChoLayMau');
  const [search, setSearch] = useState('');
  const [range, setRange] = useState(() => ({ from: today(), to: today() }));
  const keyword = useLater(search, typingRest);
  const isToday = range.from === today() && range.to === range.from;
  const { data, previousData, loading, error, refetch } = useQuery(LabListDocument, {
    variables: {
      idRoom: nodeId ?? '',
      tab,
      startDate: isToday ? null : range.from,
      endDate: isToday ? null : range.to,
      keyword: keyword || null,
    },
    skip: nodeId === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['XetNghiem', 'DichVuYeuCau', 'VienPhi', 'HangDoi'], () => nodeId && void refetch());
  // while a search is on its way the last rows stay; those of another tab would be taken for this one's
  const [answered, setAnswered] = useState(tab);
  useEffect(() => {
    if (data) setAnswered(tab);
  }, [data, tab]);
  const shown = (data ?? previousData)?.danhSachXetNghiem;
  return {
    rows: data || answered === tab ? (shown?.dongs ?? []) : [],
    counts: shown ?? null,
    tab,
    setTab: (key: string) => setTab(labTabs.find((one) => one === key) ?? 'ChoLayMau'),
    search,
    setSearch,
    range,
    setRange,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
