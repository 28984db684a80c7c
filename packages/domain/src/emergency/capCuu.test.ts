import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { capCuuActs, tuTrangActs } from './capCuu.ts';

it('an arrival is judged until a doctor begins, and the commune told once of who is not known', () => {
  const one = { daHuy: false, node: null, chuaRo: false, daBaoXa: false, daKham: false };
  const changed = 'STATE_CHANGED';
  expect(
    actTable(capCuuActs, {
      known: one,
      begun: { ...one, daKham: true },
      unknown: { ...one, chuaRo: true },
      told: { ...one, chuaRo: true, daBaoXa: true },
      cancelled: { ...one, daHuy: true },
    }),
  ).toEqual({
    known: { phanLoai: null, nhanTuTrang: null, baoXa: 'EMERGENCY_IDENTIFIED' },
    begun: { phanLoai: 'EMERGENCY_BEGUN', nhanTuTrang: null, baoXa: 'EMERGENCY_IDENTIFIED' },
    unknown: { phanLoai: null, nhanTuTrang: null, baoXa: null },
    told: { phanLoai: null, nhanTuTrang: null, baoXa: 'EMERGENCY_TOLD' },
    cancelled: { phanLoai: changed, nhanTuTrang: changed, baoXa: changed },
  });
});

it('belongings are given back once', () => {
  const at = (TrangThai: string) => ({ TrangThai, node: null });
  expect(actTable(tuTrangActs, { kept: at('DangGiu'), back: at('DaTra') })).toEqual({
    kept: { tra: null },
    back: { tra: 'STATE_CHANGED' },
  });
});
