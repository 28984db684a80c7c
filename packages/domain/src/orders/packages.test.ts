import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dec, sum } from '../money/decimal.ts';
import { type PackagePart, packageParts, soldOn } from './packages.ts';

const part = (SoLuong: string, DonGia: string): PackagePart => ({ DichVu_Id: DonGia, SoLuong, DonGia });
const total = (parts: readonly PackagePart[]) =>
  sum(parts.map((one) => dec(one.DonGia).times(one.SoLuong))).toFixed(2);

it('shares the price of a package by what its parts cost by themselves', () => {
  const shared = packageParts('150000', [part('1', '100000.00'), part('2', '50000.00')]);
  expect(shared.map((one) => one.DonGia)).toEqual(['75000.00', '37500.00']);
});

it('divides a part of several where nothing else bears what is left over', () => {
  const shared = packageParts('100000', [part('3', '50000.00')]);
  expect(shared.map((one) => [one.SoLuong, one.DonGia])).toEqual([
    ['2', '33333.00'],
    ['1', '33334.00'],
  ]);
});

it('takes no price below nothing where a little money is shared by many pieces', () => {
  const shared = packageParts(
    '1100',
    Array.from({ length: 12 }, () => part('20', '100.00')),
  );
  expect(total(shared)).toBe('1100.00');
  expect(shared.map((one) => one.DonGia)).toEqual([
    '4.00',
    '144.00',
    ...Array.from({ length: 11 }, () => '4.00'),
  ]);
});

it('always adds up to the price, keeps what is given, and takes nothing below nothing', () => {
  const parts = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: fc.integer({ min: 0, max: 5_000_000 }) }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 50_000_000 }), parts, (price, of) => {
      const given = of.map((one) => part(String(one.quantity), `${one.price}.00`));
      const shared = packageParts(String(price), given);
      expect(total(shared)).toBe(`${price}.00`);
      expect(sum(shared.map((one) => one.SoLuong)).toString()).toBe(
        sum(given.map((one) => one.SoLuong)).toString(),
      );
      expect(shared.every((one) => dec(one.DonGia).gte(0))).toBe(true);
    }),
  );
});

it('is sold between its days', () => {
  const days = { NgayBatDau: '2026-01-01', NgayKetThuc: '2026-12-31' };
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => soldOn(day, days))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(soldOn('2030-01-01', { NgayBatDau: null, NgayKetThuc: null })).toBe(true);
});
