import { describe, expect, it } from 'vitest';
import { actionStates, everyRight } from '../acts/acts.ts';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { type CapThuocFacts, capThuocActs, phieuCapActs } from './capThuoc.ts';

const ready: CapThuocFacts = { TrangThai: 'DaKe', node: 'store', daThu: true, trangThaiKham: 'DaKham' };

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
      }),
    ).toEqual({
      ready: { cap: null, tiep: null },
      partly: { cap: null, tiep: null },
      draft: { cap: 'STATE_CHANGED', tiep: null },
      cancelled: { cap: 'STATE_CHANGED', tiep: null },
      open: { cap: 'SUPPLY_EXAM_OPEN', tiep: null },
      'open and unpaid': { cap: 'SUPPLY_EXAM_OPEN', tiep: null },
      unpaid: { cap: 'SUPPLY_NOT_PAID', tiep: null },
    });
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
