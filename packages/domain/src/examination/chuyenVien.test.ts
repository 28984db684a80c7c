import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable } from '../acts/testTable.ts';
import { chuyenVienActs, lastDayOfPaper, transferIssues } from './chuyenVien.ts';

describe('a transfer record', () => {
  const live = { TrangThai: 'DangSuDung', node: 'room', trangThaiKham: 'DangKham' };

  it('is taken back while the session is open, and cancelled once it has ended', () => {
    const cases = {
      open: live,
      ended: { ...live, trangThaiKham: 'DaKham' },
      cancelled: { ...live, TrangThai: 'DaHuy' },
    };
    expect(actTable(chuyenVienActs, cases)).toEqual({
      open: { sua: null, xoa: null, huy: null },
      ended: { sua: null, xoa: 'EXAM_ENDED', huy: null },
      cancelled: { sua: 'STATE_CHANGED', xoa: 'STATE_CHANGED', huy: 'STATE_CHANGED' },
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
    expect(lastDayOfPaper(from)).toBe(until);
  });
});
