import type { Issue } from '@sen/domain/catalogue/validate';
import { type Buyer, buyerIssues } from '@sen/domain/invoices/buyer';

/** The buyer of an invoice as it is typed; with a replacement its reason. */
export type BuyerValues = Buyer & { MaLyDo: string; LyDo: string | null };

export const buyerPaths = [
  'NguoiMua',
  'DonViMua',
  'MaSoThueMua',
  'DiaChiMua',
  'GiayToMua',
  'EmailMua',
] as const satisfies ReadonlyArray<keyof Buyer>;

/** The buyer of a record, ready to be typed into. */
export function buyerValues(one: Buyer): BuyerValues {
  const { NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua } = one;
  return { NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua, MaLyDo: '13', LyDo: null };
}

/** The same as it is sent. */
export function buyerInput(values: BuyerValues): Buyer {
  const input = Object.fromEntries(buyerPaths.map((path) => [path, values[path]?.trim() || null]));
  return input as Buyer; // its fields
}

/** What is wrong before it is sent; a replacement says why. */
export function buyerFaults(values: BuyerValues, isReplacement: boolean): Issue[] {
  return [
    ...buyerIssues(buyerInput(values)),
    ...(isReplacement && !values.LyDo?.trim() ? [{ path: 'LyDo', code: 'REQUIRED' }] : []),
  ];
}
