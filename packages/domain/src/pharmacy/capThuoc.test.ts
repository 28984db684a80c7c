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
  canDuyet: false,
  daDuyet: false,
};

const off = { duyet: 'SUPPLY_APPROVAL_OFF', huyDuyet: 'SUPPLY_NOT_APPROVED' };

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
      ready: { cap: null, tiep: null, ...off },
      partly: { cap: null, tiep: null, duyet: 'STATE_CHANGED', huyDuyet: 'SUPPLY_BEGUN' },
      draft: { cap: 'STATE_CHANGED', tiep: null, duyet: 'STATE_CHANGED', huyDuyet: 'SUPPLY_BEGUN' },
      cancelled: { cap: 'STATE_CHANGED', tiep: null, duyet: 'STATE_CHANGED', huyDuyet: 'SUPPLY_BEGUN' },
      open: { cap: 'SUPPLY_EXAM_OPEN', tiep: null, ...off },
      'open and unpaid': { cap: 'SUPPLY_EXAM_OPEN', tiep: null, ...off },
      unpaid: { cap: 'SUPPLY_NOT_PAID', tiep: null, ...off },
      old: { cap: 'SUPPLY_TOO_LATE', tiep: null, ...off },
      'old and partly': { cap: null, tiep: null, duyet: 'STATE_CHANGED', huyDuyet: 'SUPPLY_BEGUN' },
    });
  });

  it('waits for the approval where the site asks for it', () => {
    const asked = { ...ready, canDuyet: true };
    expect(
      actTable(capThuocActs, {
        asked,
        approved: { ...asked, daDuyet: true },
        'approved and unpaid': { ...asked, daDuyet: true, daThu: false },
        'approved, not asked any more': { ...ready, daDuyet: true },
        unpaid: { ...asked, daThu: false },
        open: { ...asked, trangThaiKham: 'DangKham' },
        old: { ...asked, quaHan: true },
        'begun before it was asked for': { ...asked, TrangThai: 'DaCap' },
      }),
    ).toEqual({
      asked: { cap: 'SUPPLY_NOT_APPROVED', tiep: null, duyet: null, huyDuyet: 'SUPPLY_NOT_APPROVED' },
      approved: { cap: null, tiep: null, duyet: 'SUPPLY_APPROVED', huyDuyet: null },
      'approved and unpaid': { cap: 'SUPPLY_NOT_PAID', tiep: null, duyet: 'SUPPLY_APPROVED', huyDuyet: null },
      'approved, not asked any more': {
        cap: null,
        tiep: null,
        duyet: 'SUPPLY_APPROVAL_OFF',
        huyDuyet: null,
      },
      unpaid: { cap: 'SUPPLY_NOT_PAID', tiep: null, duyet: null, huyDuyet: 'SUPPLY_NOT_APPROVED' },
      open: {
        cap: 'SUPPLY_EXAM_OPEN',
        tiep: null,
        duyet: 'SUPPLY_EXAM_OPEN',
        huyDuyet: 'SUPPLY_NOT_APPROVED',
      },
      old: {
        cap: 'SUPPLY_TOO_LATE',
        tiep: null,
        duyet: 'SUPPLY_TOO_LATE',
        huyDuyet: 'SUPPLY_NOT_APPROVED',
      },
      'begun before it was asked for': {
        cap: null,
        tiep: null,
        duyet: 'STATE_CHANGED',
        huyDuyet: 'SUPPLY_BEGUN',
      },
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
