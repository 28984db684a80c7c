import { describe, expect, it } from 'vitest';
import { factorFits, stateOfLink } from './lienKetKetQua.ts';

describe('what a patient confirms with', () => {
  const patient = { NamSinh: 1958, SoDienThoai: '0912 345 678' };

  it('is the year of birth or the last four digits of the phone', () => {
    expect(
      ['1958', ' 5678 ', '1985', '678', '05678', '', 'abcd', '19 58'].map((one) => factorFits(patient, one)),
    ).toEqual([true, true, false, false, false, false, false, false]);
  });

  it('is the year alone where there is no phone', () => {
    const without = { NamSinh: 1958, SoDienThoai: null };
    expect(['1958', '5678', '0000'].map((one) => factorFits(without, one))).toEqual([true, false, false]);
    expect(factorFits({ NamSinh: 1958, SoDienThoai: '1234' }, '1234')).toBe(false);
  });
});

it('a link holds until its day, a hand or the result ends it', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const until = (HetHan: string, TrangThai: 'HieuLuc' | 'DaThuHoi' = 'HieuLuc') => ({
    TrangThai,
    HetHan: new Date(HetHan),
  });
  expect(stateOfLink(until('2026-11-21T00:00:00Z'), false, now)).toBe('HieuLuc');
  expect(stateOfLink(until('2026-11-20T03:00:00Z'), false, now)).toBe('HetHan');
  expect(stateOfLink(until('2026-11-21T00:00:00Z'), true, now)).toBe('KetQuaThuHoi');
  expect(stateOfLink(until('2026-11-21T00:00:00Z', 'DaThuHoi'), true, now)).toBe('DaThuHoi');
});
