/**
 * The numbers of the second calculation: money as whole hundredths of a dong, quantities and prices as whole thousandths, in BigInt. It
 * shares nothing with the product, not even how a number is kept.
 */

const pattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal text as whole parts: `parts('12.5', 2)` is 1250n. */
export function parts(text: string, places: number): bigint {
  const [, sign = '', whole = '0', rest = ''] = pattern.exec(text) ?? [];
  if (rest.length > places && /[1-9]/.test(rest.slice(places)))
    throw new Error(`${text} has more than ${places} decimals`);
  const amount = BigInt(whole + rest.slice(0, places).padEnd(places, '0'));
  return sign === '-' ? -amount : amount;
}

export const money = (text: string) => parts(text, 2);
export const thousandths = (text: string) => parts(text, 3);

/** Hundredths of a dong as the API writes them: 1250n is '12.50'. */
export function written(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A quotient rounded half up; neither part is negative. */
export const halfUp = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);

/** What is left of an amount below the whole dong taken off. */
export const wholeDong = (amount: bigint): bigint => amount - (amount % 100n);

export function least(first: bigint, ...others: bigint[]): bigint {
  let found = first;
  for (const one of others) if (one < found) found = one;
  return found;
}

export function most(first: bigint, ...others: bigint[]): bigint {
  let found = first;
  for (const one of others) if (one > found) found = one;
  return found;
}

export const total = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, one) => sum + one, 0n);
