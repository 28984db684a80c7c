import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { episodeIssues } from '../medicalRecords/benhAn.ts';
import { latestEnd, type TinhTrangNguoiBenh } from './doseTimes.ts';

/** What the acts on an entry of a treatment sheet decide on. */
export type ToDieuTriFacts = {
  TrangThai: string;
  /** The ward where the patient lies. */
  node: string | null;
  /** Why the stay takes no orders now; null while it does. */
  khongNhan: ErrorCode | null;
  /** The record of the stay is locked. */
  daKhoa: boolean;
  /** It is an order of the caller. */
  cuaToi: boolean;
};

const closed = ({ khongNhan, daKhoa }: ToDieuTriFacts) =>
  khongNhan ?? (daKhoa ? ('MEDICAL_RECORD_LOCKED' as const) : null);

/**
 * The life of an entry: written by the doctor it holds at once; a verbal order that somebody else wrote down waits until its doctor has
 * confirmed it. It is corrected while the stay takes orders, and cancelled for a reason; what it said before stays in the log.
 */
export const toDieuTriActs = defineActs<ToDieuTriFacts>()({
  name: 'ToDieuTri',
  initial: 'DangSuDung',
  states: {
    ChoXacNhan: { vi: 'Y lệnh miệng chờ xác nhận', en: 'Verbal, to be confirmed' },
    DangSuDung: { vi: 'Có hiệu lực', en: 'In force' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'Y_LENH',
      label: { vi: 'Sửa tờ điều trị', en: 'Correct the entry' },
      move: { from: ['ChoXacNhan', 'DangSuDung'] },
      refuse: closed,
    },
    xacNhan: {
      permission: 'Y_LENH',
      label: { vi: 'Xác nhận y lệnh miệng', en: 'Confirm the verbal order' },
      move: { from: ['ChoXacNhan'], to: 'DangSuDung' },
      refuse: (one) => closed(one) ?? (one.cuaToi ? null : 'VERBAL_ORDER_OF_ANOTHER'),
    },
    huy: {
      permission: 'Y_LENH',
      label: { vi: 'Hủy tờ điều trị', en: 'Cancel the entry' },
      move: { from: ['ChoXacNhan', 'DangSuDung'], to: 'DaHuy' },
      refuse: closed,
    },
  },
});

/** How much care a patient needs (circular 31/2021). */
export const capChamSoc = {
  I: { vi: 'Cấp I', en: 'Level I' },
  II: { vi: 'Cấp II', en: 'Level II' },
  III: { vi: 'Cấp III', en: 'Level III' },
} as const;
export type CapChamSoc = keyof typeof capChamSoc;

type Entry = {
  ThoiGian?: Date | null | undefined;
  BacSi_Id?: string | null | undefined;
  TinhTrang?: TinhTrangNguoiBenh | null | undefined;
  DienBien?: string | null | undefined;
  HieuLucDen?: Date | null | undefined;
};

/** What an entry lacks or has wrong: `tu` is when the treatment began, `holidays` the days off of the house, YYYY-MM-DD. */
export function toDieuTriIssues(
  one: Entry,
  { tu, now, holidays }: { tu: Date; now: Date; holidays: readonly string[] },
): Issue[] {
  const issues: Issue[] = (['ThoiGian', 'BacSi_Id', 'TinhTrang', 'DienBien', 'HieuLucDen'] as const)
    .filter((path) => !one[path])
    .map((path) => ({ path, code: 'REQUIRED' }));
  const { ThoiGian, TinhTrang, HieuLucDen } = one;
  if (!ThoiGian) return issues;
  issues.push(...episodeIssues('ThoiGian', ThoiGian, tu, now));
  if (!HieuLucDen) return issues;
  if (HieuLucDen <= ThoiGian) issues.push({ path: 'HieuLucDen', code: 'ORDER_END' });
  else if (TinhTrang && HieuLucDen > latestEnd(TinhTrang, ThoiGian, holidays))
    issues.push({ path: 'HieuLucDen', code: 'ORDER_HORIZON' });
  return issues;
}
