/**
 * Codes of the ministry's list of services (Circular 43/2013 and the price lists that follow it): chapter, number in the chapter and,
 * in an equivalent code, the number of its price: 18.0119.0028. Examinations are 02.1897, bed days K03.1917.
 */
const chapters: Readonly<Record<string, string>> = {
  '01': 'TT',
  '02': 'TT',
  '08': 'TT',
  '10': 'PT',
  '17': 'TT',
  '20': 'TDCN-NS',
  '22': 'XN-HH',
  '23': 'XN-SH',
  '24': 'XN-VS',
  '26': 'PT',
  '27': 'PT',
  '28': 'PT',
};

/** Prices that stand for one kind of service in whichever chapter they are used. */
const prices: ReadonlyArray<readonly [from: number, to: number, group: string]> = [
  [1, 9, 'CDHA-SA'],
  [10, 37, 'CDHA-XQ'],
  [40, 47, 'CDHA-CT'],
  [65, 68, 'CDHA-MRI'],
  [1777, 1778, 'TDCN-DT'],
];

const examination = /^\d{2}\.189[5-9]$/;
const bedDay = /^K\d{2}\.\d{4}$/i;
const equivalent = /^\d{2}(?:\.\d{1,4}){1,2}\.\d{4}$/;

/** The group of services of a new site to which a code belongs; empty where the code tells none. */
export function groupOfServiceCode(code: string): string {
  const text = code.trim();
  if (examination.test(text)) return 'KB';
  if (bedDay.test(text)) return 'NG';
  if (!/^\d{2}\.\d/.test(text)) return '';
  const price = equivalent.test(text) ? Number(text.slice(-4)) : 0;
  const priced = prices.find(([from, to]) => price >= from && price <= to);
  return priced?.[2] ?? chapters[text.slice(0, 2)] ?? '';
}

/** Whether a code is one by which the insurance fund pays, not a code of the site. */
export function isEquivalentCode(code: string): boolean {
  const text = code.trim();
  return equivalent.test(text) || examination.test(text) || bedDay.test(text);
}
