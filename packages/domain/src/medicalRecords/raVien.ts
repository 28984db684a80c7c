import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { episodeIssues } from './benhAn.ts';

/** What the acts on a discharge decide on: whether a patient has it on paper. */
export type RaVienFacts = { TrangThai: string; node: string | null; daIn: boolean };

/** How the treatment ended (KET_QUA_DTRI of the insurance file; `xml` is its code). */
export const ketQuaDieuTri = {
  Khoi: { vi: 'Khỏi', en: 'Cured', xml: 1 },
  Do: { vi: 'Đỡ, giảm', en: 'Improved', xml: 2 },
  KhongThayDoi: { vi: 'Không thay đổi', en: 'Unchanged', xml: 3 },
  NangHon: { vi: 'Nặng hơn', en: 'Worse', xml: 4 },
  TuVong: { vi: 'Tử vong', en: 'Died', xml: 5 },
  NangXinVe: { vi: 'Tiên lượng nặng, xin về', en: 'Poor prognosis, taken home', xml: 6 },
  ChuaXacDinh: { vi: 'Chưa xác định', en: 'Not determined', xml: 7 },
} as const;

/** How the patient left (MA_LOAI_RV of the insurance file). */
export const loaiRaVien = {
  RaVien: { vi: 'Ra viện', en: 'Discharged', xml: 1 },
  ChuyenChuyenMon: { vi: 'Chuyển theo yêu cầu chuyên môn', en: 'Referred for medical reasons', xml: 2 },
  BoDieuTri: { vi: 'Bỏ điều trị', en: 'Left treatment', xml: 3 },
  XinRaVien: { vi: 'Xin ra viện', en: 'At own request', xml: 4 },
  ChuyenTheoYeuCau: { vi: 'Chuyển theo yêu cầu người bệnh', en: 'Referred at own request', xml: 5 },
} as const;

export type KetQuaDieuTri = keyof typeof ketQuaDieuTri;
export type LoaiRaVien = keyof typeof loaiRaVien;

/** The life of a discharge: in use, replaced by a further version once a patient had it on paper, taken back. */
export const raVienActs = defineActs<RaVienFacts>()({
  name: 'RaVienNgoaiTru',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    BiThayThe: { vi: 'Đã thay thế', en: 'Replaced' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Sửa giấy ra viện', en: 'Change the discharge' },
      move: { from: ['DangSuDung'] },
    },
    thayThe: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Lập bản thay thế', en: 'Write a new version' },
      move: { from: ['DangSuDung'], to: 'BiThayThe' },
    },
    huy: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Hủy ra viện', en: 'Take the discharge back' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
    },
  },
});

type RaVien = {
  ThoiGianRaVien?: string | Date | null | undefined;
  KetQuaDieuTri?: KetQuaDieuTri | null | undefined;
  LoaiRaVien?: LoaiRaVien | null | undefined;
  ChanDoan?: string | null | undefined;
  ChanDoanICD_Id?: string | null | undefined;
  ChanDoanPhuICD_Ids?: readonly string[] | null | undefined;
  PhuongPhapDieuTri?: string | null | undefined;
  NguoiGiamHo?: string | null | undefined;
};

/** What a discharge is judged against. */
export type ForRecord = {
  /** When the treatment began. */
  tu: Date;
  now: Date;
  /** Today, YYYY-MM-DD. */
  ngay: string;
  /** The birth, or the 1st of January of a year that alone is known: YYYY-MM-DD. */
  ngaySinh: string;
};

const needed = [
  'ThoiGianRaVien',
  'KetQuaDieuTri',
  'LoaiRaVien',
  'ChanDoan',
  'ChanDoanICD_Id',
  'PhuongPhapDieuTri',
] as const;

/** What a discharge lacks or has wrong (domain 6.2, file 7 of the insurance portal). */
export function raVienIssues(one: RaVien, of: ForRecord): Issue[] {
  const issues: Issue[] = needed.filter((path) => !one[path]).map((path) => ({ path, code: 'REQUIRED' }));
  const { ThoiGianRaVien: at } = one;
  if (at) issues.push(...episodeIssues('ThoiGianRaVien', at, of.tu, of.now));
  if (one.ChanDoanICD_Id && one.ChanDoanPhuICD_Ids?.includes(one.ChanDoanICD_Id))
    issues.push({ path: 'ChanDoanPhuICD_Ids', code: 'ICD_MAIN_IS_SECONDARY' });
  if (isUnderSixteen(of) && !one.NguoiGiamHo)
    issues.push({ path: 'NguoiGiamHo', code: 'DISCHARGE_GUARDIAN' });
  return issues;
}

/** Whether a patient was not yet sixteen on a day: the paper then names who cares for the child. */
export function isUnderSixteen({ ngaySinh, ngay }: Pick<ForRecord, 'ngaySinh' | 'ngay'>): boolean {
  const sixteenth = `${Number(ngaySinh.slice(0, 4)) + 16}${ngaySinh.slice(4)}`;
  return ngay < sixteenth;
}
