import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { type Vitals, vitalIssues } from '../vitals/plausible.ts';

/** What the acts on an outpatient record decide on. */
export type BenhAnFacts = {
  TrangThai: string;
  /** The room that keeps the record. */
  node: string | null;
  /** The room of the examination that joins or leaves; whoever examines there writes it into the record. */
  phongKham?: string | null;
  /** An episode is open. */
  dotDangMo: boolean;
  /** Examinations that belong to the record, cancelled ones aside. */
  soLanKham: number;
  /** Summaries of progress in use. */
  soSoKet: number;
  /** The record of a stay in a ward: what outpatient records do is not done with it. */
  noiTru?: boolean;
  /** It is locked: nothing is written into it until somebody opens it again. */
  daKhoa?: boolean;
};

export const trangThaiDot = {
  DangDieuTri: { vi: 'Đang điều trị', en: 'Under treatment' },
  DaKetThuc: { vi: 'Đã kết thúc', en: 'Ended' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

/** The kinds of a list of records: their states. */
export type TrangThaiBenhAn = keyof typeof trangThaiDot;

const closed = 'MEDICAL_RECORD_CLOSED';
const ofStay = ({ noiTru }: BenhAnFacts) => (noiTru ? 'MEDICAL_RECORD_OF_STAY' : null);
const ofSession = ({ noiTru }: BenhAnFacts) => (noiTru ? null : 'MEDICAL_RECORD_OUTPATIENT');
const locked = ({ daKhoa }: BenhAnFacts) => (daKhoa ? 'MEDICAL_RECORD_LOCKED' : null);

/**
 * The life of an outpatient record: under treatment with one episode after another, ended by a discharge, or cancelled when it was
 * opened by mistake. A discharge that is taken back opens it again.
 */
export const benhAnActs = defineActs<BenhAnFacts>()({
  name: 'BenhAn',
  initial: 'DangDieuTri',
  states: trangThaiDot,
  acts: {
    sua: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Sửa bệnh án', en: 'Change the record' },
      move: { from: ['DangDieuTri'], wrong: closed },
      refuse: ofStay,
    },
    ghiKham: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Ghi lần khám vào bệnh án', en: 'Add the examination' },
      at: (one) => one.phongKham ?? one.node,
      move: { from: ['DangDieuTri'], wrong: closed },
      refuse: (one) => ofStay(one) ?? (one.dotDangMo ? null : 'NO_TREATMENT_EPISODE'),
    },
    boKham: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Bỏ lần khám khỏi bệnh án', en: 'Take the examination out' },
      at: (one) => one.phongKham ?? one.node,
      move: { from: ['DangDieuTri'], wrong: closed },
      refuse: ofStay,
    },
    ketThucDot: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Kết thúc đợt điều trị', en: 'End the episode' },
      move: { from: ['DangDieuTri'], wrong: closed },
      refuse: (one) => ofStay(one) ?? (one.dotDangMo ? null : 'NO_TREATMENT_EPISODE'),
    },
    batDauDot: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Bắt đầu đợt mới', en: 'Begin a new episode' },
      move: { from: ['DangDieuTri'], wrong: closed },
      refuse: (one) => ofStay(one) ?? (one.dotDangMo ? 'TREATMENT_EPISODE_OPEN' : null),
    },
    soKet: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Viết phiếu sơ kết', en: 'Write a summary' },
      move: { from: ['DangDieuTri'], wrong: closed },
      refuse: locked,
    },
    raVien: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Kết thúc điều trị', en: 'Discharge' },
      move: { from: ['DangDieuTri'], to: 'DaKetThuc', wrong: closed },
      refuse: ofStay,
    },
    huyRaVien: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Hủy ra viện, điều trị tiếp', en: 'Take the discharge back' },
      move: { from: ['DaKetThuc'], to: 'DangDieuTri' },
      refuse: ofStay,
    },
    suaNoiTru: {
      permission: 'Y_LENH',
      label: { vi: 'Sửa bệnh án nội trú', en: 'Change the record of the stay' },
      move: { from: ['DangDieuTri'], wrong: closed },
      refuse: (one) => ofSession(one) ?? locked(one),
    },
    khoa: {
      permission: 'Y_LENH',
      label: { vi: 'Khóa bệnh án', en: 'Lock the record' },
      move: { from: ['DangDieuTri', 'DaKetThuc'] },
      refuse: (one) => ofSession(one) ?? locked(one),
    },
    moKhoa: {
      permission: 'Y_LENH',
      label: { vi: 'Mở khóa bệnh án', en: 'Open the record again' },
      move: { from: ['DangDieuTri', 'DaKetThuc'] },
      refuse: (one) => ofSession(one) ?? (one.daKhoa ? null : 'MEDICAL_RECORD_NOT_LOCKED'),
    },
    // Opened by mistake: nothing but the examination that opened it.
    huy: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Hủy bệnh án', en: 'Cancel the record' },
      move: { from: ['DangDieuTri'], to: 'DaHuy' },
      refuse: (one) => ofStay(one) ?? (one.soLanKham > 1 || one.soSoKet > 0 ? 'MEDICAL_RECORD_IN_USE' : null),
    },
  },
});

export type BenhAnAction = keyof typeof benhAnActs.acts;

/** The vital signs that a record begins with. */
export const benhAnVitals = [
  'Mach',
  'NhietDo',
  'HuyetApCao',
  'HuyetApThap',
  'NhipTho',
  'ChieuCao',
  'CanNang',
] as const satisfies ReadonlyArray<keyof Vitals>;

/** What every record must say (spec 5): its kind, when treatment began, the specialty, the room, the doctor and the main disease. */
export const benhAnRequired = [
  'LoaiBenhAn_Id',
  'ThoiGianVaoVien',
  'ChuyenKhoa_Id',
  'PhongBan_Id',
  'BacSi_Id',
  'ChanDoanICD_Id',
] as const;

/** What the record of a stay must say by itself: the rest follows from the stay. */
export const benhAnNoiTruRequired = ['LoaiBenhAn_Id', 'ChanDoanICD_Id'] as const;

type BenhAn = Vitals & {
  [K in (typeof benhAnRequired)[number]]?: string | Date | null | undefined;
} & { ChanDoanPhuICD_Ids?: readonly string[] | null | undefined };

/** What a record lacks or has wrong; `now` is the instant at which it is written, `required` what one of its kind must say. */
export function benhAnIssues(
  one: BenhAn,
  now: Date,
  required: ReadonlyArray<(typeof benhAnRequired)[number]> = benhAnRequired,
): Issue[] {
  const issues: Issue[] = required.filter((path) => !one[path]).map((path) => ({ path, code: 'REQUIRED' }));
  if (one.ThoiGianVaoVien) issues.push(...notLaterThan('ThoiGianVaoVien', one.ThoiGianVaoVien, now));
  if (one.ChanDoanICD_Id && one.ChanDoanPhuICD_Ids?.some((id) => id === one.ChanDoanICD_Id))
    issues.push({ path: 'ChanDoanPhuICD_Ids', code: 'ICD_MAIN_IS_SECONDARY' });
  return [...issues, ...vitalIssues(one)];
}

/** A moment that must have come: an instant, or its ISO text. */
export function notLaterThan(path: string, at: string | Date, now: Date): Issue[] {
  const time = new Date(at).getTime();
  if (Number.isNaN(time)) return [{ path, code: 'NOT_A_TIME' }];
  return time > now.getTime() ? [{ path, code: 'MEDICAL_RECORD_FUTURE' }] : [];
}

/**
 * When an episode may begin or end: not before `from`, the begin of it or the end of the one before, and not in the future. People write
 * minutes, so that the minute of `from` itself is not before it.
 */
export function episodeIssues(path: string, at: string | Date, from: Date, now: Date): Issue[] {
  const issues = notLaterThan(path, at, now);
  if (issues.length > 0) return issues;
  return new Date(at).getTime() < from.getTime() - (from.getTime() % 60_000)
    ? [{ path, code: 'TREATMENT_EPISODE_ORDER' }]
    : [];
}
