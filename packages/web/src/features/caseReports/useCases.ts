import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { dayPlus, today } from '../../ui/dateText.ts';
import type { DayRange } from '../../ui/periods.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { CaBenhsDocument, type DongCaFragment } from './list.main.gen.ts';
import { lookBack } from './lookBack.ts';

export type CaseRow = DongCaFragment;
export type CaseTab = 'TatCa' | CaseRow['TrangThai'];
export const caseTabs = ['TatCa', 'ChuaLap', 'Nhap', 'DaGui', 'BiThayThe', 'DaHuy'] as const;
export const casePageSize = 50;

/** The cases of some days, the last week at first, live. */
export function useCases() {
  const choices = useListChoices<CaseTab>(caseTabs, 'TatCa');
  const [chosen, setRange] = useState<DayRange | null>(null);
  const [page, setPage] = useState(1);
  const [late, setLate] = useState(false);
  const [disease, setDisease] = useState<string | null>(null);
  const [open, show] = useState<CaseRow | null>(null);
  const range = chosen ?? { from: dayPlus(today(), -lookBack), to: today() };
  const { tab, keyword } = choices;
  const list = useQuery(CaBenhsDocument, {
    variables: {
      tuNgay: range.from,
      denNgay: range.to,
      TrangThai: tab === 'TatCa' ? null : tab,
      quaHan: late,
      ICD_Id: disease,
      keyword,
      page,
      limit: casePageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['KhamBenh'], () => void list.refetch());
  const shown = (list.data ?? list.previousData)?.danhSachCaBenh;
  const first = <A extends unknown[]>(set: (...args: A) => void) => {
    return (...args: A) => {
      setPage(1);
      set(...args);
    };
  };
  return {
    ...choices,
    setTab: first(choices.setTab),
    setSearch: first(choices.setSearch),
    range,
    setRange: first(setRange),
    late,
    setLate: first(setLate),
    disease,
    setDisease: first(setDisease),
    page,
    setPage,
    rows: shown?.data ?? [],
    total: shown?.totalRows ?? 0,
    counts: shown ?? null,
    loading: list.loading && !shown,
    /** Asks for what was just searched. */
    searching: list.loading,
    error: shown ? undefined : list.error,
    refetch: () => void list.refetch(),
    open,
    show,
  };
}
