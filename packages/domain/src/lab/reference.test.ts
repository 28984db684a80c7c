import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagOf, type ReferenceRow, referenceFor, referenceText } from './reference.ts';

const haemoglobin: ReferenceRow = {
  NamMin: '130',
  NamMax: '170',
  NuMin: '120',
  NuMax: '150',
  TreEmMin: '110',
  TreEmMax: '140',
  NguyHiemMin: '70',
  NguyHiemMax: '200',
};
const man = { GioiTinh: 'MALE', years: 40 };
const woman = { GioiTinh: 'FEMALE', years: 40 };

describe('the reference of an index', () => {
  it('goes by age and sex', () => {
    expect(referenceFor(haemoglobin, man)).toEqual({ min: '130', max: '170' });
    expect(referenceFor(haemoglobin, woman)).toEqual({ min: '120', max: '150' });
    expect(referenceFor(haemoglobin, { GioiTinh: 'MALE', years: 15 })).toEqual({ min: '110', max: '140' });
    expect(referenceFor(haemoglobin, { GioiTinh: 'MALE', years: 16 })).toEqual({ min: '130', max: '170' });
  });

  it('of a child without bounds of its own is that of the sex', () => {
    expect(referenceFor({ NamMax: 5 }, { GioiTinh: 'MALE', years: 3 })).toEqual({ min: null, max: '5' });
  });

  it('of an unknown sex is what both share, else none', () => {
    const other = { GioiTinh: 'OTHER', years: 40 };
    expect(referenceFor(haemoglobin, other)).toBeNull();
    expect(referenceFor({ NamMin: '3.90', NuMin: 3.9 }, other)).toEqual({ min: '3.9', max: null });
  });

  it.each<[ReferenceRow, string]>([
    [{ NamMin: '3.90', NamMax: 6.4 }, '3.9 - 6.4'],
    [{ NamMax: 5.2 }, '≤ 5.2'],
    [{ NamMin: '60.000' }, '≥ 60'],
    [{ NamMin: 0, NamMax: 40 }, '0 - 40'],
    [{ MucBinhThuong: 'Âm tính' }, 'Âm tính'],
    [{}, ''],
  ])('%j is printed as %j', (row, text) => {
    expect(referenceText(row, referenceFor(row, man))).toBe(text);
  });
});

describe('the flag of a result', () => {
  it.each([
    ['69.9', 'LL'],
    ['70', 'L'],
    ['129.99', 'L'],
    ['130', 'N'],
    ['170', 'N'],
    ['170.01', 'H'],
    ['200', 'H'],
    ['200,5', 'HH'],
    ['<50', 'LL'],
    ['> 250', 'HH'],
    ['vỡ hồng cầu', null],
    ['', null],
  ])('%j of a man is %s', (result, flag) => {
    expect(flagOf(result, haemoglobin, referenceFor(haemoglobin, man))).toBe(flag);
  });

  it('tells a critical number even where no normal range is known', () => {
    expect(flagOf('60', haemoglobin, null)).toBe('LL');
    expect(flagOf('120', haemoglobin, null)).toBeNull();
  });

  it.each([
    ['Âm tính', 'N'],
    ['ÂM  TÍNH', 'N'],
    ['negative', 'N'],
    ['Dương tính (1+)', 'H'],
    ['+++', 'H'],
    ['Không xác định', null],
  ])('%j where negative is normal is %s', (result, flag) => {
    expect(flagOf(result, { MucBinhThuong: 'Âm tính' }, null)).toBe(flag);
  });

  it('is lower where positive is normal', () => {
    expect(flagOf('Âm tính', { MucBinhThuong: 'Dương tính' }, null)).toBe('L');
  });

  it('never goes down when the number goes up', () => {
    const rank = ['LL', 'L', 'N', 'H', 'HH'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (a, b) => {
        const flag = (tenths: number) =>
          rank.indexOf(flagOf(String(tenths / 10), haemoglobin, referenceFor(haemoglobin, woman)) ?? 'none');
        expect(flag(Math.min(a, b))).toBeLessThanOrEqual(flag(Math.max(a, b)));
      }),
    );
  });
});
