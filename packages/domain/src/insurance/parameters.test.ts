import { describe, expect, it } from 'vitest';
import { cungChiTraConLai } from './coPayCeiling.ts';
import { defaultParameters as rows } from './defaultParameters.ts';
import { findThamSo, nguongMienCungChiTra, thamSo, tranCungChiTraNam, tranGoiVTYT } from './parameters.ts';

describe('dated parameters', () => {
  it.each([
    ['2023-07-01', '1800000', '270000', '10800000', '81000000'],
    ['2024-06-30', '1800000', '270000', '10800000', '81000000'],
    ['2024-07-01', '2340000', '351000', '14040000', '105300000'],
    ['2026-06-30', '2340000', '351000', '14040000', '105300000'],
    ['2026-07-01', '2530000', '379500', '15180000', '113850000'],
  ])('on %s derive from a base salary of %s', (day, salary, limit, sixMonths, packageCap) => {
    expect(thamSo(rows, 'LCS', day)).toBe(salary);
    expect(nguongMienCungChiTra(rows, day).toFixed()).toBe(limit);
    expect(tranCungChiTraNam(rows, day).toFixed()).toBe(sixMonths);
    expect(tranGoiVTYT(rows, day).toFixed()).toBe(packageCap);
  });

  it('do not depend on the order of the rows', () => {
    expect(thamSo(rows.toReversed(), 'LCS', '2025-11-10')).toBe('2340000');
  });

  it('are unknown before their first row', () => {
    expect(findThamSo(rows, 'LCS', '2013-06-30')).toBeNull();
    expect(() => thamSo(rows, 'LCS', '2013-06-30')).toThrow('no value of LCS on 2013-06-30');
  });
});

describe('co-payment left in the year', () => {
  it('keeps its months when the base salary changes in the middle of the year', () => {
    const paid = [{ ngay: '2026-06-30', soTien: '9360000' }];
    expect(cungChiTraConLai(paid, '2026-06-30', rows).toFixed(2)).toBe('4680000.00');
    expect(cungChiTraConLai(paid, '2026-07-01', rows).toFixed(2)).toBe('5060000.00');
  });

  it('forgets the year before', () => {
    const paid = [{ ngay: '2025-12-31', soTien: '14040000' }];
    expect(cungChiTraConLai(paid, '2026-01-01', rows).toFixed(2)).toBe('14040000.00');
  });

  it('is never negative', () => {
    const paid = [{ ngay: '2025-01-01', soTien: '99000000' }];
    expect(cungChiTraConLai(paid, '2025-11-10', rows).toFixed(2)).toBe('0.00');
  });
});
