import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { episodeIssues } from '../medicalRecords/benhAn.ts';
import { isUnderSixteen, type KetQuaDieuTri, type LoaiRaVien } from '../medicalRecords/raVien.ts';

/** What the acts on the discharge of a stay decide on. */
export type RaVienNoiTruFacts = {
  TrangThai: string;
  /** The ward. */
  node: string | null;
  /** A patient has it on paper. */
  daIn: boolean;
};

/** The life of the discharge of a stay: in use, replaced by a further version once a patient has it on paper, taken back with the order. */
export const raVienNoiTruActs = defineActs<RaVienNoiTruFacts>()({
  name: 'RaVienNoiTru',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    BiThayThe: { vi: 'Đã thay thế', en: 'Replaced' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'NOI_TRU_RA_VIEN',
      label: { vi: 'Sửa giấy ra viện', en: 'Change the discharge' },
      move: { from: ['DangSuDung'] },
      refuse: (one) => (one.daIn ? 'DISCHARGE_PRINTED' : null),
    },
    thayThe: {
      permission: 'NOI_TRU_RA_VIEN',
      label: { vi: 'Lập bản thay thế', en: 'Write a new version' },
      move: { from: ['DangSuDung'], to: 'BiThayThe' },
    },
    huy: {
      permission: 'NOI_TRU_RA_VIEN',
      label: { vi: 'Hủy giấy ra viện', en: 'Take the discharge back' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
    },
  },
});

/** Why the patient leaves: what the ward chooses from. Each gives the kind of discharge, and death its result. */
export const hinhThucRaVien = {
  BinhThuong: { vi: 'Ra viện', en: 'Discharged' },
  ChuyenVien: { vi: 'Chuyển cơ sở khác', en: 'To another facility' },
  XinVe: { vi: 'Xin ra viện', en: 'At own request' },
  TronVien: { vi: 'Trốn viện', en: 'Escaped' },
  TuVong: { vi: 'Tử vong', en: 'Died' },
} as const;

export type HinhThucRaVien = keyof typeof hinhThucRaVien;

/** Why the patient left, by what the insurance file is told (domain 3.4). */
export function hinhThucOf(one: {
  KetQuaDieuTri?: KetQuaDieuTri | null | undefined;
  LoaiRaVien?: LoaiRaVien | null | undefined;
}): HinhThucRaVien {
  if (one.KetQuaDieuTri === 'TuVong') return 'TuVong';
  if (one.LoaiRaVien === 'BoDieuTri') return 'TronVien';
  if (one.LoaiRaVien === 'XinRaVien') return 'XinVe';
  const sentOn = one.LoaiRaVien === 'ChuyenChuyenMon' || one.LoaiRaVien === 'ChuyenTheoYeuCau';
  return sentOn ? 'ChuyenVien' : 'BinhThuong';
}

/** The summary that a ward writes before it closes its work (health book 10.2). */
export const tomTatRaVien = [
  'QuaTrinhBenhLy',
  'KetQuaCanLamSang',
  'PhuongPhapDieuTri',
  'HuongDieuTri',
] as const;

type Time = string | Date | null | undefined;
export type RaVienNoiTru = {
  ThoiGianRaVien?: Time;
  KetQuaDieuTri?: KetQuaDieuTri | null | undefined;
  LoaiRaVien?: LoaiRaVien | null | undefined;
  ChanDoan?: string | null | undefined;
  ChanDoanICD_Id?: string | null | undefined;
  ChanDoanPhuICD_Ids?: readonly string[] | null | undefined;
  NgayTaiKham?: string | null | undefined;
  NguoiGiamHo?: string | null | undefined;
  ThoiGianTuVong?: Time;
  NguyenNhanTuVong?: string | null | undefined;
  NguyenNhanTuVongICD_Id?: string | null | undefined;
  LanCuoiThay?: Time;
  XuLyTronVien?: string | null | undefined;
};

/** What a discharge of a stay is judged against. */
export type ForStay = {
  /** When the stay began, and since when the patient lies in the bed: the stay does not end before either. */
  vaoLuc: Date;
  tu: Date;
  now: Date;
  /** The day on which it is written, YYYY-MM-DD. */
  ngay: string;
  /** The local day of the discharge, YYYY-MM-DD; empty where there is none yet. */
  ngayRa: string | null;
  /** The birth, or the 1st of January of a year that alone is known: YYYY-MM-DD. */
  ngaySinh: string;
};

/** What the discharge of a stay lacks or has wrong. */
export function raVienNoiTruIssues(one: RaVienNoiTru, of: ForStay): Issue[] {
  const kind = hinhThucOf(one);
  const needed: readonly (keyof RaVienNoiTru)[] = [
    ...(['ThoiGianRaVien', 'KetQuaDieuTri', 'LoaiRaVien', 'ChanDoan', 'ChanDoanICD_Id'] as const),
    ...(kind === 'TuVong' ? (['ThoiGianTuVong', 'NguyenNhanTuVong', 'NguyenNhanTuVongICD_Id'] as const) : []),
    ...(kind === 'TronVien' ? (['LanCuoiThay', 'XuLyTronVien'] as const) : []),
    ...(isUnderSixteen(of) ? (['NguoiGiamHo'] as const) : []),
  ];
  const issues: Issue[] = needed
    .filter((path) => !one[path])
    .map((path) => ({ path, code: path === 'NguoiGiamHo' ? 'DISCHARGE_GUARDIAN' : 'REQUIRED' }));
  const { ThoiGianRaVien: at } = one;
  if (at) issues.push(...episodeIssues('ThoiGianRaVien', at, of.tu, of.now));
  if (one.ChanDoanICD_Id && one.ChanDoanPhuICD_Ids?.includes(one.ChanDoanICD_Id))
    issues.push({ path: 'ChanDoanPhuICD_Ids', code: 'ICD_MAIN_IS_SECONDARY' });
  if (kind === 'TuVong' && one.LoaiRaVien && one.LoaiRaVien !== 'RaVien')
    issues.push({ path: 'LoaiRaVien', code: 'DISCHARGE_DEATH_KIND' });
  if (kind === 'TuVong')
    issues.push(...within('ThoiGianTuVong', one.ThoiGianTuVong, at, of, 'DISCHARGE_DEATH_TIME'));
  if (kind === 'TronVien')
    issues.push(...within('LanCuoiThay', one.LanCuoiThay, at, of, 'DISCHARGE_SEEN_TIME'));
  if (one.NgayTaiKham && of.ngayRa && one.NgayTaiKham <= of.ngayRa)
    issues.push({ path: 'NgayTaiKham', code: 'DISCHARGE_FOLLOW_UP' });
  return issues;
}

/** When a stay ends that is to end at `at` and had its last move at `tu`: times are typed to the minute, and in that of the move it ends right after it. */
export function endOfStay(at: Date, tu: Date): Date {
  const [end, move] = [at.getTime(), tu.getTime()];
  return end <= move && end >= move - (move % 60_000) ? new Date(move + 1) : at;
}

/** A moment within the stay, not after its end. */
function within(
  path: string,
  moment: Time,
  end: Time,
  { vaoLuc, now }: ForStay,
  code: 'DISCHARGE_DEATH_TIME' | 'DISCHARGE_SEEN_TIME',
): Issue[] {
  if (!moment) return [];
  const at = new Date(moment).getTime();
  const until = end ? new Date(end).getTime() : now.getTime();
  const begin = vaoLuc.getTime() - (vaoLuc.getTime() % 60_000);
  return Number.isNaN(at) || at < begin || at > until ? [{ path, code }] : [];
}
