import { describe, expect, it } from 'vitest';
import { serialWords } from './serial.ts';
import { needsPassword, taiKhoanHoaDonIssues } from './taiKhoanHoaDon.ts';

const good = {
  Ten: 'Quầy thu',
  NhaCungCap: 'Viettel',
  DiaChi: 'https://api-vinvoice.viettel.vn',
  MaSoThue: '0100109106-712',
  TenDangNhap: '0100109106-712',
  MauSo: '1',
  KyHieu: 'C26TYY',
  Node_Ids: [],
  NhanVien_Ids: [],
  TuNgay: '2026-01-01',
  TamNgung: false,
};
const faults = (over: object, matKhau = false) =>
  taiKhoanHoaDonIssues({ ...good, ...over }, matKhau).map(({ path, code }) => `${path}:${code}`);

describe('an account for electronic invoices', () => {
  it('is checked field by field', () => {
    expect(faults({})).toEqual([]);
    expect(
      faults({ MaSoThue: '010010910', DiaChi: 'http://viettel.vn', MauSo: '3', KyHieu: 'C26XYY' }),
    ).toEqual(['MaSoThue:NOT_A_TAXCODE', 'MauSo:NOT_IN_LIST', 'DiaChi:NOT_HTTPS', 'KyHieu:NOT_A_SERIAL']);
    expect(faults({ NhaCungCap: 'VNPT', KyHieu: '' })).toEqual(['NhaCungCap:NOT_IN_LIST', 'KyHieu:REQUIRED']);
  });

  it('wants a password when none is kept that still counts', () => {
    expect(faults({}, true)).toEqual(['MatKhau:REQUIRED']);
    expect(faults({ MatKhau: 'x'.repeat(201) }, true)).toEqual(['MatKhau:TOO_LONG']);
    expect(needsPassword(null, good)).toBe(true);
    expect(needsPassword(good, { ...good, Ten: 'Quầy hai', KyHieu: 'C26TYZ' })).toBe(false);
    expect(needsPassword(good, { ...good, DiaChi: 'https://elsewhere.vn' })).toBe(true);
    expect(needsPassword(good, { ...good, TenDangNhap: 'other' })).toBe(true);
  });
});

describe('a serial', () => {
  it.each([
    ['C26TYY', 'có mã của cơ quan thuế, năm 2026, hóa đơn thông thường, ký hiệu riêng YY'],
    ['K27MAB', 'không có mã của cơ quan thuế, năm 2027, khởi tạo từ máy tính tiền, ký hiệu riêng AB'],
  ])('is told in words: %s', (text, words) => expect(serialWords(text)?.vi).toBe(words));

  it.each(['', '1C26TYY', 'c26tyy', 'C2TYY', 'C26TY1'])('%j is none', (text) =>
    expect(serialWords(text)).toBeNull(),
  );
});
