import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec } from '../money/decimal.ts';
import { isSupported, supportedPrice } from './support.ts';

describe('the part of a price that the insurance supports', () => {
  it.each([
    // DonGia, DonGiaBHYT, LaBHYT, payer supported: support, left
    ['300000', '50600', true, true, '50600.000', '249400.000'],
    ['300000', '50600', true, false, '0.000', '300000.000'],
    ['50600', '50600', true, false, '50600.000', '0.000'],
    ['40000', '50600', true, false, '40000.000', '0.000'],
    ['300000', '50600', false, true, '0.000', '300000.000'],
    ['300000', '0', true, true, '0.000', '300000.000'],
    ['12000.5', '11999.625', true, true, '11999.625', '0.875'],
  ])(
    'of %s with %s accepted, insured %s, payer %s',
    (DonGia, DonGiaBHYT, LaBHYT, hoTroGia, support, left) => {
      expect(supportedPrice({ DonGia, DonGiaBHYT, LaBHYT }, hoTroGia)).toEqual({
        DonGiaHoTro: support,
        DonGiaThanhToan: left,
      });
    },
  );

  it('and the part that is left are the price to the last digit, never below 0', () => {
    const price = fc
      .bigInt(0n, 10n ** 12n)
      .map((thousandths) => dec(thousandths.toString()).div(1000).toFixed(3));
    fc.assert(
      fc.property(price, price, fc.boolean(), fc.boolean(), (DonGia, DonGiaBHYT, LaBHYT, hoTroGia) => {
        const line = { DonGia, DonGiaBHYT, LaBHYT };
        const { DonGiaHoTro, DonGiaThanhToan } = supportedPrice(line, hoTroGia);
        expect(dec(DonGiaHoTro).plus(DonGiaThanhToan).toFixed(3)).toBe(DonGia);
        expect(dec(DonGiaHoTro).gte(0) && dec(DonGiaThanhToan).gte(0)).toBe(true);
        expect(dec(DonGiaHoTro).lte(DonGiaBHYT)).toBe(true);
        expect(dec(DonGiaHoTro).eq(0) || isSupported(line, hoTroGia)).toBe(true);
      }),
    );
  });
});
