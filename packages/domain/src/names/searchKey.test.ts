import { expect, it } from 'vitest';
import { searchKeyOf, typedForms } from './searchKey.ts';

const finds = (typed: string, ...texts: string[]) => {
  const key = searchKeyOf(texts);
  return typedForms(typed).every((forms) => forms.some((form) => key.includes(` ${form}`)));
};

it.each([
  ['xquang', 'X-quang ngực thẳng'],
  ['x-quang', 'Xquang ngực'],
  ['x quang nguc', 'Xquang ngực'],
  ['XQUANG NGUC', 'Chụp X quang ngực thẳng'],
  ['quang nguc', 'X-quang ngực thẳng'],
  ['ctscan', 'Chụp CT scan sọ não'],
  ['hb a1c', 'Định lượng HbA1c'],
  ['hba1c', 'Định lượng HbA1c'],
  ['hbs ag nhanh', 'HBsAg test nhanh'],
  ['ddimer', 'Định lượng D-Dimer'],
  ['ca125', 'Định lượng CA 125'],
  ['vitamin b 12', 'Vitamin B12'],
  ['vitaminb12', 'Vitamin B12'],
  ['c.t.m', 'CTM'],
  ['sieuam', 'Siêu âm ổ bụng'],
  ['siêu âm bụng', 'Siêu âm ổ bụng'],
  ['đường huyết', 'Đường huyết'],
  ['omeprazole', 'Omeprazol 20 mg'],
  ['omeprazol', 'Omeprazole 20 mg'],
])('%j finds %j', (typed, name) => {
  expect(finds(typed, name)).toBe(true);
});

it.each([
  ['quangnguc xa', 'X-quang ngực thẳng'],
  ['ang', 'X-quang ngực thẳng'],
  ['xquang tim', 'X-quang ngực thẳng'],
])('%j does not find %j', (typed, name) => {
  expect(finds(typed, name)).toBe(false);
});

it('joins words of one text alone, and each of them once', () => {
  expect(searchKeyOf(['XQ-01', 'X quang X quang', ''])).toBe(' xq 01 x quang x quang xq01 xquang quangx');
});
