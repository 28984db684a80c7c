import { describe, expect, it } from 'vitest';
import { countedAs, dayNumber, nhomDuongDung } from './dayNumbers.ts';

const at = (text: string) => new Date(`${text}+07:00`);

describe('drugs whose days are counted', () => {
  it.each([
    ['Thuong', ['J01DD04'], 'KhangSinh'],
    ['Thuong', ['J04AB02'], 'Lao'],
    ['Thuong', ['H02AB06'], 'Corticoid'],
    ['Thuong', ['V10XA01'], 'PhongXa'],
    ['GayNghien', ['N02AA01'], 'GayNghien'],
    ['HuongThan', ['N05BA01'], 'HuongThan'],
    ['Thuong', ['N02BE01'], null],
    ['TienChat', [], null],
    // of a combination the ingredient that counts
    ['Thuong', ['A02BC05', 'J01FA09'], 'KhangSinh'],
  ])('%s %o: %s', (LoaiKiemSoat, ATCs, kind) => {
    expect(countedAs({ LoaiKiemSoat, ATCs })).toBe(kind);
  });
});

describe('the day of a counted drug', () => {
  const first = { NgayThu: 1, TuLuc: at('2026-11-28T09:00'), Het: at('2026-11-29T09:00') };
  it.each([
    ['never given before', null, '2026-11-29T09:00', 1],
    ['repeated on the next day', first, '2026-11-29T08:30', 2],
    ['written again on the same day', first, '2026-11-28T16:00', 1],
    ['after two days of orders', { ...first, Het: at('2026-11-30T09:00') }, '2026-11-30T09:00', 3],
    ['after a pause of 48 hours', first, '2026-12-01T09:00', 4],
    ['after a longer pause', first, '2026-12-01T09:01', 1],
    ['still running', { ...first, Het: null }, '2026-11-30T09:00', 3],
    ['its days were not counted', { ...first, NgayThu: null }, '2026-11-29T09:00', 1],
  ])('%s', (_why, earlier, begin, day) => {
    expect(dayNumber(earlier, at(begin))).toBe(day);
  });
});

it('drugs stand in the order of their routes', () => {
  expect(['2.05', '1.01', '4.02', '3.01', '5.05', null].map(nhomDuongDung)).toEqual([0, 1, 2, 3, 4, 4]);
});
