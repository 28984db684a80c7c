import { describe, expect, it } from 'vitest';
import { ageOn, ageText, isChild, yearsOn } from './age.ts';

describe('the age on 2026-11-21', () => {
  const day = '2026-11-21';
  it.each([
    ['2026-11-21', '0 ngày'],
    ['2026-09-22', '60 ngày'],
    ['2026-09-21', '2 tháng'],
    ['2020-11-22', '71 tháng'],
    ['2020-11-21', '6 tuổi'],
    ['1985-11-22', '40 tuổi'],
    ['1985-11-21', '41 tuổi'],
  ])('of somebody born on %s is %s', (NgaySinh, text) => {
    expect(ageText(ageOn({ NgaySinh, NamSinh: Number(NgaySinh.slice(0, 4)) }, day), 'vi')).toBe(text);
  });

  it('is counted by the year when only the year is known', () => {
    expect(ageText(ageOn({ NamSinh: 1950 }, day), 'en')).toBe('76 years');
    expect(yearsOn({ NamSinh: 1950 }, day)).toBe(76);
  });

  it('tells children, who are under 72 months', () => {
    expect(isChild({ NgaySinh: '2020-11-22', NamSinh: 2020 }, day)).toBe(true);
    expect(isChild({ NgaySinh: '2020-11-21', NamSinh: 2020 }, day)).toBe(false);
    expect(isChild({ NamSinh: 2021 }, day)).toBe(true);
    expect(isChild({ NamSinh: 2020 }, day)).toBe(false);
  });
});
