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

  it.each([
    ['>6.4', 'H'],
    ['>=6.4', null],
    ['≥ 6,5', 'H'],
    ['<3.9', 'L'],
    ['<=3.9', null],
    ['≤3,8', 'L'],
    ['>25', 'HH'],
    ['≥25', 'H'],
    ['<2.5', 'LL'],
    ['<2,5', 'LL'],
    ['≤2.5', 'L'],
    ['<5', null],
    ['>5', null],
    ['>2', null],
    ['<30', null],
    ['+5,4', 'N'],
    ['+7', 'H'],
    ['＞２５', 'HH'],
    ['＜３．９', 'L'],
    ['−1', 'LL'],
  ])('%j of 3.9 to 6.4, critical below 2.5 and above 25, is %s', (result, flag) => {
    const glucose = { NguyHiemMin: '2.5', NguyHiemMax: 25 };
    expect(flagOf(result, glucose, { min: '3.9', max: '6.4' })).toBe(flag);
  });

  it.each<[string, string | null, string | null, ReferenceRow, string | null]>([
    ['<5', null, '6', {}, 'N'],
    ['<6', null, '6', {}, 'N'],
    ['≤6', null, '6', {}, 'N'],
    ['<7', null, '6', {}, null],
    ['<5', null, '6', { NguyHiemMin: 2 }, null],
    ['<0.5', '0', '5', {}, 'N'],
    ['<-1', '0', '5', {}, 'L'],
    ['>90', '60', null, {}, 'N'],
    ['≥60', '60', null, {}, 'N'],
    ['>50', '60', null, {}, null],
    ['>90', '60', null, { NguyHiemMax: 200 }, null],
    ['>0', '0', '5', {}, null],
  ])('%j of %s to %s is judged where nothing else can be', (result, min, max, row, flag) => {
    expect(flagOf(result, row, { min, max })).toBe(flag);
  });

  it('of a bounded value is that of every number that it may be', () => {
    const milli = fc.integer({ min: 1, max: 4000 });
    const row = { NguyHiemMin: '2.5', NguyHiemMax: '25' };
    const normal = { min: '3.9', max: '6.4' };
    const grave = (flag: string | null) => (flag?.length === 2 ? flag.slice(1) : flag);
    fc.assert(
      fc.property(milli, milli, (bound, value) => {
        const flag = flagOf(`${value < bound ? '<' : '≥'}${bound / 100}`, row, normal);
        const of = flagOf(String(value / 100), row, normal);
        if (flag?.length === 2) expect(of).toBe(flag);
        if (flag !== null) expect(grave(of)).toBe(grave(flag));
      }),
    );
  });

  it('tells a critical number even where no normal range is known', () => {
    expect(flagOf('60', haemoglobin, null)).toBe('LL');
    expect(flagOf('120', haemoglobin, null)).toBeNull();
    expect(flagOf('<70', haemoglobin, null)).toBe('LL');
    expect(flagOf('<80', haemoglobin, null)).toBeNull();
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
