import { givenTexts } from '../../engine/acts/givenTexts.ts';
import type { YeuCauTomTatHoSoInput } from '../../gql/main.ts';
import type { YeuCauRow } from './tables.ts';

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
