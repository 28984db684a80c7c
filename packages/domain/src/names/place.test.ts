import { expect, it } from 'vitest';
import { shortAddress, shortPlace } from './place.ts';

it.each([
  ['Thành phố Hồ Chí Minh', 'TP. Hồ Chí Minh'],
  ['Tỉnh Thái Nguyên', 'T. Thái Nguyên'],
  ['Xã Phú Cát', 'X. Phú Cát'],
  ['Xãn', 'Xãn'],
  ['Hà Nội', 'Hà Nội'],
])('shortens the kind of %s and nothing of its name', (name, short) => {
  expect(shortPlace(name)).toBe(short);
});

it('keeps the province of an address apart, which is never what is cut', () => {
  expect(shortAddress('Số 3 ngõ 7, Phường Xuân Phương, Thành phố Hà Nội')).toEqual([
    'Số 3 ngõ 7, P. Xuân Phương',
    ', TP. Hà Nội',
  ]);
  expect(shortAddress('Tỉnh Thái Nguyên')).toEqual(['', 'T. Thái Nguyên']);
});
