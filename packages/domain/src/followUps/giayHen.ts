import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { daysBetween, workingDayAfter } from '../insurance/dates.ts';

/** What the acts on an appointment slip decide on: its state, the room of its session or the ward of its stay, and whether the record of the stay is locked. */
export type GiayHenFacts = { TrangThai: string; node: string | null; daKhoa?: boolean };

const locked = ({ daKhoa }: GiayHenFacts) => (daKhoa ? 'MEDICAL_RECORD_LOCKED' : null);

/**
 * The life of an appointment slip: in force, used by one reception, replaced by one that was issued again, cancelled. What was issued is
 * never edited. A reception that is cancelled or names no slip any more gives its slip back.
 */
export const giayHenActs = defineActs<GiayHenFacts>()({
  name: 'GiayHenKhamLai',
  initial: 'HieuLuc',
  states: {
    HieuLuc: { vi: 'Còn hiệu lực', en: 'In force' },
    DaDung: { vi: 'Đã sử dụng', en: 'Used' },
    BiThayThe: { vi: 'Đã cấp lại', en: 'Replaced' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    capLai: {
      permission: 'GIAY_HEN_KHAM_LAI',
      label: { vi: 'Cấp lại', en: 'Issue again' },
      move: { from: ['HieuLuc'], to: 'BiThayThe' },
      refuse: locked,
    },
    huy: {
      permission: 'GIAY_HEN_KHAM_LAI',
      label: { vi: 'Hủy phiếu hẹn', en: 'Cancel' },
      move: { from: ['HieuLuc'], to: 'DaHuy' },
      refuse: locked,
    },
    dung: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Sử dụng khi tiếp nhận', en: 'Use for a reception' },
      move: { from: ['HieuLuc'], to: 'DaDung' },
    },
    traLai: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Trả lại khi tiếp nhận không dùng nữa', en: 'Give back' },
      move: { from: ['DaDung'], to: 'HieuLuc' },
    },
  },
});

/** How an appointment stands on a day, for the work list. */
export const tinhTrangHen = {
  ChoDen: { vi: 'Chờ đến', en: 'Due' },
  QuaHen: { vi: 'Quá hẹn', en: 'Overdue' },
  DaDen: { vi: 'Đã đến', en: 'Came' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

/** How a person was reminded. */
export const cachNhac = {
  GoiDien: { vi: 'Gọi điện', en: 'Phone call' },
  NhanTin: { vi: 'Nhắn tin', en: 'Text message' },
  TrucTiep: { vi: 'Nói trực tiếp', en: 'In person' },
  Khac: { vi: 'Cách khác', en: 'Another way' },
} as const;

/** Working days after its day until which a slip holds when nobody says otherwise. */
const usualDays = 10;

/** The last day of a slip for `day` (YYYY-MM-DD) when nobody says otherwise. */
export function usualLastDay(day: string): string {
  return workingDayAfter(day, usualDays);
}

/** The most days from the appointment to the last day on which its slip holds. */
const mostDays = 90;

type GiayHen = {
  NgayHen?: string | null | undefined;
  HieuLucDen?: string | null | undefined;
};

/** What is wrong with a slip that is issued on `today` for an examination of `ngayKham`: days as YYYY-MM-DD. */
export function slipIssues(one: GiayHen, { ngayKham, today }: { ngayKham: string; today: string }): Issue[] {
  const { NgayHen, HieuLucDen } = one;
  if (!NgayHen) return [{ path: 'NgayHen', code: 'REQUIRED' }];
  if (NgayHen < ngayKham) return [{ path: 'NgayHen', code: 'FOLLOW_UP_BEFORE_EXAM' }];
  if (NgayHen < today) return [{ path: 'NgayHen', code: 'APPOINTMENT_DAY_PAST' }];
  if (!HieuLucDen) return [{ path: 'HieuLucDen', code: 'REQUIRED' }];
  if (HieuLucDen < NgayHen) return [{ path: 'HieuLucDen', code: 'APPOINTMENT_ENDS_BEFORE' }];
  return daysBetween(NgayHen, HieuLucDen) > mostDays
    ? [{ path: 'HieuLucDen', code: 'APPOINTMENT_TOO_LONG', details: { max: mostDays } }]
    : [];
}

/** A slip as a reception finds it by its number. */
export type FoundSlip = {
  TrangThai: 'HieuLuc' | 'DaDung' | 'BiThayThe' | 'DaHuy';
  BenhNhan_Id: string;
  /** The facility that issued it. */
  coSo: string | null;
  NgayHen: string;
  HieuLucDen: string;
};

const byState: Readonly<Partial<Record<FoundSlip['TrangThai'], ErrorCode>>> = {
  DaDung: 'APPOINTMENT_USED',
  BiThayThe: 'APPOINTMENT_REPLACED',
  DaHuy: 'APPOINTMENT_CANCELLED',
};

/** Why a visit may not use a slip, as an issue at the number that was given; null when it may. */
export function useRefusal(
  slip: FoundSlip | null,
  visit: { BenhNhan_Id: string; coSo: string | null; ngay: string },
): Issue | null {
  const path = 'SoGiayHen';
  if (!slip || slip.coSo !== visit.coSo) return { path, code: 'APPOINTMENT_UNKNOWN' };
  if (slip.BenhNhan_Id !== visit.BenhNhan_Id) return { path, code: 'APPOINTMENT_OF_ANOTHER' };
  const code = byState[slip.TrangThai];
  if (code) return { path, code };
  const { NgayHen, HieuLucDen } = slip;
  if (visit.ngay < NgayHen) return { path, code: 'APPOINTMENT_EARLY', details: { NgayHen } };
  return visit.ngay > HieuLucDen ? { path, code: 'APPOINTMENT_EXPIRED', details: { HieuLucDen } } : null;
}

/** What is wrong with a note of a reminder: when it was is not later than now. */
export function reminderIssues(
  one: { LucNhac: Date; CachNhac: string; GhiChu: string | null },
  now: Date,
): Issue[] {
  if (one.LucNhac > now) return [{ path: 'LucNhac', code: 'IN_THE_FUTURE' }];
  return one.CachNhac === 'Khac' && !one.GhiChu ? [{ path: 'GhiChu', code: 'REQUIRED' }] : [];
}
