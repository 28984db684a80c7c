/** What a member of staff has as a licence. Days as 2026-12-31; what is not known is null or empty. */
export type Licence = {
  SoChungChiHanhNghe?: unknown;
  NgayCapChungChi?: unknown;
  NgayHetHanChungChi?: unknown;
};

/** From this day on a licence is given for five years (Law 15/2023/QH15, in force since then); older certificates carry no end. */
const fiveYearsSince = '2024-01-01';
const years = 5;
/** Days before the end from which on a renewal is asked for. */
const renewalDays = 90;
const dayMs = 86_400_000;

/** The last day of a licence: the one that is written on it, else five years from a day of issue since 2024; null without an end. */
export function licenceEnd({ NgayCapChungChi, NgayHetHanChungChi }: Licence): string | null {
  if (isDay(NgayHetHanChungChi)) return NgayHetHanChungChi;
  if (!isDay(NgayCapChungChi) || NgayCapChungChi < fiveYearsSince) return null;
  const [year = '', ...rest] = NgayCapChungChi.split('-');
  const [month, day] = rest;
  // a leap day has no anniversary: the day before is the last one
  const last = month === '02' && day === '29' ? '28' : day;
  return `${Number(year) + years}-${month}-${last}`;
}

/**
 * What is wrong with a licence on a day: MISSING where the position needs one, EXPIRED, or ENDS_SOON within ninety days of its end; null
 * when nothing is.
 */
export function licenceTrouble(
  licence: Licence,
  needed: boolean,
  today: string,
): 'MISSING' | 'EXPIRED' | 'ENDS_SOON' | null {
  const number = licence.SoChungChiHanhNghe;
  if (typeof number !== 'string' || number.trim() === '') return needed ? 'MISSING' : null;
  const end = licenceEnd(licence);
  if (end === null) return null;
  if (end < today) return 'EXPIRED';
  return Date.parse(end) - Date.parse(today) <= renewalDays * dayMs ? 'ENDS_SOON' : null;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
