import { supportedPrice } from '../insurance/support.ts';
import { type Decimal, dec } from '../money/decimal.ts';

/** A line of a prescription as the payer of its visit looks at it. Prices of the day of prescribing; null where nobody had set one. */
export type DrugOfPayer = {
  LoaiToa: 'BHYT' | 'Thuong' | 'MuaNgoai' | 'VTYT';
  /** The fund pays the drug at all. */
  duocBHYT: boolean;
  /** The prescriber kept it out of the insurance although the visit was insured. */
  NgoaiBHYT: boolean;
  GiaBan: Decimal | null;
  GiaBHYT: Decimal | null;
};

export type PayerOfDrugs = { laBHYT: boolean; hoTroGia: boolean };

/** Whether a drug is billed to the fund (prescriptions, Another payer): by the payer, unless the prescriber decided otherwise. */
export function billedToFund(drug: DrugOfPayer, { laBHYT }: Pick<PayerOfDrugs, 'laBHYT'>): boolean {
  if (!laBHYT || !drug.duocBHYT || drug.NgoaiBHYT || drug.GiaBHYT === null) return false;
  // what was prescribed for the fund stands as it was prescribed
  return drug.LoaiToa === 'BHYT' || (drug.LoaiToa === 'Thuong' && dec(drug.GiaBHYT).gt(0));
}

/** The price of a unit under a payer and its parts: what the fund accepts, or the sale price; null where nobody has set it. */
export function priceOfDrug(drug: DrugOfPayer, payer: PayerOfDrugs) {
  const LaBHYT = billedToFund(drug, payer);
  const DonGia = LaBHYT ? drug.GiaBHYT : drug.GiaBan;
  if (DonGia === null) return null;
  const DonGiaBHYT = drug.GiaBHYT ?? '0';
  return { LaBHYT, DonGia, ...supportedPrice({ DonGia, DonGiaBHYT, LaBHYT }, payer.hoTroGia) };
}

/** What the prescriber does about a prescription whose kind no longer fits the payer, as an error code; null when it fits. */
export function toRewrite(
  LoaiToa: DrugOfPayer['LoaiToa'],
  lines: ReadonlyArray<{ LaBHYT: boolean }>,
  { laBHYT }: Pick<PayerOfDrugs, 'laBHYT'>,
): 'PRESCRIPTION_NOT_INSURED' | 'PRESCRIPTION_NOW_INSURED' | null {
  if (LoaiToa === 'BHYT' && !laBHYT) return 'PRESCRIPTION_NOT_INSURED';
  const billed = laBHYT && lines.some((line) => line.LaBHYT);
  return LoaiToa === 'Thuong' && billed ? 'PRESCRIPTION_NOW_INSURED' : null;
}
