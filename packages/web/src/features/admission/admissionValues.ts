import type { SessionOfPaper } from '../../ui/feature.ts';
import type { NhapVienFragment } from './admission.main.gen.ts';

/** The lines of free text, as the paper has them. */
export const admissionTexts = [
  'LyDoVaoVien',
  'QuaTrinhBenhLy',
  'TienSuBanThan',
  'TienSuGiaDinh',
  'KhamToanThan',
  'KhamBoPhan',
  'TomTatCanLamSang',
  'DaXuLy',
] as const;

/** The fields of the form in their order. */
export const admissionFields = [
  'KhoaNhapVien_Id',
  'LoaiBenhAn_Id',
  'ThoiGianVaoVien',
  'BacSiChiDinh_Id',
  'ChanDoanICD_Id',
  ...admissionTexts,
] as const;

export type AdmissionValues = { [K in (typeof admissionFields)[number]]: string | null };

/** The values of an order as stored; a new one begins now, with what the session says and by who writes it. */
export function admissionValues(
  record: NhapVienFragment | null,
  session: SessionOfPaper,
  me: string | null,
): AdmissionValues {
  const stored = Object.fromEntries(admissionFields.map((field) => [field, record?.[field] ?? null]));
  const known = record
    ? {}
    : {
        ThoiGianVaoVien: new Date().toISOString(),
        BacSiChiDinh_Id: me,
        ChanDoanICD_Id: session.ChanDoanICD_Id ?? null,
        LyDoVaoVien: session.LyDoKham ?? null,
        QuaTrinhBenhLy: session.TrieuChungLamSang ?? null,
        TienSuBanThan: session.TienSuBenh ?? null,
      };
  return { ...stored, ...known } as AdmissionValues; // every field of the list
}
