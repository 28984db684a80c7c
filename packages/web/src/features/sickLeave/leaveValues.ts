import { lastDayOfLeave, socialNumberOfCard } from '@sen/domain/sickLeave/giayNghi';
import type { SessionOfPaper } from '../../ui/feature.ts';
import type { GiayNghiFragment } from './sickLeave.main.gen.ts';

/** The lines of text of a certificate, in the order of the form. */
export const leaveTexts = ['MaSoBHXH', 'DonViLamViec', 'ChanDoan', 'PhuongPhapDieuTri'] as const;

/** The fields of the form in their order. */
export const leaveFields = [
  'LoaiNghi',
  'TuoiThai',
  'NguyenNhanDinhChi',
  'TuNgay',
  'DenNgay',
  ...leaveTexts,
  'HoTenCha',
  'HoTenMe',
] as const;

export type LeaveValues = {
  [K in Exclude<(typeof leaveFields)[number], 'LoaiNghi' | 'TuoiThai'>]: string | null;
} & { LoaiNghi: GiayNghiFragment['LoaiNghi']; TuoiThai: string | null };

/** Days that doctors write most; the first certificate begins with the first of them. */
export const usualDays = [1, 2, 3, 5, 7] as const;

/** The values of a certificate as stored; a new one begins with what the session and the patient say. */
export function leaveValues(
  record: GiayNghiFragment | null,
  session: SessionOfPaper,
  employer: string | null,
): LeaveValues {
  if (record) {
    const stored = Object.fromEntries(leaveFields.map((field) => [field, record[field] ?? null]));
    return { ...stored, TuoiThai: record.TuoiThai ? String(record.TuoiThai) : null } as LeaveValues; // every field of the list
  }
  return {
    LoaiNghi: 'Thuong',
    TuoiThai: null,
    NguyenNhanDinhChi: null,
    TuNgay: session.Ngay,
    DenNgay: lastDayOfLeave(session.Ngay, usualDays[0]),
    MaSoBHXH: socialNumberOfCard(session.TiepNhan?.SoTheBHYT ?? null),
    DonViLamViec: employer,
    ChanDoan: session.ChanDoan ?? session.ChanDoanICD?.ten ?? null,
    PhuongPhapDieuTri: null,
    HoTenCha: null,
    HoTenMe: null,
  };
}

/** The values as the API takes them. */
export function leaveInput(values: LeaveValues) {
  return { ...values, TuoiThai: values.TuoiThai ? Number(values.TuoiThai) : null };
}
