import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, sum } from '../money/decimal.ts';
import { defaultParameters as rows } from './defaultParameters.ts';
import {
  bangTyLe,
  soLuongGiuongTrongNgay,
  tyLeGiuong,
  tyLeKham,
  tyLePhauThuat,
  tyLeStent,
} from './percent.ts';

const doiTuong = { PhanTram80: 80, PhanTram50: 50, PhanTram30: 30 };
const bang = bangTyLe(doiTuong, '2025-11-10', rows);

describe('TYLE_TT_DV of exams', () => {
  it('gives a second exam of the same speciality nothing and does not count it', () => {
    expect(tyLeKham(['noi', 'noi', 'mat', 'tmh', 'rhm', 'ngoai', 'da'], bang)).toEqual([
      100, 0, 30, 30, 30, 10, 0,
    ]);
  });

  it('uses the rate that the payer object sets', () => {
    const own = bangTyLe({ ...doiTuong, PhanTram30: 40 }, '2025-11-10', rows);
    expect(tyLeKham(['noi', 'mat'], own)).toEqual([100, 40]);
  });

  it('never adds up to more than twice the first exam', () => {
    const day = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(day, (specialities) => {
        expect(sum(tyLeKham(specialities, bang)).lte(200)).toBe(true);
      }),
    );
  });
});

describe('TYLE_TT_DV of operations', () => {
  it('takes the dearest operation as the main one, wherever it stands', () => {
    const acts = [
      { loai: 'PhauThuat', kip: 'B', donGiaBHYT: '800000' },
      { loai: 'PhauThuat', kip: 'A', donGiaBHYT: '3000000' },
      { loai: 'PhauThuat', kip: 'A', donGiaBHYT: '1000000' },
    ] as const;
    expect(tyLePhauThuat(acts, bang)).toEqual([80, 100, 50]);
  });

  it('pays procedures in full when nothing was operated on', () => {
    expect(tyLePhauThuat([{ loai: 'ThuThuat', kip: 'A', donGiaBHYT: '200000' }], bang)).toEqual([100]);
  });
});

describe('TYLE_TT_DV and SO_LUONG of beds', () => {
  it('falls with the number of people in the bed', () => {
    expect([1, 2, 3, 4].map((people) => tyLeGiuong(people, bang))).toEqual([100, 50, 33, 33]);
    expect(() => tyLeGiuong(0, bang)).toThrow(RangeError);
  });

  it('gives half a day to the dearest and half to the cheapest department', () => {
    expect(soLuongGiuongTrongNgay(['300000', '474700', '273100'])).toEqual(['0', '0.5', '0.5']);
    // of equal prices the later bed counts
    expect(soLuongGiuongTrongNgay(['273100', '273100', '273100'])).toEqual(['0', '0.5', '0.5']);
    expect(soLuongGiuongTrongNgay(['474700', '474700', '273100'])).toEqual(['0', '0.5', '0.5']);
    expect(soLuongGiuongTrongNgay(['273100'])).toEqual(['1']);
  });

  it('adds up to one day whatever the prices', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 5 }).map(String), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(prices, (day) => {
        expect(sum(soLuongGiuongTrongNgay(day)).eq(dec(1))).toBe(true);
      }),
    );
  });
});

describe('stents', () => {
  it('counts the second at half its price and later ones not at all', () => {
    expect([1, 2, 3].map(tyLeStent)).toEqual([100, 50, 0]);
  });
});
