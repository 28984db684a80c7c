import { describe, expect, it } from 'vitest';
import { cardAddress, unitKey } from './address.ts';

describe('the address of a card', () => {
  it.each([
    ['Số 5 ngõ 2, Phường Ba Đình, Hà Nội', { house: 'Số 5 ngõ 2', commune: 'ba dinh', province: 'ha noi' }],
    [
      'Tổ 3, khu phố 1, P. Bình Thọ, TP. Hồ Chí Minh',
      { house: 'Tổ 3, khu phố 1', commune: 'binh tho', province: 'ho chi minh' },
    ],
    [
      'Thôn Đông, Xã Yên Bài, Huyện Ba Vì, Thành phố Hà Nội',
      { house: 'Thôn Đông', commune: 'yen bai', province: 'ha noi' },
    ],
    ['Xã Thổ Châu, tỉnh An Giang', { house: '', commune: 'tho chau', province: 'an giang' }],
  ])('%j is house, commune and province', (text, parts) => {
    expect(cardAddress(text)).toEqual(parts);
  });

  it('without commas names no place', () => {
    expect(cardAddress('Hà Nội')).toBeNull();
  });
});

it('a unit that is called like a kind keeps its name', () => {
  expect([unitKey('Phường Xã Đàn'), unitKey('Xã X')]).toEqual(['xa dan', 'x']);
});
