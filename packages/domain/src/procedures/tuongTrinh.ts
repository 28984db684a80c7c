import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What somebody does in the team of an operation. */
export const vaiTroPTTT = {
  PhauThuatVienChinh: { vi: 'Phẫu thuật viên, người thực hiện chính', en: 'Surgeon, main performer' },
  PhauThuatVienPhu: { vi: 'Người phụ', en: 'Assistant' },
  BacSiGayMe: { vi: 'Bác sĩ gây mê', en: 'Anaesthetist' },
  KyThuatVienGayMe: { vi: 'Kỹ thuật viên gây mê', en: 'Anaesthesia technician' },
  DungCuVien: { vi: 'Dụng cụ viên', en: 'Scrub nurse' },
  ChayNgoai: { vi: 'Chạy ngoài', en: 'Circulating nurse' },
  GiupViec: { vi: 'Giúp việc', en: 'Helper' },
} as const;

export type VaiTroPTTT = keyof typeof vaiTroPTTT;

/** Whether the patient died of it; the selection is mandatory (spec 6). */
export const tuVongPTTT = {
  KhongTuVong: { vi: 'Không tử vong', en: 'Did not die' },
  TrenBanMo: { vi: 'Tử vong trên bàn mổ', en: 'Died on the table' },
  Trong24Gio: { vi: 'Tử vong trong 24 giờ', en: 'Died within 24 hours' },
  Sau24Gio: { vi: 'Tử vong sau 24 giờ', en: 'Died after 24 hours' },
} as const;

export type TuVongPTTT = keyof typeof tuVongPTTT;

/** Complications, by their cause. */
export const taiBienPTTT = {
  KhongTaiBien: { vi: 'Không có tai biến', en: 'None' },
  DoPhauThuat: { vi: 'Do phẫu thuật, thủ thuật', en: 'Of the surgery or procedure' },
  DoGayMe: { vi: 'Do gây mê', en: 'Of the anaesthesia' },
  DoNhiemKhuan: { vi: 'Do nhiễm khuẩn', en: 'Of an infection' },
  Khac: { vi: 'Khác', en: 'Other' },
} as const;

export type TaiBienPTTT = keyof typeof taiBienPTTT;

/** Whether something is to be said about a complication. */
export function hasComplication(TaiBien: string | null | undefined): boolean {
  return Boolean(TaiBien) && TaiBien !== 'KhongTaiBien';
}

/** A member of the team with the share of the team's pay, in percent. */
export type ThanhVienPTTT = { NhanVien_Id: string; VaiTro: VaiTroPTTT; TyLe: number | null };

/** What the acts on a report decide on. */
export type TuongTrinhFacts = {
  TrangThai: string;
  /** The room that performs. */
  node: string | null;
};

/** The life of a report: waiting, in work, locked, returned to the orderer, cancelled with its order. */
export const tuongTrinhActs = defineActs<TuongTrinhFacts>()({
  name: 'TuongTrinhPTTT',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Chờ thực hiện', en: 'Waiting' },
    DangThucHien: { vi: 'Đang thực hiện', en: 'In work' },
    DaKhoa: { vi: 'Đã khóa', en: 'Locked' },
    DaTraKetQua: { vi: 'Đã trả kết quả', en: 'Returned' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'PHAU_THUAT_THU_THUAT',
      label: { vi: 'Viết tường trình', en: 'Write the report' },
      move: {
        from: ['DangThucHien'],
        wrong: (one) => (one.TrangThai === 'DaKhoa' ? 'PROCEDURE_LOCKED' : null),
      },
    },
    khoa: {
      permission: 'PHAU_THUAT_THU_THUAT',
      label: { vi: 'Khóa tường trình', en: 'Lock the report' },
      move: {
        from: ['DangThucHien'],
        to: 'DaKhoa',
        wrong: (one) => (one.TrangThai === 'DaKhoa' ? 'PROCEDURE_LOCKED' : null),
      },
    },
    moKhoa: {
      permission: 'PHAU_THUAT_THU_THUAT_MO_KHOA',
      label: { vi: 'Mở khóa tường trình', en: 'Unlock the report' },
      move: {
        from: ['DaKhoa'],
        to: 'DangThucHien',
        wrong: (one) => (one.TrangThai === 'DaTraKetQua' ? 'PROCEDURE_RETURNED' : 'PROCEDURE_NOT_LOCKED'),
      },
    },
  },
});

export type TrangThaiTuongTrinh = keyof typeof tuongTrinhActs.states;

/** Where a report stands, by its slip and whether it is locked. */
export function reportState(slipState: string, isLocked: boolean): TrangThaiTuongTrinh {
  switch (slipState) {
    case 'ChuaKetQua':
      return isLocked ? 'DaKhoa' : 'DangThucHien';
    case 'CoKetQua':
    case 'DaXemKetQua':
      return 'DaTraKetQua';
    case 'DaHuy':
      return 'DaHuy';
    default:
      return 'DangSuDung';
  }
}

/** Characters that the texts of a report may have. */
export const reportTexts = { ChanDoanTruoc: 1000, ChanDoanSau: 1000, TaiBienGhiChu: 1000 } as const;

/** Members that a team may have. */
export const teamMost = 20;

type Text = string | null | undefined;

export type TuongTrinh = {
  /** ISO texts of instants. */
  BatDau?: Text;
  KetThuc?: Text;
  ChanDoanTruoc?: Text;
  ChanDoanSau?: Text;
  TuVong?: Text;
  TaiBien?: Text;
  TaiBienGhiChu?: Text;
  Kip: ReadonlyArray<{ NhanVien_Id: Text; VaiTro: Text; TyLe: number | null }>;
};

/**
 * What is wrong with a report: an end that is not a minute after the start, a start or an end to come, a person twice in the team, shares of more
 * than the whole. `complete`: what it needs before it is locked or returned; start, end, the death selection and one main performer.
 */
export function reportIssues(report: TuongTrinh, now: Date, complete: boolean): Issue[] {
  const issues: Issue[] = [];
  const start = instantOf(report.BatDau);
  const end = instantOf(report.KetThuc);
  if (start !== null && start > now.getTime()) issues.push({ path: 'BatDau', code: 'PROCEDURE_FUTURE' });
  if (end !== null && end > now.getTime()) issues.push({ path: 'KetThuc', code: 'PROCEDURE_FUTURE' });
  // as they are shown: what somebody types has no seconds, the begin of the work has
  if (start !== null && end !== null && minuteOf(end) <= minuteOf(start))
    issues.push({ path: 'KetThuc', code: 'PROCEDURE_END' });
  for (const [path, max] of Object.entries(reportTexts))
    if ((report[path as keyof typeof reportTexts] ?? '').length > max)
      issues.push({ path, code: 'TOO_LONG', details: { max } });
  if (complete)
    for (const path of ['BatDau', 'KetThuc', 'TuVong'] as const)
      if (!report[path]) issues.push({ path, code: 'REQUIRED' });
  if (report.TaiBien === 'Khac' && !report.TaiBienGhiChu?.trim())
    issues.push({ path: 'TaiBienGhiChu', code: 'REQUIRED' });
  return [...issues, ...teamIssues(report.Kip, complete)];
}

function instantOf(text: Text): number | null {
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

const minuteOf = (at: number) => Math.floor(at / 60_000);

function teamIssues(team: TuongTrinh['Kip'], complete: boolean): Issue[] {
  const issues: Issue[] = [];
  if (team.length > teamMost) issues.push({ path: 'Kip', code: 'TOO_MANY', details: { max: teamMost } });
  const main = team.filter((one) => one.VaiTro === 'PhauThuatVienChinh').length;
  if (complete && main === 0) issues.push({ path: 'Kip', code: 'PROCEDURE_MAIN' });
  if (main > 1) issues.push({ path: 'Kip', code: 'PROCEDURE_MAIN' });
  team.forEach(({ NhanVien_Id, VaiTro, TyLe }, at) => {
    if (!NhanVien_Id) issues.push({ path: `Kip.${at}.NhanVien_Id`, code: 'REQUIRED' });
    else if (team.findIndex((one) => one.NhanVien_Id === NhanVien_Id) !== at)
      issues.push({ path: `Kip.${at}.NhanVien_Id`, code: 'PROCEDURE_TWICE' });
    if (!VaiTro) issues.push({ path: `Kip.${at}.VaiTro`, code: 'REQUIRED' });
    if (TyLe !== null && TyLe < 0)
      issues.push({ path: `Kip.${at}.TyLe`, code: 'TOO_SMALL', details: { min: 0 } });
    if (TyLe !== null && TyLe > 100)
      issues.push({ path: `Kip.${at}.TyLe`, code: 'TOO_LARGE', details: { max: 100 } });
  });
  const sum = team.reduce((all, { TyLe }) => all + (TyLe ?? 0), 0);
  if (sum > 100) issues.push({ path: 'Kip', code: 'PROCEDURE_SHARES', details: { sum } });
  return issues;
}
