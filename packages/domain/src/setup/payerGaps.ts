/** A payer of a site with its price types; how many services each of these prices today. */
export type SetupPayer = {
  laBHYT: boolean;
  loaiGia: ReadonlyArray<{ soDichVuCoGia: number }>;
};
export type PayerGap = 'noPriceType' | 'noPrices' | 'noFacilityCode';

/** What a payer lacks before somebody can be received under it: a price type, prices in force today, the facility's insurance code. */
export function payerGaps(payer: SetupPayer, hasFacilityCode: boolean): PayerGap[] {
  const gaps: PayerGap[] = [];
  if (payer.loaiGia.length === 0) gaps.push('noPriceType');
  else if (payer.loaiGia.every((one) => one.soDichVuCoGia === 0)) gaps.push('noPrices');
  if (payer.laBHYT && !hasFacilityCode) gaps.push('noFacilityCode');
  return gaps;
}
