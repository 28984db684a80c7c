import { tomTatTexts } from '@sen/domain/recordSummaries/tomTatHoSo';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import type { TomTatHoSoBenhAnInput, YeuCauTomTatHoSoInput } from '../../gql/main.ts';
import type { TomTatRow, YeuCauRow } from './tables.ts';

const texts = [...tomTatTexts, 'TuNgay', 'DenNgay', 'ChanDoanICD_Id'] as const;

/** What a doctor writes of a summary. */
export type Values = { [K in (typeof texts)[number]]?: string | null } & { ChanDoanPhuICD_Ids?: string[] };

/** The fields that an input names, the rest left out. */
export function valuesOf(input: TomTatHoSoBenhAnInput): Values {
  const values: Values = givenTexts(input, texts);
  if (input.ChanDoanPhuICD_Ids) values.ChanDoanPhuICD_Ids = [...input.ChanDoanPhuICD_Ids];
  return values;
}

/** What is written in a summary, for its next version. */
export function writtenOf(row: TomTatRow): Values {
  const { ChanDoanPhuICD_Ids } = row;
  return { ...Object.fromEntries(texts.map((field) => [field, row[field]])), ChanDoanPhuICD_Ids };
}

const requested = [
  'HoTenNguoiYeuCau',
  'QuanHe',
  'SoGiayTo',
  'NgayCapGiayTo',
  'NoiCapGiayTo',
  'SoDienThoai',
  'MucDich',
  'NgayYeuCau',
  'NgayHen',
] as const;

/** What is taken down of a request. */
export type Requested = { [K in (typeof requested)[number]]?: string | null } & {
  NguoiYeuCau?: YeuCauRow['NguoiYeuCau'];
  SoBan?: number | null;
};

/** The fields that an input names, the rest left out. */
export function requestedOf(input: YeuCauTomTatHoSoInput): Requested {
  const values: Requested = givenTexts(input, requested);
  if (input.NguoiYeuCau) values.NguoiYeuCau = input.NguoiYeuCau;
  if (input.SoBan !== undefined) values.SoBan = input.SoBan;
  return values;
}
