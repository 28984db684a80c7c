import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal, readMoney, showDecimal } from './numberText.ts';

test.each([
  ['1.234,5', '1234.5'],
  ['0,5', '0.5'],
  ['37.5', '37.5'],
  ['', null],
  ['abc', 'abc'],
])('reads the decimal %s as %s', (typed, value) => {
  expect(readDecimal(typed)).toBe(value);
});

test.each([
  ['1.234.567', '1234567'],
  ['150k', '150000'],
  ['88455,60', '88455.60'],
  ['x', 'x'],
])('reads the amount %s as %s', (typed, value) => {
  expect(readMoney(typed)).toBe(value);
});

test.each([
  ['<0.5', '<0,5'],
  ['≥1200.50', '≥1.200,5'],
  ['-2.5', '-2,5'],
])('shows %s as %s', (value, shown) => {
  expect(showDecimal(value)).toBe(shown);
});

test('an amount shown and read again is the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (amount) => {
      expect(readMoney(showDecimal(String(amount)))).toBe(String(amount));
    }),
  );
});
