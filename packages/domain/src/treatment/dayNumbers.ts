import { daysApart } from './houseClock.ts';

/** The drugs whose days of use are counted on the sheet (circular 23/2011). */
export const nhomDemNgay = {
  PhongXa: { vi: 'Phóng xạ', en: 'Radioactive' },
  GayNghien: { vi: 'Gây nghiện', en: 'Addictive' },
  HuongThan: { vi: 'Hướng thần', en: 'Psychotropic' },
  KhangSinh: { vi: 'Kháng sinh', en: 'Antibiotic' },
  Lao: { vi: 'Thuốc lao', en: 'Tuberculosis drug' },
  Corticoid: { vi: 'Corticoid', en: 'Corticoid' },
} as const;
export type NhomDemNgay = keyof typeof nhomDemNgay;

/** What of a drug tells whether its days are counted: its control and the ATC codes of itself and its ingredients. */
export type CountedDrug = { LoaiKiemSoat: string; ATCs: readonly string[] };

const byATC: ReadonlyArray<readonly [string, NhomDemNgay]> = [
  ['V09', 'PhongXa'],
  ['V10', 'PhongXa'],
  ['J04A', 'Lao'],
  ['J01', 'KhangSinh'],
  ['H02', 'Corticoid'],
];

/** Why the days of a drug are counted; null where they are not. */
export function countedAs({ LoaiKiemSoat, ATCs }: CountedDrug): NhomDemNgay | null {
  const found = byATC.find(([prefix]) => ATCs.some((code) => code.startsWith(prefix)));
  if (found?.[1] === 'PhongXa') return 'PhongXa';
  if (LoaiKiemSoat === 'GayNghien' || LoaiKiemSoat === 'HuongThan') return LoaiKiemSoat;
  return found?.[1] ?? null;
}

/** An earlier order of the same drug in the stay: its number, its begin and when it ended or was stopped. */
export type EarlierOrder = { NgayThu: number | null; TuLuc: Date; Het: Date | null };

/** A pause that is longer begins the count anew, in ms. */
const longestPause = 48 * 3_600_000;

/**
 * The day of a counted drug on which an order begins: 1 at first, after another drug (which is no earlier order of this one) and after a
 * pause of more than 48 hours, else so many days on as lie between.
 */
export function dayNumber(earlier: EarlierOrder | null, TuLuc: Date): number {
  if (!earlier?.NgayThu) return 1;
  const pause = earlier.Het ? TuLuc.getTime() - earlier.Het.getTime() : 0;
  if (pause > longestPause) return 1;
  return earlier.NgayThu + Math.max(0, daysApart(earlier.TuLuc, TuLuc));
}

/** The group in which a drug stands on the sheet by its route (codes of the Ministry): injections, mouth, suppositories, skin, others. */
export function nhomDuongDung(ma: string | null | undefined): 0 | 1 | 2 | 3 | 4 {
  if (!ma) return 4;
  if (ma.startsWith('2.')) return 0;
  if (ma.startsWith('1.')) return 1;
  if (ma.startsWith('4.')) return 2;
  return ma.startsWith('3.') ? 3 : 4;
}
