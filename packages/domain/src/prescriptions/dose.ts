import { dec } from '../money/decimal.ts';

/** Doses of a day, in units of the drug as decimal text; empty or null: none at that time. */
export type Dose = Partial<Record<'Sang' | 'Trua' | 'Chieu' | 'Toi', string | null | undefined>>;

/** The quantity of a course: the doses of a day times the days. An indivisible drug (bottle, tube) counts whole units. */
export function doseQuantity(dose: Dose, days: number, whole: boolean): string {
  const day = [dose.Sang, dose.Trua, dose.Chieu, dose.Toi].reduce(
    (total, one) => total.plus(dec(one || '0')),
    dec('0'),
  );
  const quantity = day.times(days);
  // Rounding mode 3 rounds away from zero: a bottle that is begun is handed out whole.
  return (whole ? quantity.round(0, 3) : quantity.round(3, 3)).toFixed();
}
