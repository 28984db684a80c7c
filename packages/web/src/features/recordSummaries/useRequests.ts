import { useQuery } from '@apollo/client/react';
import { yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayPlus, today } from '../../ui/dateText.ts';
import type { DayRange } from '../../ui/periods.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { type DongYeuCauFragment, YeuCauTomTatsDocument } from './list.main.gen.ts';

export type RequestRow = DongYeuCauFragment;
export type RequestTab = 'TatCa' | RequestRow['TrangThai'];

const states = Object.keys(yeuCauTomTatActs.states) as Array<RequestRow['TrangThai']>; // its keys
export const requestTabs: readonly RequestTab[] = ['TatCa', ...states];
export const requestPageSize = 50;

/** Days of which requests that are done are shown at first. */
const lookBack = 30;

/** The requests that are not done and those of some days, live; `?BenhNhan_Id=` begins one of a patient, `?id=` opens one. */
export function useRequests() {
  const choices = useListChoices<RequestTab>(requestTabs, 'TatCa');
  const [chosen, setRange] = useState<DayRange | null>(null);
  const [page, setPage] = useState(1);
  const [late, setLate] = useState(false);
  const [params, setParams] = useSearchParams();
  const range = chosen ?? { from: dayPlus(today(), -lookBack), to: today() };
  const { tab, keyword } = choices;
  const list = useQuery(YeuCauTomTatsDocument, {
    variables: {
      tuNgay: range.from,
      denNgay: range.to,
      TrangThai: tab === 'TatCa' ? null : tab,
      quaHen: late,
      keyword,
      page,
      limit: requestPageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['TomTatHoSo'], () => void list.refetch());
  const shown = (list.data ?? list.previousData)?.danhSachYeuCauTomTat;
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
    open: params.get('id'),
    show: (id: string | null) => setParams(id ? { id } : {}, { replace: true }),
    /** Of whom a request is begun: a patient, '' for one who is to be found, null for none. */
    asking: params.get('BenhNhan_Id'),
    ask: (BenhNhan_Id: string | null) =>
      setParams(BenhNhan_Id === null ? {} : { BenhNhan_Id }, { replace: true }),
  };
}
