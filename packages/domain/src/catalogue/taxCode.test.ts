import { expect, it } from 'vitest';
import { isTaxCode } from './taxCode.ts';

it('TX1: the tenth digit of a tax code is 10 less the remainder of its weighted sum by 11', () => {
  expect(isTaxCode('0100684378')).toBe(true);
  const others = [0, 1, 2, 3, 4, 5, 6, 7, 9].map((last) => isTaxCode(`010068437${last}`));
  expect(others).toEqual(others.map(() => false));
});

it.each(['0100684378-001', '0312770607', '0100109106-712', '079085001234'])('%s is one', (text) =>
  expect(isTaxCode(text)).toBe(true),
);

it.each([
  ['a digit changed', '0100684388'],
  ['two digits changed places', '0100648378'],
  ['a branch of two digits', '0100684378-01'],
  ['nine digits', '010068437'],
  ['eleven digits', '01006843780'],
  ['a sum that no digit checks', '0109999990'],
  ['nothing', ''],
])('%s is none', (_, text) => expect(isTaxCode(text)).toBe(false));
