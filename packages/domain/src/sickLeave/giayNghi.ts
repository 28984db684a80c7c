import { defineActs, type Refusal } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on a sick-leave certificate decide on: the room of its session, and whether a patient has it on paper. */
export type GiayNghiFacts = {
  TrangThai: string;
  node: string | null;
  daIn: boolean;
  /** What the caller's position in the house refuses. */
  chucVu: Refusal | null;
};

/** Why a leave may be longer than usual (domain 6.2): the most days of one certificate follow from it. */
export const loaiNghi = {
  Thuong: { vi: 'Nghỉ ốm', en: 'Illness' },
  DinhChiThai: { vi: 'Sẩy thai, phá thai, thai chết lưu', en: 'Miscarriage, abortion or stillbirth' },
  Lao: { vi: 'Điều trị lao', en: 'Tuberculosis' },
} as const;

export type LoaiNghi = keyof typeof loaiNghi;

/**
 * The life of a certificate: in use, replaced by one that was issued again, cancelled. One that was handed out on paper is never
 * edited: it is issued again, and the new one names the old one.
 */
export const giayNghiActs = defineActs<GiayNghiFacts>()({
  name: 'GiayNghiHuongBHXH',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    BiThayThe: { vi: 'Đã cấp lại', en: 'Replaced' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'GIAY_NGHI_BHXH',
      label: { vi: 'Sửa giấy', en: 'Change' },
      move: { from: ['DangSuDung'], to: 'DangSuDung' },
      refuse: (one) => (one.daIn ? 'SICK_LEAVE_PRINTED' : one.chucVu),
    },
    xoa: {
      permission: 'GIAY_NGHI_BHXH',
      label: { vi: 'Xóa giấy', en: 'Remove' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
      refuse: (one) => (one.daIn ? 'SICK_LEAVE_PRINTED' : null),
    },
    capLai: {
      permission: 'GIAY_NGHI_BHXH',
      label: { vi: 'Cấp lại', en: 'Issue again' },
      move: { from: ['DangSuDung'], to: 'BiThayThe' },
      refuse: (one) => one.chucVu,
    },
    huy: {
      permission: 'GIAY_NGHI_BHXH',
      label: { vi: 'Hủy giấy', en: 'Cancel' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
    },
  },
});

/** The most days of one certificate: 30; 50 from the 13th week of a pregnancy that ended; 180 for tuberculosis. */
export function mostDays(kind: LoaiNghi, weeks: number | null): number {
  if (kind === 'Lao') return 180;
  return kind === 'DinhChiThai' && (weeks ?? 0) >= 13 ? 50 : 30;
}

/** Days from `from` to `until`, both counted. YYYY-MM-DD each; 0 where the end lies before. */
export function daysOfLeave(from: string, until: string): number {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  return Math.max(days, 0);
}

/** The last day of a leave of `days` days that begins on `from`. */
export function lastDayOfLeave(from: string, days: number): string {
  return new Date(Date.parse(from) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** The ten digits of the social insurance number that an insurance card ends with, or null. */
export function socialNumberOfCard(card: string | null): string | null {
  return card && /\d{10}$/.test(card) ? card.slice(-10) : null;
}

export type GiayNghi = {
  LoaiNghi: LoaiNghi;
  TuoiThai?: number | null | undefined;
  NguyenNhanDinhChi?: string | null | undefined;
  TuNgay?: string | null | undefined;
  DenNgay?: string | null | undefined;
  MaSoBHXH?: string | null | undefined;
  DonViLamViec?: string | null | undefined;
  PhuongPhapDieuTri?: string | null | undefined;
  HoTenCha?: string | null | undefined;
  HoTenMe?: string | null | undefined;
};

/** What a certificate is judged against: its session and its patient. */
export type ForWhom = {
  /** The day of the examination. */
  ngayKham: string;
  /** Codes of the main disease and the others. */
  icds: readonly string[];
  gioiTinh: 'MALE' | 'FEMALE' | 'OTHER';
  /** The birth, or the 1st of January of a year that alone is known. */
  ngaySinh: string;
};

/** What a certificate lacks or has wrong (domain 6.2, file 11 of the insurance portal). */
export function sickLeaveIssues(one: GiayNghi, of: ForWhom): Issue[] {
  const issues: Issue[] = [];
  for (const path of ['DonViLamViec', 'PhuongPhapDieuTri'] as const)
    if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  if (!one.MaSoBHXH) issues.push({ path: 'MaSoBHXH', code: 'REQUIRED' });
  else if (!/^\d{10}$/.test(one.MaSoBHXH)) issues.push({ path: 'MaSoBHXH', code: 'SOCIAL_NUMBER' });
  issues.push(...kindIssues(one, of), ...dayIssues(one, of));
  if (isUnderSeven(of) && !one.HoTenCha && !one.HoTenMe)
    issues.push({ path: 'HoTenCha', code: 'SICK_LEAVE_PARENT' });
  return issues;
}

function kindIssues(one: GiayNghi, of: ForWhom): Issue[] {
  if (one.LoaiNghi === 'Lao' && !of.icds.some((code) => /^A1[5-9]/.test(code)))
    return [{ path: 'LoaiNghi', code: 'SICK_LEAVE_NO_TUBERCULOSIS' }];
  if (one.LoaiNghi !== 'DinhChiThai') return [];
  if (of.gioiTinh === 'MALE') return [{ path: 'LoaiNghi', code: 'SICK_LEAVE_NOT_FOR_MEN' }];
  const issues: Issue[] = [];
  if (!one.TuoiThai) issues.push({ path: 'TuoiThai', code: 'REQUIRED' });
  else if (one.TuoiThai > 42) issues.push({ path: 'TuoiThai', code: 'TOO_LARGE', details: { max: 42 } });
  if (!one.NguyenNhanDinhChi) issues.push({ path: 'NguyenNhanDinhChi', code: 'REQUIRED' });
  return issues;
}

function dayIssues({ TuNgay, DenNgay, LoaiNghi, TuoiThai }: GiayNghi, { ngayKham }: ForWhom): Issue[] {
  const issues: Issue[] = [];
  if (!TuNgay) issues.push({ path: 'TuNgay', code: 'REQUIRED' });
  else if (TuNgay !== ngayKham) issues.push({ path: 'TuNgay', code: 'SICK_LEAVE_START' });
  if (!DenNgay) issues.push({ path: 'DenNgay', code: 'REQUIRED' });
  if (!TuNgay || !DenNgay) return issues;
  const days = daysOfLeave(TuNgay, DenNgay);
  const max = mostDays(LoaiNghi, TuoiThai ?? null);
  if (days === 0) issues.push({ path: 'DenNgay', code: 'SICK_LEAVE_END' });
  else if (days > max) issues.push({ path: 'DenNgay', code: 'SICK_LEAVE_TOO_LONG', details: { max } });
  return issues;
}

/** Whether the patient was not yet seven on the day of the examination: a parent takes the leave. */
export function isUnderSeven({ ngaySinh, ngayKham }: Pick<ForWhom, 'ngaySinh' | 'ngayKham'>): boolean {
  const seventh = `${Number(ngaySinh.slice(0, 4)) + 7}${ngaySinh.slice(4)}`;
  return ngayKham < seventh;
}
