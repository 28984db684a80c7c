import { describe, expect, it } from 'vitest';
import { day, gioiTinh, longDay, moment, money, quantity, tuoi } from './format.ts';

describe('the words and numbers of a form', () => {
  it('writes a date as DD/MM/YYYY, and its blank as dashes', () => {
    expect(day('1949-03-08')).toBe('08/03/1949');
    expect(day(null)).toBe('--/--/----');
  });

  it('shows a moment as it is in Vietnam, also across midnight', () => {
    expect(moment('2026-11-20T17:05:00.000Z')).toBe('00:05 21/11/2026');
    expect(day('2026-11-20T17:05:00.000Z')).toBe('21/11/2026');
    expect(longDay('2026-11-20T17:05:00.000Z', 'vi')).toBe('Ngày 21 tháng 11 năm 2026');
    expect(moment(null)).toBe('');
  });

  it('groups money by points', () => {
    expect(money('1234567.00')).toBe('1.234.567');
    expect(money('88455.60')).toBe('88.455,60');
    expect(money(null)).toBe('');
  });

  it('writes a quantity with a comma and without idle zeros', () => {
    expect(quantity('2.500')).toBe('2,5');
    expect(quantity('10.000')).toBe('10');
    expect(quantity('10')).toBe('10');
  });

  it('says sex and age in the language of the form', () => {
    expect(gioiTinh('FEMALE', 'vi')).toBe('Nữ');
    expect(tuoi(20, 'Thang', 'vi')).toBe('20 tháng tuổi');
    expect(tuoi(20, 'Thang', 'en')).toBe('20 months');
  });
});
