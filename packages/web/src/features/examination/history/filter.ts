import { isDay } from '../../../ui/dateText.ts';
import type { HistoryVisitsQueryVariables } from './history.main.gen.ts';

/** What the list of visits is narrowed to; days as typed, null where nothing is. */
export type HistoryFilter = {
  from: string | null;
  to: string | null;
  DoiTuong: string | null;
  PhongBan_Ids: readonly string[];
  TrangThai: 'DangKham' | 'DaKham' | 'DaHuy' | null;
};

export const states = ['DangKham', 'DaKham', 'DaHuy'] as const;
export const wholeHistory: HistoryFilter = {
  from: null,
  to: null,
  DoiTuong: null,
  PhongBan_Ids: [],
  TrangThai: null,
};

/** The filter as the question to the server: a day that is not whole yet narrows nothing. */
export function asked(
  BenhNhan_Id: string,
  { from, to, DoiTuong, PhongBan_Ids, TrangThai }: HistoryFilter,
): HistoryVisitsQueryVariables {
  return {
    BenhNhan_Id,
    startDate: isDay(from) ? from : null,
    endDate: isDay(to) ? to : null,
    DoiTuong,
    PhongBan_Ids: PhongBan_Ids.length > 0 ? [...PhongBan_Ids] : null,
    TrangThai,
  };
}

/** How many parts of the filter narrow the list. */
export function countOf({ from, to, DoiTuong, PhongBan_Ids, TrangThai }: HistoryFilter): number {
  return [isDay(from), isDay(to), DoiTuong, PhongBan_Ids.length > 0, TrangThai].filter(Boolean).length;
}

/** The last days are before the first: nothing can lie between them. */
export function isTurned({ from, to }: HistoryFilter): boolean {
  return isDay(from) && isDay(to) && from > to;
}
