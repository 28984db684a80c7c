import Big from 'big.js';
import { dongText } from './dongText.ts';

/** A decimal number as text, e.g. '351000.00': the form of money and quantities at every border (API, database, files). */
export type Decimal = string;

const HALF_UP = 1; // big.js: ties go away from zero, also below zero
const TOWARDS_ZERO = 0;

/** The exact number of a decimal text, number or Big. Throws on text that is no number. */
export function dec(x: Decimal | number | Big): Big {
  return new Big(x);
}

/** `x` rounded half-up (ties away from zero) to `places` decimals. */
export function round(x: Decimal | number | Big, places: number): Big {
  return dec(x).round(places, HALF_UP);
}

/** The whole number below `x`, or `x` itself; of a negative one the next towards zero. */
export function roundDown(x: Decimal | number | Big): Big {
  return dec(x).round(0, TOWARDS_ZERO);
}

/** The exact sum; 0 of an empty list. */
export function sum(xs: Iterable<Decimal | number | Big>): Big {
  let total = dec(0);
  for (const x of xs) total = total.plus(x);
  return total;
}

/** The smaller of two numbers. */
export function min(a: Big, b: Big): Big {
  return a.lt(b) ? a : b;
}

/** The larger of two numbers. */
export function max(a: Big, b: Big): Big {
  return a.gt(b) ? a : b;
}

/** Money at a border: 2 decimals, half-up, '88455.60'. */
export function toMoney(x: Decimal | number | Big): Decimal {
  return fixed(x, 2);
}

/** A quantity or unit price at a border: 3 decimals, half-up, '589.999'. */
export function toQuantity(x: Decimal | number | Big): Decimal {
  return fixed(x, 3);
}

/** Money as people read it: '1.234.567', with ',60' only where there is a part of a dong. */
export function formatVnd(x: Decimal | number | Big): string {
  return dongText(toMoney(x));
}

function fixed(x: Decimal | number | Big, places: number): Decimal {
  const rounded = round(x, places);
  // A negative number that rounds to nothing would print as '-0.00'.
  return rounded.eq(0) ? dec(0).toFixed(places) : rounded.toFixed(places);
}
