import { describe, expect, it } from 'vitest';
import { expectedTable, refusalTable } from '../workflow/testTable.ts';
import { refusal } from '../workflow/workflow.ts';
import { chuyenVienWorkflow, lastDayOfPaper, transferIssues } from './chuyenVien.ts';

describe('a transfer record', () => {
  it('lets each act pass in its states with its permission, and refuses all the rest', () => {
    const rows = refusalTable(chuyenVienWorkflow, (TrangThai) => ({ TrangThai, trangThaiKham: 'DangKham' }));
    const moves = { 'DangSuDung sua': 'DangSuDung', 'DangSuDung xoa': 'DaHuy', 'DangSuDung huy': 'DaHuy' };
    const needs = { sua: 'KHAM_BENH', xoa: 'KHAM_BENH', huy: 'KHAM_BENH' };
    expect(rows).toEqual(expectedTable(rows, moves, needs));
    expect(rows.some((row) => row.says === null)).toBe(true);
  });

  it('is cancelled, not taken back, once the session is ended', () => {
    const facts = { TrangThai: 'DangSuDung', trangThaiKham: 'DaKham' };
    const held = new Set(['KHAM_BENH']);
    expect(refusal(chuyenVienWorkflow, 'xoa', facts, held)).toBe('EXAM_ENDED');
    expect(refusal(chuyenVienWorkflow, 'huy', facts, held)).toBeNull();
  });

  it('needs a facility, a disease, and a time that is not before the exam', () => {
    const whole = {
      BenhVien_Id: 'b',
      ChanDoanICD_Id: 'i',
      NgayChuyen: '2026-11-21T03:00',
      NgayKham: '2026-11-21T02:00',
    };
    expect(transferIssues(whole)).toEqual([]);
    expect(
      transferIssues({ NgayChuyen: '2026-11-20T03:00', NgayKham: '2026-11-21T02:00' }).map((one) => one.path),
    ).toEqual(['BenhVien_Id', 'ChanDoanICD_Id', 'NgayChuyen']);
  });

  it.each([
    ['2026-11-20', '2026-12-04'], // a Friday
    ['2026-11-21', '2026-12-04'], // a Saturday
    ['2026-11-23', '2026-12-07'], // a Monday
  ])('signed on %s holds until %s', (from, until) => {
    expect(lastDayOfPaper(from)).toBe(until);
  });
});
