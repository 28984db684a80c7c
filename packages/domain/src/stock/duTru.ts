import { dec, max, min, toQuantity } from '../money/decimal.ts';

/** What a store has of a drug and used of it; units as decimal text, `days` the days in which it was used. */
export type NhuCau = {
  /** Free in the store. */
  free: string;
  /** On its way to the store. */
  coming: string;
  least: string | null;
  most: string | null;
  used: string;
  days: number;
};

/** Without a limit a drug runs out when it lasts no longer than this. */
const daysLeft = 7;

/** Whether a store should bring a drug in: below its least, or, without one, gone within a week at the pace of its use. */
export function sapHet({ free, least, used, days }: NhuCau): boolean {
  if (least !== null) return dec(free).lt(least);
  return dec(used).gt(0) && dec(free).times(days).lte(dec(used).times(daysLeft));
}

/**
 * What a store should bring in of a drug, whole units: so much that the use of as many days to come leaves the least, never above the
 * most; what is free or on its way counts. '0.000' unless `sapHet`.
 */
export function deXuatNhap(need: NhuCau): string {
  if (!sapHet(need)) return '0.000';
  const { free, coming, least, most, used } = need;
  const wanted = dec(least ?? '0').plus(max(dec(used), dec(0)));
  const target = most === null ? wanted : min(wanted, dec(most));
  const missing = target.minus(free).minus(coming);
  return toQuantity(missing.lte(0) ? 0 : missing.round(0, 3));
}
