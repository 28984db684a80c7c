import { expect, it } from 'vitest';
import { isRestricted, isRestrictedDisease, withoutRestricted } from './restricted.ts';

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
  ['Viêm phổi; B20 – bệnh cơ hội', 'Viêm phổi;'],
  ['Viêm họng (Z21).\nTăng huyết áp', 'Tăng huyết áp'],
  ['Lao phổi; R75', 'Lao phổi;'],
  ['Hội chứng suy giảm miễn dịch mắc phải', null],
  ['Nằm giường B21, phòng R75. Vitamin B22', 'Nằm giường B21, phòng R75. Vitamin B22'],
  ['Gãy xương đùi S72.0; mã thẻ AB20X', 'Gãy xương đùi S72.0; mã thẻ AB20X'],
  ['Thiếu vitamin B12; Z210 không phải mã bệnh', 'Thiếu vitamin B12; Z210 không phải mã bệnh'],
])('%s becomes %s', (text, told) => {
  expect(withoutRestricted(text)).toBe(told);
});

it.each([
  ['B20', true],
  ['B23.8', true],
  ['Z21', true],
  ['R75', true],
  ['B25', false],
  ['Z21X', false],
  [null, false],
])('%s is a disease of HIV: %s', (code, is) => {
  expect(isRestrictedDisease(code)).toBe(is);
});
