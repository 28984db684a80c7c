import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { hasComplication, reportIssues, reportState, type TuongTrinh, tuongTrinhActs } from './tuongTrinh.ts';

const now = new Date('2026-11-20T05:00:00Z');
const member = (NhanVien_Id: string | null, VaiTro = 'PhauThuatVienPhu', TyLe: number | null = null) => ({
  NhanVien_Id,
  VaiTro,
  TyLe,
});
const whole: TuongTrinh = {
  BatDau: '2026-11-20T02:00:00Z',
  KetThuc: '2026-11-20T03:00:00Z',
  TuVong: 'KhongTuVong',
  Kip: [member('a', 'PhauThuatVienChinh', 60), member('b', 'DungCuVien', 40)],
};
const wrong = (part: Partial<TuongTrinh>, complete = true) =>
  reportIssues({ ...whole, ...part }, now, complete).map(({ path, code }) => `${path} ${code}`);

describe('a report', () => {
  it('that says when, who and that nobody died is complete', () => {
    expect(wrong({})).toEqual([]);
  });

  it('that begins within a minute ends when the next one begins', () => {
    expect(wrong({ BatDau: '2026-11-20T02:59:59Z' })).toEqual([]);
  });

  it('says something about a complication where there is one', () => {
    expect([null, 'KhongTaiBien', 'DoGayMe'].map(hasComplication)).toEqual([false, false, true]);
  });

  it('needs start, end, the death selection and a main performer before it is locked, not before', () => {
    const nothing = { BatDau: null, KetThuc: null, TuVong: null, Kip: [] };
    expect(wrong(nothing, false)).toEqual([]);
    expect(wrong(nothing)).toEqual([
      'BatDau REQUIRED',
      'KetThuc REQUIRED',
      'TuVong REQUIRED',
      'Kip PROCEDURE_MAIN',
    ]);
  });

  it.each([
    ['ends as it starts', { KetThuc: whole.BatDau }, ['KetThuc PROCEDURE_END']],
    [
      'ends in the minute in which it starts',
      { BatDau: '2026-11-20T02:00:05Z', KetThuc: '2026-11-20T02:00:50Z' },
      ['KetThuc PROCEDURE_END'],
    ],
    ['ends before it starts', { KetThuc: '2026-11-20T01:59:00Z' }, ['KetThuc PROCEDURE_END']],
    ['ends in the future', { KetThuc: '2026-11-20T05:01:00Z' }, ['KetThuc PROCEDURE_FUTURE']],
    ['has a person twice', { Kip: [...whole.Kip, member('a')] }, ['Kip.2.NhanVien_Id PROCEDURE_TWICE']],
    ['has a role without a person', { Kip: [...whole.Kip, member(null)] }, ['Kip.2.NhanVien_Id REQUIRED']],
    [
      'has two main performers',
      { Kip: [...whole.Kip, member('c', 'PhauThuatVienChinh')] },
      ['Kip PROCEDURE_MAIN'],
    ],
    [
      'shares more than the whole',
      { Kip: [...whole.Kip, member('c', 'GiupViec', 1)] },
      ['Kip PROCEDURE_SHARES'],
    ],
    ['shares less than nothing', { Kip: [member('a', 'PhauThuatVienChinh', -1)] }, ['Kip.0.TyLe TOO_SMALL']],
    ['names no complication', { TaiBien: 'Khac' }, ['TaiBienGhiChu REQUIRED']],
    ['is too long', { ChanDoanSau: 'x'.repeat(1001) }, ['ChanDoanSau TOO_LONG']],
  ] as const)('that %s is refused', (_what, part, says) => {
    expect(wrong(part, false)).toEqual(says);
  });
});

describe('the life of a report', () => {
  const facts = (TrangThai: string) => ({ TrangThai, node: 'room' });

  it('is written and locked in work, unlocked while nobody has it', () => {
    expect(allowedByState(tuongTrinhActs, facts)).toEqual({
      DangSuDung: [],
      DangThucHien: ['sua', 'khoa'],
      DaKhoa: ['moKhoa'],
      DaTraKetQua: [],
      DaHuy: [],
    });
    expect(actsWithoutRight(tuongTrinhActs, facts('DangThucHien'))).toEqual([]);
  });

  it.each([
    ['sua', 'DaKhoa', 'PROCEDURE_LOCKED'],
    ['khoa', 'DaKhoa', 'PROCEDURE_LOCKED'],
    ['moKhoa', 'DangThucHien', 'PROCEDURE_NOT_LOCKED'],
    ['moKhoa', 'DaTraKetQua', 'PROCEDURE_RETURNED'],
    ['khoa', 'DangSuDung', 'STATE_CHANGED'],
  ] as const)('refuses %s in %s', (action, state, says) => {
    expect(refusal(tuongTrinhActs, action, facts(state), everyRight)?.code).toBe(says);
  });

  it.each([
    ['SanSang', false, 'DangSuDung'],
    ['ChuaKetQua', false, 'DangThucHien'],
    ['ChuaKetQua', true, 'DaKhoa'],
    ['CoKetQua', true, 'DaTraKetQua'],
    ['DaXemKetQua', true, 'DaTraKetQua'],
    ['DaHuy', false, 'DaHuy'],
  ] as const)('of a slip in %s, locked %s, is %s', (slip, locked, state) => {
    expect(reportState(slip, locked)).toBe(state);
  });
});
