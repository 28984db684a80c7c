import type Big from 'big.js';
import { type Decimal, dec } from '../money/decimal.ts';
import { dayOf } from './dates.ts';

/** One dated value of a rule: it holds from `tuNgay` ('YYYY-MM-DD') until the next row of the same `ma`. */
export type ThamSo = { ma: string; tuNgay: string; giaTri: Decimal };

/** The value of `ma` on a day, or null when no row holds yet. */
export function findThamSo(rows: readonly ThamSo[], ma: string, date: string): Decimal | null {
  const day = dayOf(date);
  let found: ThamSo | null = null;
  for (const row of rows) {
    if (row.ma !== ma || row.tuNgay > day) continue;
    if (found === null || row.tuNgay >= found.tuNgay) found = row;
  }
  return found === null ? null : found.giaTri;
}

/** The value of `ma` on a day. Throws RangeError when no row holds: money is not worked out from a guess. */
export function thamSo(rows: readonly ThamSo[], ma: string, date: string): Decimal {
  const value = findThamSo(rows, ma, date);
  if (value === null) throw new RangeError(`no value of ${ma} on ${dayOf(date)}`);
  return value;
}

/** Whether a yes-or-no parameter (1 or 0) is on. Throws RangeError when no row holds. */
export function isOn(rows: readonly ThamSo[], ma: string, date: string): boolean {
  return dec(thamSo(rows, ma, date)).eq(1);
}

/** 15 % of the base salary: a visit whose in-scope total stays strictly below it has no co-payment (insurance 1.4.1). */
export function nguongMienCungChiTra(rows: readonly ThamSo[], date: string): Big {
  return luongCoSo(rows, date)
    .times(thamSo(rows, 'PHAN_TRAM_MIEN_CCT', date))
    .div(100);
}

/** Six base salaries: the yearly co-payment after which a five-year card pays no more (insurance 1.4.2). */
export function tranCungChiTraNam(rows: readonly ThamSo[], date: string): Big {
  return luongCoSo(rows, date).times(thamSo(rows, 'SO_THANG_MIEN_CCT', date));
}

/** 45 base salaries: the most the fund accepts for the consumables of one service (insurance 1.6). */
export function tranGoiVTYT(rows: readonly ThamSo[], date: string): Big {
  return luongCoSo(rows, date).times(thamSo(rows, 'SO_THANG_TRAN_GOI', date));
}

/** The base salary (mức lương cơ sở, since 2024 "mức tham chiếu") in dong. */
export function luongCoSo(rows: readonly ThamSo[], date: string): Big {
  return dec(thamSo(rows, 'LCS', date));
}
