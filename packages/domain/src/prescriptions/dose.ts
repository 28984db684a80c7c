import { dec } from '../money/decimal.ts';

/** Doses of a day, in units of the drug as decimal text; empty or null: none at that time. */
export type Dose = Partial<Record<'Sang' | 'Trua' | 'Chieu' | 'Toi', string | null | undefined>>;

const times = ['Sang', 'Trua', 'Chieu', 'Toi'] as const;

/** The doses of a day together, in units of the drug as decimal text. */
export function dayDose(dose: Dose): string {
  return times.reduce((total, time) => total.plus(dec(dose[time] || '0')), dec('0')).toFixed();
}

/**
 * The quantity of a course: the doses of a day times the days. An indivisible drug (bottle, tube) counts whole units. A third of a tablet
 * is written with three decimals: what that leaves out is made good, so that three thirds are one.
 */
export function doseQuantity(dose: Dose, days: number, whole: boolean): string {
  const day = dec(dayDose(dose));
  const quantity = day.times(days);
  const nearest = quantity.round(0);
  const leftOut = dec('0.0005').times(times.filter((time) => Number(dose[time] || 0) > 0).length * days);
  if (day.gt(0) && nearest.minus(quantity).abs().lte(leftOut)) return nearest.toFixed();
  // Rounding mode 3 rounds away from zero: a bottle that is begun is handed out whole.
  return (whole ? quantity.round(0, 3) : quantity.round(3, 3)).toFixed();
}

const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};

/** The dose that a person typed as decimal text: '1/2', '½', '1 1/2' and '1½' are fractions; null for what is none. */
export function readFraction(typed: string): string | null {
  const plain = typed.replace(/[½¼¾⅓⅔]/g, (sign) => ` ${signs[sign] ?? ''}`).trim();
  const found = /^(?:(\d{1,3})\s+)?(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(plain);
  if (!found) return null;
  const [, units = '0', over = '0', under = '0'] = found;
  if (Number(under) === 0) return null;
  return dec(units).plus(dec(over).div(under)).round(3).toFixed();
}

/** Units a day that nobody takes of anything: more than that is asked about where the catalogue says nothing. */
const anyDayMost = '30';

/** What is known of how much of a drug is usual: units a day at most, and for a kilogram of weight. */
export type DoseLimits = { LieuToiDaNgay: string | null; LieuToiDaNgayKg: string | null };

/**
 * The most units a day that are usual when a dose of a day is above it, else null: for a weight that is known the less of both limits. A
 * quantity without doses counts as spread over its days.
 */
export function exceededDose(
  line: Dose & { SoLuong?: string | null | undefined; SoNgay: number },
  limits: DoseLimits,
  weight: number | null,
): { lieu: string; toiDa: string } | null {
  const told = dec(dayDose(line));
  const days = Math.max(1, line.SoNgay);
  const day = told.gt(0) ? told : dec(line.SoLuong || '0').div(days);
  const byWeight =
    weight !== null && limits.LieuToiDaNgayKg !== null
      ? [dec(limits.LieuToiDaNgayKg).times(String(weight))]
      : [];
  const all = [...(limits.LieuToiDaNgay === null ? [] : [dec(limits.LieuToiDaNgay)]), ...byWeight];
  const most = all.reduce((least, one) => (one.lt(least) ? one : least), all[0] ?? dec(anyDayMost));
  return day.gt(most) ? { lieu: day.round(3).toFixed(), toiDa: most.round(3).toFixed() } : null;
}
