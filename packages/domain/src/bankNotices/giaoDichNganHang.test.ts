import { describe, expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { giaoDichNganHangActs, reasonOfRefusal, whyNotCollected } from './giaoDichNganHang.ts';

const now = new Date('2026-11-29T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

describe('a transfer with a reference', () => {
  const prepared = (TrangThai = 'ChuaThuTien', HetHanLuc = hours(0.5)) => ({
    TrangThai,
    HetHanLuc,
    SoTien: '45000.00',
  });
  it.each([
    ['in time', '45000', prepared(), null],
    ['to the dong', '45000.00', prepared(), null],
    ['of less', '44999', prepared(), 'KhacSoTien'],
    ['of more', '45001', prepared(), 'KhacSoTien'],
    ['a day late, before the job', '45000', prepared('ChuaThuTien', hours(-24)), null],
    ['within a day', '45000', prepared('HetHan', hours(-23)), null],
    ['later than a day', '45000', prepared('HetHan', hours(-24.01)), 'HetHan'],
    ['of what is collected', '45000', prepared('DaThuTien'), 'DaThu'],
    ['of what is cancelled', '1', prepared('DaHuy'), 'DaHuy'],
    ['of nothing known', '45000', null, 'KhongCoMa'],
  ])('%s', (_case, SoTien, one, reason) => {
    expect(whyNotCollected(SoTien, one, now)).toBe(reason);
  });

  it.each([
    ['PAYMENT_DIFFERS', 'DongThayDoi'],
    ['NOTHING_TO_PAY', 'DongThayDoi'],
    ['PREPARER_LOCKED', 'NguoiThuKhoa'],
    ['NO_RECEIPT_BOOK', 'KhongThuDuoc'],
    ['RECEPTION_COST_CONFIRMED', 'KhongThuDuoc'],
  ])('that is refused with %s waits as %s', (code, reason) => {
    expect(reasonOfRefusal(code)).toBe(reason);
  });
});

it('is collected or set aside once, and only what was set aside comes back', () => {
  const changed = 'STATE_CHANGED';
  const at = (TrangThai: string) => ({ TrangThai, node: null });
  expect(
    actTable(giaoDichNganHangActs, {
      waiting: at('ChoXuLy'),
      done: at('DaThuTien'),
      aside: at('BoQua'),
      gone: at('DaHuy'),
    }),
  ).toEqual({
    waiting: { thuTien: null, boQua: null, moLai: changed, huy: null },
    done: { thuTien: changed, boQua: changed, moLai: changed, huy: changed },
    aside: { thuTien: changed, boQua: changed, moLai: null, huy: changed },
    gone: { thuTien: changed, boQua: changed, moLai: changed, huy: changed },
  });
});
