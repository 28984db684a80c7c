import { expect, it } from 'vitest';
import { isRestricted, withoutRestricted } from './restricted.ts';

it.each([
  ['the code of the ministry', { codes: ['24.0169.1616'], names: [] }, true],
  ['the last of them', { codes: ['24.0182.1720'], names: [] }, true],
  ['the one after them, dengue', { codes: ['24.0183.1637'], names: [] }, false],
  ['the one before them', { codes: ['24.0168.1616'], names: [] }, false],
  ["the house's own code", { codes: ['XN-HIV'], names: [] }, true],
  ['an index', { codes: ['HIVAB'], names: [] }, true],
  ['a name', { codes: [null], names: ['Đo tải lượng HIV (real-time PCR)'] }, true],
  ['another name', { codes: ['22.0120'], names: ['Chivas', null] }, false],
])('knows %s', (_what, one, restricted) => {
  expect(isRestricted(one)).toBe(restricted);
});

it.each([
  [null, null],
  ['Sốt 3 ngày.', 'Sốt 3 ngày.'],
  ['Sốt. HIV dương tính; gầy sút.', 'Sốt. gầy sút.'],
  ['HIV dương tính', null],
  ['WBC: 12 G/L (H)\nHIV Ab: Dương tính\nSiêu âm: sỏi thận', 'WBC: 12 G/L (H)\nSiêu âm: sỏi thận'],
  ['Đang uống ARV bậc 1.\nHo khan', 'Ho khan'],
])('%s becomes %s', (text, told) => {
  expect(withoutRestricted(text)).toBe(told);
});
