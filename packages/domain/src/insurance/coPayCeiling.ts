import type Big from 'big.js';
import { type Decimal, dec, max, round } from '../money/decimal.ts';
import { dayOf } from './dates.ts';
import { luongCoSo, type ThamSo, tranCungChiTraNam } from './parameters.ts';

/** Co-payment made on a day, or until that day since the row before. */
export type LuyKe = { ngay: string; soTien: Decimal };

/**
 * What a five-year card holder still co-pays in the year of `date` (insurance 1.4.2), in dong, never below 0.
 * A payment counts in base salaries of its own day: six months stay six months when the salary changes.
 */
export function cungChiTraConLai(luyKe: readonly LuyKe[], date: string, rows: readonly ThamSo[]): Big {
  const today = luongCoSo(rows, date);
  const year = dayOf(date).slice(0, 4);
  let left = tranCungChiTraNam(rows, date);
  for (const { ngay, soTien } of luyKe) {
    if (dayOf(ngay).slice(0, 4) !== year) continue;
    const then = luongCoSo(rows, ngay);
    left = left.minus(then.eq(today) ? soTien : dec(soTien).times(today).div(then));
  }
  return max(round(left, 2), dec(0));
}
