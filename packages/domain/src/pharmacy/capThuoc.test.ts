import { describe, expect, it } from 'vitest';
import { actionStates, everyRight } from '../acts/acts.ts';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { type CapThuocFacts, capThuocActs, phieuCapActs, quaHanLinh } from './capThuoc.ts';

const ready: CapThuocFacts = {
  TrangThai: 'DaKe',
  node: 'store',
  daThu: true,
  trangThaiKham: 'DaKham',
  quaHan: false,
};

describe('handing out a prescription', () => {
  it('waits for the end of the examination, then for the money', () => {
    expect(
      actTable(capThuocActs, {
        ready,
        partly: { ...ready, TrangThai: 'DaCap' },
        draft: { ...ready, TrangThai: 'Nhap' },
        cancelled: { ...ready, TrangThai: 'DaHuy' },
        open: { ...ready, trangThaiKham: 'DangKham' },
        'open and unpaid': { ...ready, trangThaiKham: 'DangKham', daThu: false },
        unpaid: { ...ready, daThu: false },
        old: { ...ready, quaHan: true },
        'old and partly': { ...ready, quaHan: true, TrangThai: 'DaCap' },
      }),
    ).toEqual({
      ready: { cap: null, tiep: null },
      partly: { cap: null, tiep: null },
      draft: { cap: 'STATE_CHANGED', tiep: null },
      cancelled: { cap: 'STATE_CHANGED', tiep: null },
      open: { cap: 'SUPPLY_EXAM_OPEN', tiep: null },
      'open and unpaid': { cap: 'SUPPLY_EXAM_OPEN', tiep: null },
      unpaid: { cap: 'SUPPLY_NOT_PAID', tiep: null },
      old: { cap: 'SUPPLY_TOO_LATE', tiep: null },
      'old and partly': { cap: null, tiep: null },
    });
  });

  it.each([
    ['Thuong', '2026-03-06', false],
    ['BHYT', '2026-03-07', true],
    ['VTYT', '2026-03-20', false],
  ])('of kind %s written on 1 March is too old on %s: %s', (LoaiToa, today, tooOld) => {
    expect(quaHanLinh(LoaiToa, '2026-03-01', today)).toBe(tooOld);
  });

  it('is taken back once', () => {
    expect(allowedByState(phieuCapActs, (TrangThai) => ({ TrangThai, node: 'store' }))).toEqual({
      DaCap: ['huy'],
      DaHuy: [],
    });
    expect(actionStates(phieuCapActs, { TrangThai: 'DaHuy', node: 'store' }, everyRight)).toEqual([
      { action: 'huy', refusal: 'SUPPLY_CANCELLED' },
    ]);
  });

  it('asks for the right at the store', () => {
    expect(actsWithoutRight(capThuocActs, ready)).toEqual([]);
    expect(actsWithoutRight(phieuCapActs, { TrangThai: 'DaCap', node: 'store' })).toEqual([]);
  });
});
