import { describe, expect, it } from 'vitest';
import { ageOn, ageText, exactAgeText, isChild, yearsOn } from './age.ts';

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

  it.each([
    ['2026-11-21T03:10:00+07:00', '6 giờ tuổi', '6 hours'],
    ['2026-11-21T08:30:00+07:00', '1 giờ tuổi', '1 hour'],
    ['2026-11-20T09:31:00+07:00', '23 giờ tuổi', '23 hours'],
    ['2026-11-20T09:30:00+07:00', '1 ngày', '1 day'],
  ])('of a child born at %s is counted by hours on its first day: %s', (born, vi, en) => {
    const NgaySinh = born.slice(0, 10);
    const age = ageOn({ NgaySinh, NamSinh: 2026 }, day);
    const at = { ThoiDiemSinh: new Date(born) };
    const now = new Date('2026-11-21T09:30:00+07:00');
    expect(exactAgeText(age, at, now, 'vi')).toBe(vi);
    expect(exactAgeText(age, at, now, 'en')).toBe(en);
  });

  it('tells children, who are under 72 months', () => {
    expect(isChild({ NgaySinh: '2020-11-22', NamSinh: 2020 }, day)).toBe(true);
    expect(isChild({ NgaySinh: '2020-11-21', NamSinh: 2020 }, day)).toBe(false);
    expect(isChild({ NamSinh: 2021 }, day)).toBe(true);
    expect(isChild({ NamSinh: 2020 }, day)).toBe(false);
  });
});
