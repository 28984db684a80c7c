import { useQuery } from '@apollo/client/react';
import { type LoaiPhieuKho, loaiPhieuKhos } from '@sen/domain/stock/phieuKho';
import { useState } from 'react';
import { typingRest } from '../../ui/afterTyping.ts';
import { dayPlus, today } from '../../ui/dateText.ts';
import type { DayRange } from '../../ui/periods.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useShown } from '../../ui/useShown.ts';
import { StockPapersDocument, type StockPapersQuery } from './stock.pharmacy.gen.ts';

export type PaperRow = StockPapersQuery['phieuKhos']['data'][number];

/** The papers of a store by kind, `first` to begin with, live; those of the last quarter until other days are chosen. */
export function usePapers(idStore: string | null, first: LoaiPhieuKho) {
  const [tab, setTab] = useState(first);
  const [search, setSearch] = useState('');
  const [range, setRange] = useState<DayRange>(() => ({ from: dayPlus(today(), -90), to: today() }));
  const keyword = useDebounced(search, typingRest);
  const { loading, error, refetch, ...answers } = useQuery(StockPapersDocument, {
    variables: {
      idStore: idStore ?? '',
      loai: tab,
      startDate: range.from,
      endDate: range.to,
      keyword: keyword || null,
    },
    skip: idStore === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['Kho'], () => idStore && void refetch());
  const [answer, ofTab] = useShown(answers, tab);
  return {
    tab,
    setTab: (key: string) => setTab(loaiPhieuKhos.find((one) => one === key) ?? 'NhapMua'),
    search,
    setSearch,
    range,
    setRange,
    rows: (ofTab && answer?.phieuKhos.data) || [],
    counts: answer?.phieuKhos.counts ?? null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
