import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { notLaterThan } from '../medicalRecords/benhAn.ts';
import { asNeededRefusal, earliestFor } from './lieuThuoc.ts';

/** What the acts on a dose decide on. */
export type ThucHienThuocFacts = {
  TrangThai: string;
  /** The ward where the patient lies now. */
  node: string | null;
  /** The stay goes on. */
  dangNam: boolean;
  /** The record of the stay is locked. */
  daKhoa: boolean;
};

const closed = ({ dangNam, daKhoa }: ThucHienThuocFacts) =>
  dangNam ? (daKhoa ? 'MEDICAL_RECORD_LOCKED' : null) : 'SHEET_STAY_ENDED';

/**
 * The life of what was written of a dose: given, not given with a reason, or an infusion that runs until it is ended; taken back with a
 * reason, it stays readable and its time is open again.
 */
export const thucHienThuocActs = defineActs<ThucHienThuocFacts>()({
  name: 'ThucHienThuoc',
  initial: 'DaDung',
  states: {
    DangTruyen: { vi: 'Đang truyền', en: 'Running' },
    DaDung: { vi: 'Đã dùng', en: 'Given' },
    KhongDung: { vi: 'Không dùng', en: 'Not given' },
    DaThuHoi: { vi: 'Đã thu hồi', en: 'Taken back' },
  },
  acts: {
    ghi: {
      permission: 'THUC_HIEN_THUOC',
      label: { vi: 'Thực hiện thuốc', en: 'Give a drug' },
      refuse: closed,
    },
    ketThuc: {
      permission: 'THUC_HIEN_THUOC',
      label: { vi: 'Kết thúc truyền', en: 'End the infusion' },
      move: { from: ['DangTruyen'], to: 'DaDung' },
      refuse: closed,
    },
    thuHoi: {
      permission: 'THUC_HIEN_THUOC',
      label: { vi: 'Thu hồi', en: 'Take back' },
      move: { from: ['DangTruyen', 'DaDung', 'KhongDung'], to: 'DaThuHoi' },
      refuse: closed,
    },
  },
});

/** Why a dose is not given. */
export const lyDoKhongDung = {
  TuChoi: { vi: 'Từ chối', en: 'Refused' },
  NhinAn: { vi: 'Nhịn ăn', en: 'Fasting' },
  Non: { vi: 'Nôn', en: 'Vomited' },
  NgungThuoc: { vi: 'Ngưng thuốc', en: 'Held' },
  HetThuoc: { vi: 'Hết thuốc', en: 'Out of stock' },
  VangMat: { vi: 'Vắng mặt', en: 'Absent' },
  Khac: { vi: 'Khác', en: 'Other' },
} as const;
export type LyDoKhongDung = keyof typeof lyDoKhongDung;

/** How patient and drug were identified. */
export const cachXacDinh = {
  QuetMa: { vi: 'Quét vòng tay và thuốc', en: 'Wristband and drug scanned' },
  KhongQuet: { vi: 'Không quét', en: 'Not scanned' },
} as const;

/** What is said of a dose. */
export type WrittenDose = {
  KhongDung: boolean;
  GioDung: Date | null;
  ThoiGian: Date;
  KetThucLuc: Date | null;
  Lieu: string;
  TheTich: string | null;
  LyDoKhongDung: LyDoKhongDung | null;
  LyDo: string | null;
  maNguoiBenh: string | null;
  maThuoc: string | null;
  LyDoKhongQuet: string | null;
  GhiChu: string | null;
};

/** The order that a dose belongs to, as far as it decides. */
export type OrderOfDose = {
  CachDung: string;
  Lieu: string;
  TuLuc: Date;
  NgungLuc: Date | null;
  ToiDa24h: number | null;
  /** Hours. */
  CachGio: number | null;
  /** Millilitres of an infusion. */
  TheTich: string | null;
  /** The time that was named is one of its times. */
  coGio: boolean;
};

/** What decides beside the order: the codes that scans may answer with, and when the drug was given before. */
export type DoseFacts = {
  now: Date;
  maNguoiBenhs: readonly string[];
  maThuocs: readonly string[];
  given: readonly Date[];
};

const most = 500;
const same = (code: string, codes: readonly string[]) =>
  codes.some((one) => one.trim().toUpperCase() === code.trim().toUpperCase());
const floorMinute = (at: Date) => at.getTime() - (at.getTime() % 60_000);

/** What is wrong with what is said of a dose, all of it at once. */
export function doseIssues(one: WrittenDose, order: OrderOfDose, facts: DoseFacts): Issue[] {
  const issues: Issue[] = [];
  const say = (path: string, code: string, details?: Record<string, string | number>) =>
    void issues.push({ path, code, ...(details ? { details } : {}) });
  if (order.CachDung === 'KhiCan' ? one.GioDung !== null : !order.coGio) say('GioDung', 'DOSE_NO_SUCH_TIME');
  issues.push(...timeIssues(one, order, facts));
  for (const path of ['LyDo', 'LyDoKhongQuet', 'GhiChu'] as const)
    if ((one[path]?.length ?? 0) > most) say(path, 'TOO_LONG', { max: most });
  if (one.KhongDung) {
    if (!one.LyDoKhongDung) say('LyDoKhongDung', 'REQUIRED');
    if (one.LyDoKhongDung === 'Khac' && !one.LyDo) say('LyDo', 'REQUIRED');
    return issues;
  }
  if (!(Number(one.Lieu) > 0)) say('Lieu', 'DOSE_ABOVE_ZERO');
  else if (Number(one.Lieu) > Number(order.Lieu))
    say('Lieu', 'TOO_LARGE', { max: String(Number(order.Lieu)) });
  issues.push(...scanIssues(one, facts));
  if (one.KetThucLuc !== null || one.TheTich !== null)
    issues.push(...infusionEndIssues(one, { ...one, TheTichYLenh: order.TheTich }, facts.now));
  return issues;
}

function timeIssues(one: WrittenDose, order: OrderOfDose, { now, given }: DoseFacts): Issue[] {
  const issues = notLaterThan('ThoiGian', one.ThoiGian, now);
  if (issues.length > 0) return issues;
  const wrong = (code: string, details?: Record<string, string | number>): Issue[] => [
    { path: 'ThoiGian', code, ...(details ? { details } : {}) },
  ];
  const { TuLuc, NgungLuc } = order;
  if (one.ThoiGian.getTime() < floorMinute(TuLuc))
    return wrong('DOSE_BEFORE_ORDER', { luc: TuLuc.toISOString() });
  if (NgungLuc && one.ThoiGian >= NgungLuc)
    return wrong('DOSE_ORDER_STOPPED', { luc: NgungLuc.toISOString() });
  if (one.GioDung && one.ThoiGian < earliestFor(one.GioDung))
    return wrong('DOSE_TOO_EARLY', { luc: earliestFor(one.GioDung).toISOString() });
  if (order.CachDung !== 'KhiCan' || one.KhongDung) return [];
  const next = asNeededRefusal(order, given, one.ThoiGian);
  return next ? wrong('DOSE_NOT_YET', { luc: next.toISOString() }) : [];
}

/** Both codes are scanned and are those of the patient and of the drug, or it is said why not. */
function scanIssues(one: WrittenDose, { maNguoiBenhs, maThuocs }: DoseFacts): Issue[] {
  const issues: Issue[] = [];
  if (one.maNguoiBenh && !same(one.maNguoiBenh, maNguoiBenhs))
    issues.push({ path: 'maNguoiBenh', code: 'DOSE_OTHER_PATIENT' });
  if (one.maThuoc && !same(one.maThuoc, maThuocs)) issues.push({ path: 'maThuoc', code: 'DOSE_OTHER_DRUG' });
  if (!(one.maNguoiBenh && one.maThuoc) && !one.LyDoKhongQuet)
    issues.push({ path: 'LyDoKhongQuet', code: 'DOSE_SCAN_REASON' });
  return issues;
}

/** What is wrong with the end of an infusion: when it ended and how much of it ran in, in millilitres. */
export function infusionEndIssues(
  { KetThucLuc, TheTich }: { KetThucLuc: Date | null; TheTich: string | null },
  { ThoiGian, TheTichYLenh }: { ThoiGian: Date; TheTichYLenh: string | null },
  now: Date,
): Issue[] {
  if (TheTichYLenh === null) return [{ path: 'KetThucLuc', code: 'DOSE_NO_INFUSION' }];
  const issues: Issue[] = [];
  if (!KetThucLuc) issues.push({ path: 'KetThucLuc', code: 'REQUIRED' });
  else if (KetThucLuc <= ThoiGian) issues.push({ path: 'KetThucLuc', code: 'ORDER_END' });
  else issues.push(...notLaterThan('KetThucLuc', KetThucLuc, now));
  if (!TheTich) issues.push({ path: 'TheTich', code: 'REQUIRED' });
  else if (!(Number(TheTich) > 0)) issues.push({ path: 'TheTich', code: 'DOSE_ABOVE_ZERO' });
  else if (Number(TheTich) > Number(TheTichYLenh))
    issues.push({ path: 'TheTich', code: 'TOO_LARGE', details: { max: String(Number(TheTichYLenh)) } });
  return issues;
}
