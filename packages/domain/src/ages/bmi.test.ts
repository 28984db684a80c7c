import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asianBmiClass,
  bmiCategory,
  bmiLine,
  bmiZScore,
  implausibleZScore,
  isGrowing,
  judgedBmi,
} from './bmi.ts';
import { bmiTables } from './bmiTables.ts';

const month = 30.4375;

describe('the z-score of a child', () => {
  it.each<['MALE' | 'FEMALE', string, number, number, number]>([
    ['MALE', '120 months', 120 * month, 23, 2.41],
    ['MALE', '120 months', 120 * month, 16.4433, 0],
    ['FEMALE', '96 months', 96 * month, 14, -1.09],
    ['FEMALE', '180 months', 180 * month, 31, 2.44],
    ['MALE', '72 months', 72 * month, 12.5, -2.58],
    ['MALE', '100.5 months, between two rows', 100.5 * month, 17, 0.69],
    ['FEMALE', '61 months, beyond three deviations', 61 * month, 11, -3.79],
    ['MALE', '1095 days', 1095, 18, 1.77],
    ['FEMALE', '730 days', 730, 13, -2.09],
    ['MALE', '1826 days, beyond three deviations', 1826, 21, 3.38],
  ])('%s of %s', (sex, _age, days, index, z) => {
    expect(bmiZScore(index, days, sex, bmiTables)).toBe(z);
  });

  it.each<['MALE' | 'FEMALE', number[]]>([
    ['MALE', [12.8, 13.7, 14.9, 16.4, 18.5, 21.4, 26.1]],
    ['FEMALE', [12.4, 13.5, 14.8, 16.6, 19, 22.6, 28.4]],
  ])('stands on whole numbers at the printed lines of a %s of 120 months', (sex, lines) => {
    for (const [at, index] of lines.entries()) {
      // The printed lines have one decimal, which is worth less than a tenth of a deviation.
      expect(Math.abs((bmiZScore(index, 120 * month, sex, bmiTables) ?? 99) - (at - 3))).toBeLessThan(0.1);
    }
  });

  it.each<['MALE' | 'FEMALE', number[]]>([
    ['MALE', [12.8, 13.7, 14.9, 16.4, 18.5, 21.4, 26.1]],
    ['FEMALE', [12.4, 13.5, 14.8, 16.6, 19, 22.6, 28.4]],
  ])('has the printed lines of a %s of 120 months', (sex, lines) => {
    const drawn = [-3, -2, -1, 0, 1, 2, 3].map((k) => bmiLine(k, 120 * month, sex, bmiTables) ?? 0);
    expect(drawn.map((one) => Math.round(one * 10) / 10)).toEqual(lines);
  });

  it('has no lines above 228 months', () => {
    expect(bmiLine(0, 228.1 * month, 'MALE', bmiTables)).toBeNull();
  });

  it('rises with the index at every age to 228 months', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6939 }),
        fc.constantFrom<'MALE' | 'FEMALE'>('MALE', 'FEMALE'),
        fc.integer({ min: 80, max: 400 }),
        (days, sex, tenths) => {
          const lower = bmiZScore(tenths / 10, days, sex, bmiTables);
          const higher = bmiZScore(tenths / 10 + 1, days, sex, bmiTables);
          expect(lower).not.toBeNull();
          expect(higher ?? -99).toBeGreaterThan(lower ?? 99);
        },
      ),
    );
  });

  it('is unknown above 228 months, before birth and without an index', () => {
    expect(bmiZScore(20, 228.1 * month, 'MALE', bmiTables)).toBeNull();
    expect(bmiZScore(20, -1, 'MALE', bmiTables)).toBeNull();
    expect(bmiZScore(0, 100, 'MALE', bmiTables)).toBeNull();
  });

  it('beyond five is more likely a mistyped weight', () => {
    expect([-5.01, -5, 5, 5.01].map(implausibleZScore)).toEqual([true, false, false, true]);
  });
});

describe('the class of an index on 2026-11-21', () => {
  const day = '2026-11-21';
  const boyOfTen = { NgaySinh: '2016-11-21', NamSinh: 2016, GioiTinh: 'MALE' };
  it.each([
    [12.5, 'SuyDinhDuong'],
    [13.2, 'GayDoII'],
    [14.5, 'GayDoI'],
    [16.4, 'BinhThuong'],
    [19.5, 'ThuaCanI'],
    [23, 'ThuaCanII'],
    [27, 'BeoPhi'],
  ])('of a boy of ten with %d is %s', (index, kind) => {
    expect(bmiCategory(index, boyOfTen, day, bmiTables)).toBe(kind);
  });

  it('follows the adult scale from 19 years, also when only the year of birth is known', () => {
    const of = (NgaySinh: string | null, NamSinh: number) =>
      bmiCategory(27, { NgaySinh, NamSinh, GioiTinh: 'MALE' }, day, bmiTables);
    expect(of('2007-11-20', 2007)).toBe('ThuaCanI');
    expect(of(null, 1980)).toBe('ThuaCanI');
    expect(of(null, 2016)).toBeNull();
  });

  it('is unknown without an index, or for a child without a sex', () => {
    expect(bmiCategory(null, boyOfTen, day, bmiTables)).toBeNull();
    expect(bmiCategory(16, { ...boyOfTen, GioiTinh: 'OTHER' }, day, bmiTables)).toBeNull();
  });

  it('of an adult is told by the scale of the site, of a child by the tables whatever the scale', () => {
    const grown = { NgaySinh: '1980-01-01', NamSinh: 1980, GioiTinh: 'FEMALE' };
    expect(bmiCategory(24, grown, day, null, 'WHO')).toBe('BinhThuong');
    expect(bmiCategory(24, grown, day, null, 'ChauA')).toBe('ThuaCan');
    expect(bmiCategory(27, boyOfTen, day, bmiTables, 'ChauA')).toBe('BeoPhi');
    expect(bmiCategory(24, { ...boyOfTen, NgaySinh: null }, day, null, 'ChauA')).toBeNull();
  });

  it('comes with the index and the z-score, and with a doubt where they are implausible', () => {
    const by = { tables: bmiTables, scale: 'WHO' } as const;
    expect(judgedBmi({ ChieuCao: 140, CanNang: 32.2 }, boyOfTen, day, by)).toEqual({
      index: 16.4,
      kind: 'BinhThuong',
      z: -0.02,
      doubtful: false,
    });
    expect(judgedBmi({ ChieuCao: 100, CanNang: 60 }, boyOfTen, day, by)?.doubtful).toBe(true);
    expect(judgedBmi({ ChieuCao: 140, CanNang: 32.2 }, boyOfTen, day, { ...by, tables: null })).toMatchObject(
      {
        kind: null,
        z: null,
      },
    );
    expect(judgedBmi({ ChieuCao: null, CanNang: 32 }, boyOfTen, day, by)).toBeNull();
  });

  it('is drawn on a growth curve to 228 months, with a day of birth', () => {
    expect(isGrowing(boyOfTen, day)).toBe(true);
    expect(isGrowing({ NgaySinh: '2007-11-20', NamSinh: 2007 }, day)).toBe(false);
    expect(isGrowing({ NgaySinh: null, NamSinh: 2016 }, day)).toBe(false);
    expect(isGrowing(boyOfTen, '2016-01-01')).toBe(false);
  });

  it('changes at the cut-offs for Asia', () => {
    expect([18.4, 18.5, 22.9, 23, 24.9, 25, 29.9, 30].map(asianBmiClass)).toEqual([
      'Gay',
      'BinhThuong',
      'BinhThuong',
      'ThuaCan',
      'ThuaCan',
      'BeoPhiI',
      'BeoPhiI',
      'BeoPhiII',
    ]);
  });
});
