import { useQuery } from '@apollo/client/react';
import { tinhTrangHen } from '@sen/domain/followUps/giayHen';
import { useState } from 'react';
import { dayPlus, today } from '../../ui/dateText.ts';
import type { DayRange } from '../../ui/periods.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { type DongTaiKhamFragment, TaiKhamsDocument } from './list.main.gen.ts';
import { lookBack } from './lookBack.ts';

export type FollowUpRow = DongTaiKhamFragment;
export type FollowUpTab = 'TatCa' | FollowUpRow['TinhTrang'];

const states = Object.keys(tinhTrangHen) as Array<FollowUpRow['TinhTrang']>; // its keys
export const followUpTabs: readonly FollowUpTab[] = ['TatCa', ...states];
export const followUpPageSize = 50;

/** The follow-ups of some days, a week around today at first, live. */
export function useFollowUps() {
  const choices = useListChoices<FollowUpTab>(followUpTabs, 'TatCa');
  const [chosen, setRange] = useState<DayRange | null>(null);
  const [page, setPage] = useState(1);
  const [room, setRoom] = useState<string | null>(null);
  const [doctor, setDoctor] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const range = chosen ?? { from: dayPlus(today(), -lookBack), to: dayPlus(today(), lookBack) };
  const { tab, keyword } = choices;
  const list = useQuery(TaiKhamsDocument, {
    variables: {
      tuNgay: range.from,
      denNgay: range.to,
      TinhTrang: tab === 'TatCa' ? null : tab,
      PhongBan_Id: room,
      BacSi_Id: doctor,
      keyword,
      page,
      limit: followUpPageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['KhamBenh', 'TiepNhan'], () => void list.refetch());
  const shown = (list.data ?? list.previousData)?.danhSachTaiKham;
  const rows = shown?.data ?? [];
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
    room,
    setRoom: first(setRoom),
    doctor,
    setDoctor: first(setDoctor),
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
    open: rows.find((row) => row._id === openId) ?? null,
    show: (row: FollowUpRow | null) => setOpenId(row?._id ?? null),
  };
}
