const form = /^(\d{10})(?:-\d{3})?$/;
const personalId = /^\d{12}$/;
const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3] as const;

/**
 * Whether a text is a Vietnamese tax code: ten digits of which the last checks the others, three more for a branch; or the personal
 * number of twelve digits, which is the tax code of a person since 2025-07-01.
 */
export function isTaxCode(text: string): boolean {
  if (personalId.test(text)) return true;
  const digits = form.exec(text)?.[1];
  if (!digits) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return 10 - (sum % 11) === Number(digits[9]);
}
