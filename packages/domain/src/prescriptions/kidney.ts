import { numericResult } from '../lab/entry.ts';

/** A creatinine of the blood as the laboratory returned it. */
export type Creatinine = { KetQua: string; DonViTinh: string | null };

/** Of whom: whole years, the sex (MALE, FEMALE, OTHER), and the height in cm, which children are judged by. */
export type KidneyOf = { tuoi: number; GioiTinh: string; ChieuCao: number | null };

const micromolInMg = 88.4;
const adultFrom = 18;

/**
 * The estimated filtration rate in mL/min/1.73 m²: CKD-EPI 2021 of an adult, the bedside Schwartz formula of a child whose height is known.
 * Null where the value is no number, its unit is unknown, or the height is missing.
 */
export function eGFR(creatinine: Creatinine, of: KidneyOf): number | null {
  const mg = milligrams(creatinine);
  if (mg === null) return null;
  if (of.tuoi < adultFrom) return of.ChieuCao === null ? null : Math.round((0.413 * of.ChieuCao) / mg);
  const isFemale = of.GioiTinh === 'FEMALE';
  const [kappa, alpha] = isFemale ? [0.7, -0.241] : [0.9, -0.302];
  const ratio = mg / kappa;
  const rate = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** of.tuoi;
  return Math.round(isFemale ? rate * 1.012 : rate);
}

/** Milligrams in a decilitre; laboratories say micromoles in a litre, too. A bounded value (">1500") counts as its bound. */
function milligrams({ KetQua, DonViTinh }: Creatinine): number | null {
  const value = numericResult(KetQua);
  const unit = (DonViTinh ?? '').toLowerCase().replace('μ', 'µ').replace(/\s/g, '');
  if (value === null || value <= 0) return null;
  if (unit === 'mg/dl') return value;
  return unit === 'µmol/l' || unit === 'umol/l' || unit === 'mcmol/l' ? value / micromolInMg : null;
}
