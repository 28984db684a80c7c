import { expect, it } from 'vitest';
import { bestFits } from './bestFits.ts';

const names = ['Phường An Khánh', 'Xã Hồ Chí', 'Xã Pa Khoang'].map((label) => ({ label }));

it.each([
  ['pa', ['Xã Pa Khoang', 'Phường An Khánh']],
  ['xa chi', ['Xã Hồ Chí']],
  ['xpk', ['Xã Pa Khoang']],
  ['', ['Phường An Khánh', 'Xã Hồ Chí', 'Xã Pa Khoang']],
  ['z', []],
])('%j finds words before initials', (typed, found) => {
  expect(bestFits(typed, names).map(({ label }) => label)).toEqual(found);
});
