import { describe, expect, it } from 'vitest';
import { childIssues } from './child.ts';

const nothing = { CanNang: null, TenNguoiLienHe: null };
const both = [
  { path: 'CanNang', code: 'CHILD_WEIGHT_NEEDED' },
  { path: 'TenNguoiLienHe', code: 'CHILD_GUARDIAN_NEEDED' },
];

describe('a prescription for a child', () => {
  it.each([
    ['the day before 72 months', { NgaySinh: '2020-11-23', NamSinh: 2020 }, both],
    ['72 months to the day', { NgaySinh: '2020-11-22', NamSinh: 2020 }, []],
    ['a year of birth alone', { NgaySinh: null, NamSinh: 2021 }, both],
    ['an older year of birth alone', { NgaySinh: null, NamSinh: 2020 }, []],
  ])('needs weight and guardian: %s', (_name, birth, issues) => {
    expect(childIssues(birth, '2026-11-22', nothing)).toEqual(issues);
  });

  it('needs nothing more where both are known; a blank name is none', () => {
    const birth = { NgaySinh: '2024-01-01', NamSinh: 2024 };
    expect(childIssues(birth, '2026-11-22', { CanNang: 12.5, TenNguoiLienHe: 'Trần Thị Bình' })).toEqual([]);
    expect(childIssues(birth, '2026-11-22', { CanNang: 12.5, TenNguoiLienHe: ' ' })).toEqual([both[1]]);
  });
});
