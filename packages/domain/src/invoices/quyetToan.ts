import { defineActs } from '../acts/acts.ts';
import type { Field } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { workingDayAfter } from '../insurance/dates.ts';
import { type Decimal, dec, sum } from '../money/decimal.ts';
import { inForce } from '../records/commonFields.ts';

/** What a settlement with the insurance is of. */
export const loaiKyQuyetToan = {
  Thang: { vi: 'Tháng', en: 'Month' },
  Quy: { vi: 'Quý', en: 'Quarter' },
} as const;

export type LoaiKyQuyetToan = keyof typeof loaiKyQuyetToan;

/** How the invoice of a settlement stands: none yet, on its way to its number, being changed, or with its number. */
export type HoaDonCuaQuyetToan = 'KhongCo' | 'ChuaCoSo' | 'DangSua' | 'CoSo';

/** What the acts on a settlement decide on. */
export type QuyetToanFacts = {
  TrangThai: string;
  /** The facility that settles. */
  node: string | null;
  SoTienChapNhan: Decimal;
  hoaDon: HoaDonCuaQuyetToan;
};

/** What a person may do with a settlement (invoices, 15). */
export const quyetToanActs = defineActs<QuyetToanFacts>()({
  name: 'QuyetToanBHYT',
  initial: 'HieuLuc',
  states: inForce,
  acts: {
    sua: {
      permission: 'HOA_DON_QUYET_TOAN',
      label: { vi: 'Sửa quyết toán', en: 'Correct the settlement' },
      move: { from: ['HieuLuc'] },
      refuse: ({ hoaDon }) => (hoaDon === 'KhongCo' ? null : 'SETTLEMENT_INVOICED'),
    },
    huy: {
      permission: 'HOA_DON_QUYET_TOAN',
      label: { vi: 'Hủy quyết toán', en: 'Cancel the settlement' },
      move: { from: ['HieuLuc'], to: 'DaHuy' },
      refuse: ({ hoaDon }) => (hoaDon === 'KhongCo' ? null : 'SETTLEMENT_INVOICED'),
    },
    lapHoaDon: {
      permission: 'HOA_DON_QUYET_TOAN',
      label: { vi: 'Phát hành hóa đơn cho BHXH', en: 'Issue the invoice to the insurance' },
      move: { from: ['HieuLuc'] },
      refuse: ({ hoaDon, SoTienChapNhan }) => {
        if (hoaDon !== 'KhongCo') return 'SETTLEMENT_INVOICED';
        return dec(SoTienChapNhan).lte(0) ? 'SETTLEMENT_NOTHING_ACCEPTED' : null;
      },
    },
    dieuChinh: {
      permission: 'HOA_DON_QUYET_TOAN',
      label: { vi: 'Ghi thay đổi sau quyết toán', en: 'Enter a later change' },
      move: { from: ['HieuLuc'] },
      refuse: ({ hoaDon }) =>
        hoaDon === 'CoSo' ? null : hoaDon === 'DangSua' ? 'INVOICE_CHANGING' : 'SETTLEMENT_NOT_INVOICED',
    },
  },
});

export type QuyetToanAction = keyof typeof quyetToanActs.acts;

/** A settlement as it is entered. */
export type QuyetToanValues = {
  LoaiKy: LoaiKyQuyetToan;
  Nam: number;
  Ky: number;
  SoBienBan: string;
  NgayBienBan: string;
  SoTienDeNghi: string;
  SoTienChapNhan: string;
  GhiChu: string | null;
};

/** The fields of a settlement, in the order of its form. */
export const quyetToanFields = {
  LoaiKy: {
    kind: 'enum',
    type: 'LoaiKyQuyetToan',
    label: { vi: 'Kỳ quyết toán', en: 'Settlement of a' },
    required: true,
    values: loaiKyQuyetToan,
  },
  Ky: {
    kind: 'number',
    label: { vi: 'Tháng, quý thứ', en: 'Month, quarter no.' },
    required: true,
    min: '1',
    max: '12',
  },
  Nam: { kind: 'number', label: { vi: 'Năm', en: 'Year' }, required: true, min: '2020', max: '2100' },
  SoBienBan: {
    kind: 'text',
    label: { vi: 'Số biên bản quyết toán', en: 'Number of the record' },
    required: true,
    max: 50,
  },
  NgayBienBan: { kind: 'date', label: { vi: 'Ngày biên bản', en: 'Date of the record' }, required: true },
  SoTienDeNghi: {
    kind: 'money',
    label: { vi: 'Số tiền đề nghị thanh toán', en: 'Claimed' },
    required: true,
    min: '1',
  },
  SoTienChapNhan: {
    kind: 'money',
    label: { vi: 'Số tiền BHXH chấp nhận', en: 'Accepted by the insurance' },
    required: true,
  },
  GhiChu: {
    kind: 'text',
    label: { vi: 'Nội dung từ chối, ghi chú', en: 'What was refused, note' },
    max: 1000,
  },
} as const satisfies Record<keyof QuyetToanValues, Field>;

/** The first and the last day of a period. */
export function daysOfKy({ LoaiKy, Nam, Ky }: Pick<QuyetToanValues, 'LoaiKy' | 'Nam' | 'Ky'>): {
  TuNgay: string;
  DenNgay: string;
} {
  const months = LoaiKy === 'Thang' ? 1 : 3;
  const day = (month: number, date: number) =>
    new Date(Date.UTC(Nam, month, date)).toISOString().slice(0, 10);
  return { TuNgay: day((Ky - 1) * months, 1), DenNgay: day(Ky * months, 0) };
}

/** What is wrong with a settlement, by field: a period that is over, whole dong, no more accepted than was claimed. */
export function quyetToanIssues(values: Readonly<Record<string, unknown>>, today: string): Issue[] {
  const issues = Object.entries(quyetToanFields).flatMap(([path, field]) =>
    validateField(path, field, values[path]),
  );
  const faulty = new Set(issues.map(({ path }) => path));
  const add = (path: string, code: string, details?: Record<string, string | number>) => {
    if (faulty.has(path)) return;
    faulty.add(path);
    issues.push({ path, code, ...(details ? { details } : {}) });
  };
  // of the right kinds where they are not faulty
  const { LoaiKy, Ky, Nam, NgayBienBan, SoTienDeNghi, SoTienChapNhan } = values as QuyetToanValues;
  if (LoaiKy === 'Quy' && Number(Ky) > 4) add('Ky', 'TOO_LARGE', { max: '4' });
  const period = ['LoaiKy', 'Ky', 'Nam'].every((path) => !faulty.has(path));
  if (
    period &&
    Number.isInteger(Number(Ky)) &&
    daysOfKy({ LoaiKy, Ky: Number(Ky), Nam: Number(Nam) }).DenNgay >= today
  )
    add('Ky', 'PERIOD_NOT_OVER');
  if (!faulty.has('NgayBienBan') && NgayBienBan > today) add('NgayBienBan', 'IN_THE_FUTURE');
  for (const path of ['SoTienDeNghi', 'SoTienChapNhan'] as const)
    if (!faulty.has(path) && !isWhole(String(values[path]))) add(path, 'NOT_WHOLE');
  if (!faulty.has('SoTienDeNghi') && !faulty.has('SoTienChapNhan') && dec(SoTienChapNhan).gt(SoTienDeNghi))
    add('SoTienChapNhan', 'ABOVE_CLAIM');
  return issues;
}

/** A line of a later change: what it is of, and how much. */
export type DongThayDoi = { NoiDung: string; SoTien: string };

/** Lines of one later change at most. */
export const dongThayDoiMost = 50;

/**
 * What is wrong with a later change of a settlement: lines in whole dong that come to no more than what is accepted now (refused later), or
 * than what was claimed and is not accepted yet (accepted later).
 */
export function thayDoiIssues(
  { tang, dongs }: { tang: boolean; dongs: readonly DongThayDoi[] },
  now: { conLai: Decimal; SoTienDeNghi: Decimal },
): Issue[] {
  if (dongs.length === 0) return [{ path: 'dongs', code: 'REQUIRED' }];
  if (dongs.length > dongThayDoiMost)
    return [{ path: 'dongs', code: 'TOO_MANY', details: { max: dongThayDoiMost } }];
  const issues = dongs.flatMap(({ NoiDung, SoTien }, at) => [
    ...validateField(`dongs.${at}.NoiDung`, { kind: 'text', label: none, required: true, max: 500 }, NoiDung),
    ...validateField(`dongs.${at}.SoTien`, { kind: 'number', label: none, required: true, min: '1' }, SoTien),
  ]);
  if (issues.length > 0) return issues;
  const broken = dongs.findIndex(({ SoTien }) => !isWhole(SoTien));
  if (broken >= 0) return [{ path: `dongs.${broken}.SoTien`, code: 'NOT_WHOLE' }];
  const most = tang ? dec(now.SoTienDeNghi).minus(now.conLai) : dec(now.conLai);
  const total = sum(dongs.map(({ SoTien }) => SoTien));
  const max = most.toFixed(0);
  return total.gt(most)
    ? [{ path: 'dongs', code: tang ? 'ABOVE_REFUSED' : 'ABOVE_ACCEPTED', details: { max } }]
    : [];
}

/** Whether a sum has no parts of a dong. */
const isWhole = (money: string) => /^\d+(?:\.0+)?$/.test(money);

const none = { vi: '', en: '' };

/** The day until which the invoice of a settlement is to be issued: two working days after its record (NĐ 254/2026). */
export function hanHoaDon(NgayBienBan: string): string {
  return workingDayAfter(NgayBienBan, 2);
}

/** What the line of a settlement's invoice says. */
export function noiDungHoaDon({
  LoaiKy,
  Ky,
  Nam,
  SoBienBan,
}: Pick<QuyetToanValues, 'LoaiKy' | 'Ky' | 'Nam' | 'SoBienBan'>): string {
  const period = LoaiKy === 'Thang' ? `tháng ${Ky}/${Nam}` : `quý ${Ky}/${Nam}`;
  return `Chi phí khám bệnh, chữa bệnh bảo hiểm y tế ${period} theo biên bản quyết toán số ${SoBienBan}`;
}
