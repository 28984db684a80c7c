import { tomTatTexts } from '@sen/domain/recordSummaries/tomTatHoSo';
import type { TomTatCuaYeuCauQuery, TomTatFragment } from './recordSummaries.main.gen.ts';

const texts = [...tomTatTexts, 'TuNgay', 'DenNgay', 'ChanDoanICD_Id'] as const;

/** The fields of the form in their order. */
export const summaryFields = [
  'TuNgay',
  'DenNgay',
  'LyDoVaoVien',
  'TienSuBenh',
  'QuaTrinhBenhLy',
  'KetQuaCanLamSang',
  'ChanDoanICD_Id',
  'ChanDoan',
  'ChanDoanPhuICD_Ids',
  'PhuongPhapDieuTri',
  'TinhTrangRaVien',
  'LoiDan',
] as const;

export type SummaryValues = { [K in (typeof texts)[number]]: string | null } & {
  ChanDoanPhuICD_Ids: string[];
};

/** The values of a summary as stored, or of what a new one begins with. */
export function summaryValues(
  of: TomTatFragment | TomTatCuaYeuCauQuery['banDauTomTat'] | null,
): SummaryValues {
  const stored = Object.fromEntries(texts.map((field) => [field, of?.[field] ?? null]));
  // every field of the list
  return { ...stored, ChanDoanPhuICD_Ids: [...(of?.ChanDoanPhuICD_Ids ?? [])] } as SummaryValues;
}
