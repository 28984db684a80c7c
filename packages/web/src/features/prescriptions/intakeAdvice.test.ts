import { expect, it } from 'vitest';
import { fittingAdvice, withAdvice } from './intakeAdvice.ts';

const full = { _id: 'a', Ten: 'Uống đủ ngày', NoiDung: 'Uống kháng sinh đủ số ngày' };
const drive = { _id: 'b', Ten: 'Không lái xe', NoiDung: 'Thuốc gây buồn ngủ, không lái xe' };
const all = [full, drive];

it.each([
  ['', []],
  ['khang sinh', [full]],
  ['LAI xe', [drive]],
  ['ngay', [full]],
  ['sau ăn no', []],
  ['Sau ăn; buon ngu', [drive]],
  [`${drive.NoiDung}; không`, []],
])('offers for %j', (typed, expected) => expect(fittingAdvice(all, typed)).toEqual(expected));

it('puts an advice in place of the words that asked for it', () => {
  expect(withAdvice('khang', full)).toBe(full.NoiDung);
  expect(withAdvice('Sau ăn; lai', drive)).toBe(`Sau ăn; ${drive.NoiDung}`);
});
