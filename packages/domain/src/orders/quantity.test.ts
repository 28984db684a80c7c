import { expect, it } from 'vitest';
import { quantityIssues } from './quantity.ts';

it.each([
  ['one test', 'XetNghiem', '1', []],
  ['one test as the database writes it', 'XetNghiem', '1.000', []],
  ['two of a test, which has one result', 'XetNghiem', '2', ['ONE_EACH']],
  ['half an examination', 'KhamBenh', '0.5', ['ONE_EACH']],
  ['three of a procedure', 'ThuThuat', '3', []],
  ['an hour and a half of oxygen', 'Khac', '1.5', []],
  ['none', 'ThuThuat', '0', ['TOO_SMALL']],
  ['less than none', 'ThuThuat', '-1', ['TOO_SMALL']],
  ['no quantity', 'ThuThuat', null, ['REQUIRED']],
  ['no number', 'ThuThuat', 'hai', ['NOT_A_NUMBER']],
  ['more decimals than are kept', 'ThuThuat', '1.2345', ['TOO_MANY_DECIMALS']],
])('%s', (_what, Loai, SoLuong, codes) => {
  const issues = quantityIssues(Loai, SoLuong);
  expect(issues.map((one) => one.code)).toEqual(codes);
  expect(issues.every((one) => one.path === 'SoLuong')).toBe(true);
});
