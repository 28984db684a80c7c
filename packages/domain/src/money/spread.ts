import type Big from 'big.js';
import { dec, roundDown, sum } from './decimal.ts';

/**
 * Parts of a whole amount of dong in proportion to weights: each floored to whole dong, what is left one by one to the largest fractions,
 * the earlier one of equals. They add up to the amount; nothing where all weights are 0.
 */
export function spread(amount: Big, weights: readonly Big[]): Big[] {
  const total = sum(weights);
  if (total.lte(0)) return weights.map(() => dec(0));
  const exact = weights.map((weight) => amount.times(weight).div(total));
  const parts = exact.map((part) => roundDown(part));
  const byFraction = exact
    .map((part, at) => ({ at, fraction: part.minus(parts[at] ?? 0), weight: weights[at] ?? dec(0) }))
    .filter(({ weight }) => weight.gt(0))
    .sort((a, b) => b.fraction.cmp(a.fraction) || a.at - b.at);
  let left = roundDown(amount.minus(sum(parts))).toNumber();
  for (const { at } of byFraction) {
    if (left <= 0) break;
    parts[at] = (parts[at] ?? dec(0)).plus(1);
    left -= 1;
  }
  return parts;
}
