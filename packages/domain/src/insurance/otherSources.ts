import type Big from 'big.js';
import { dec, min } from '../money/decimal.ts';

/** The four payers of a line; they add up to its cost. */
export type Shares = { BHChiTra: Big; BNCCT: Big; BNTT: Big; NguonKhac: Big };

const PAID_FIRST = ['BNTT', 'BNCCT', 'BHChiTra'] as const;

/**
 * Lets support to the patient pay (insurance 1.7): over all lines first what is out of scope, then the co-payment,
 * then the fund's part. Support beyond the whole cost stays unused.
 */
export function payFromSupport(lines: readonly Shares[], support: Big): Shares[] {
  let left = support;
  let result = [...lines];
  for (const payer of PAID_FIRST) {
    result = result.map((shares) => {
      const paid = min(shares[payer], left);
      if (paid.lte(0)) return shares;
      left = left.minus(paid);
      return { ...shares, [payer]: shares[payer].minus(paid), NguonKhac: shares.NguonKhac.plus(paid) };
    });
    if (left.lte(dec(0))) break;
  }
  return result;
}
