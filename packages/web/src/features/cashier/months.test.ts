import { expect, test } from 'vitest';
import { monthOf, monthPlus, monthText } from './months.ts';

test.each([
  ['2026-11', -1, '2026-10'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
])('%s and %i months is %s', (month, by, result) => {
  expect(monthPlus(month, by)).toBe(result);
});

test('a day lies in its month, which is read with the year behind', () => {
  expect(monthText(monthOf('2026-03-31'))).toBe('03/2026');
});
