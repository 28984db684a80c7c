import { useQuery } from '@apollo/client/react';
import { hoiChanActs } from '@sen/domain/consultations/hoiChan';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { type DongHoiChanRowFragment, HoiChansDocument } from './list.main.gen.ts';

export type ConsultationRow = DongHoiChanRowFragment;
export type ConsultationTab = 'TatCa' | ConsultationRow['TrangThai'];

const states = Object.keys(hoiChanActs.states) as Array<ConsultationRow['TrangThai']>; // its keys
export const consultationTabs: readonly ConsultationTab[] = ['TatCa', ...states];
export const consultationPageSize = 50;

/** The consultations of some days, live; `?id=` opens one of any day. */
export function useConsultations() {
  const choices = useListChoices<ConsultationTab>(consultationTabs, 'TatCa');
  const [page, setPage] = useState(1);
  const [who, setWho] = useState<string | null>(null);
  const [params, setParams] = useSearchParams();
  const linked = params.get('id');
  const { tab, range, keyword } = choices;
  const list = useQuery(HoiChansDocument, {
    variables: {
      tuNgay: range.from,
      denNgay: range.to,
      TrangThai: tab === 'TatCa' ? null : tab,
      NhanVien_Id: who,
      keyword,
      page,
      limit: consultationPageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const asked = useQuery(HoiChansDocument, {
    variables: { id: linked },
    skip: linked === null,
    fetchPolicy: 'network-only',
  });
  useEvents(['KhamBenh'], () => void list.refetch());
  const shown = (list.data ?? list.previousData)?.danhSachHoiChan;
  const rows = shown?.data ?? [];
  const open =
    linked === null
      ? null
      : (rows.find((one) => one._id === linked) ?? asked.data?.danhSachHoiChan.data[0] ?? null);
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
    setRange: first(choices.setRange),
    who,
    setWho: first(setWho),
    page,
    setPage,
    rows,
    total: shown?.totalRows ?? 0,
    counts: shown ?? null,
    loading: list.loading && !shown,
    /** Asks for what was just searched. */
    searching: list.loading,
    error: shown ? undefined : list.error,
    refetch: () => void list.refetch(),
    open,
    show: (id: string | null) => setParams(id === null ? {} : { id }, { replace: true }),
  };
}
