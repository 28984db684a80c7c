import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on a transfer decide on: `node` is the ward that sends, `khoaDen` the one that is asked. */
export type ChuyenKhoaFacts = { TrangThai: string; node: string | null; khoaDen?: string | null };

const receiving = (one: ChuyenKhoaFacts) => one.khoaDen ?? one.node;

/**
 * A transfer between wards: sent by the ward that the patient leaves, accepted to a bed or refused by the other, taken back by the first
 * while it waits. Until it is accepted the patient lies where they lay.
 */
export const chuyenKhoaActs = defineActs<ChuyenKhoaFacts>()({
  name: 'PhieuChuyenKhoa',
  initial: 'DangChuyen',
  states: {
    DangChuyen: { vi: 'Đang chờ nhận', en: 'Waiting' },
    DaNhan: { vi: 'Đã nhận', en: 'Accepted' },
    TuChoi: { vi: 'Từ chối', en: 'Refused' },
    DaHuy: { vi: 'Đã rút lại', en: 'Taken back' },
  },
  acts: {
    nhan: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Nhận chuyển khoa', en: 'Accept the transfer' },
      at: receiving,
      move: { from: ['DangChuyen'], to: 'DaNhan' },
    },
    tuChoi: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Từ chối nhận', en: 'Refuse the transfer' },
      at: receiving,
      move: { from: ['DangChuyen'], to: 'TuChoi' },
    },
    huy: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Rút lại phiếu chuyển khoa', en: 'Take the transfer back' },
      move: { from: ['DangChuyen'], to: 'DaHuy' },
    },
  },
});

/** What a transfer lacks or has wrong. */
export function chuyenKhoaIssues(one: {
  KhoaDen_Id?: string | null | undefined;
  /** The ward where the patient lies. */
  KhoaDi_Id: string | null;
  /** Whether the ward is one of the same facility. */
  laKhoaCuaCoSo: boolean;
  LyDo?: string | null | undefined;
  TomTat?: string | null | undefined;
}): Issue[] {
  const issues: Issue[] = [];
  for (const path of ['KhoaDen_Id', 'LyDo', 'TomTat'] as const)
    if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  if (!one.KhoaDen_Id) return issues;
  if (one.KhoaDen_Id === one.KhoaDi_Id) issues.push({ path: 'KhoaDen_Id', code: 'TRANSFER_SAME_WARD' });
  else if (!one.laKhoaCuaCoSo) issues.push({ path: 'KhoaDen_Id', code: 'ADMISSION_TO_NO_WARD' });
  return issues;
}

/** After so many minutes without an answer a transfer is late: both wards see it. */
export const phutChoNhan = 120;

/** How many whole minutes a transfer has waited, and whether it is late. */
export function choNhan(ThoiGianGui: Date, now: Date): { phut: number; quaHan: boolean } {
  const phut = Math.max(0, Math.floor((now.getTime() - ThoiGianGui.getTime()) / 60_000));
  return { phut, quaHan: phut >= phutChoNhan };
}
