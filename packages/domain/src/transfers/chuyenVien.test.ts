import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable } from '../acts/testTable.ts';
import { chuyenVienActs, lastDayOfPaper, transferIssues } from './chuyenVien.ts';

describe('a transfer record', () => {
  const live = {
    TrangThai: 'DangSuDung',
    node: 'room',
    conMo: true,
    daIn: false,
    chucVu: null,
  };

  it('is taken back while the session is open, cancelled once it has ended, and issued again once it is on paper', () => {
    const closed = {
      sua: 'STATE_CHANGED',
      capLai: 'STATE_CHANGED',
      xoa: 'STATE_CHANGED',
      huy: 'STATE_CHANGED',
    };
    const cases = {
      open: live,
      ended: { ...live, conMo: false },
      printed: { ...live, daIn: true },
      replaced: { ...live, TrangThai: 'BiThayThe' },
      cancelled: { ...live, TrangThai: 'DaHuy' },
    };
    expect(actTable(chuyenVienActs, cases)).toEqual({
      open: { sua: null, capLai: null, xoa: null, huy: null },
      ended: { sua: null, capLai: null, xoa: 'EXAM_ENDED', huy: null },
      printed: { sua: 'TRANSFER_PRINTED', capLai: null, xoa: 'TRANSFER_PRINTED', huy: null },
      replaced: closed,
      cancelled: closed,
    });
  });

  it('asks for the right of each act at the room of its session', () => {
    expect(actsWithoutRight(chuyenVienActs, live)).toEqual([]);
  });

  it('needs a facility, a disease, and a time that is not before the exam', () => {
    const whole = {
      BenhVien_Id: 'b',
      ChanDoanICD_Id: 'i',
      NgayChuyen: '2026-11-21T03:00',
      NgayKham: '2026-11-21T02:00',
    };
    expect(transferIssues(whole)).toEqual([]);
    expect(transferIssues({ NgayChuyen: '2026-11-20T03:00', NgayKham: '2026-11-21T02:00' })).toEqual([
      { path: 'BenhVien_Id', code: 'REQUIRED' },
      { path: 'ChanDoanICD_Id', code: 'REQUIRED' },
      { path: 'NgayChuyen', code: 'TRANSFER_BEFORE_EXAM' },
    ]);
  });

  it.each([
    ['2026-11-20', '2026-12-04'], // a Friday
    ['2026-11-21', '2026-12-04'], // a Saturday
    ['2026-11-23', '2026-12-07'], // a Monday
  ])('signed on %s holds until %s', (from, until) => {
    expect(lastDayOfPaper(from, false)).toBe(until);
  });

  it.each([
    ['2026-11-20', '2027-11-20'],
    ['2028-02-29', '2029-02-28'],
  ])('signed on %s for a disease of the list holds until %s', (from, until) => {
    expect(lastDayOfPaper(from, true)).toBe(until);
  });
});
