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
const faults = (over: object, matKhau = false, phatHanh = false) =>
  taiKhoanHoaDonIssues({ ...good, ...over }, { matKhau, phatHanh }).map(
    ({ path, code }) => `${path}:${code}`,
  );

describe('an account for electronic invoices', () => {
  it('is checked field by field', () => {
    expect(faults({})).toEqual([]);
    expect(
      faults({ MaSoThue: '010010910', DiaChi: 'http://viettel.vn', MauSo: '3', KyHieu: 'C26XYY' }),
    ).toEqual(['MaSoThue:NOT_A_TAXCODE', 'MauSo:NOT_IN_LIST', 'DiaChi:NOT_HTTPS', 'KyHieu:NOT_A_SERIAL']);
    expect(faults({ NhaCungCap: 'FPT', KyHieu: '' })).toEqual(['NhaCungCap:NOT_IN_LIST', 'KyHieu:REQUIRED']);
  });

  it('wants a password when none is kept that still counts', () => {
    expect(faults({}, true)).toEqual(['MatKhau:REQUIRED']);
    expect(faults({ MatKhau: 'x'.repeat(201) }, true)).toEqual(['MatKhau:TOO_LONG']);
    const needs = (before: object | null, after: object) =>
      needsPassword(before && { ...before }, { ...after });
    expect(needs(null, good)).toEqual({ matKhau: true, phatHanh: false });
    expect(needs(good, { ...good, Ten: 'Quầy hai', KyHieu: 'C26TYZ' }).matKhau).toBe(false);
    expect(needs(good, { ...good, DiaChi: 'https://elsewhere.vn' }).matKhau).toBe(true);
    expect(needs(good, { ...good, TenDangNhap: 'other' }).matKhau).toBe(true);
  });

  it('has an issuing account beside it at VNPT, with a password of its own', () => {
    const vnpt = { ...good, NhaCungCap: 'VNPT', TenPhatHanh: 'phathanh' };
    expect(faults({ ...vnpt, TenPhatHanh: '' })).toEqual(['TenPhatHanh:REQUIRED']);
    expect(faults(vnpt, true, true)).toEqual(['MatKhau:REQUIRED', 'MatKhauPhatHanh:REQUIRED']);
    expect(faults({ ...vnpt, MatKhau: 'x', MatKhauPhatHanh: 'y' }, true, true)).toEqual([]);
    expect(needsPassword(null, vnpt)).toEqual({ matKhau: true, phatHanh: true });
    expect(needsPassword(good, vnpt)).toEqual({ matKhau: true, phatHanh: true });
    expect(needsPassword(vnpt, { ...vnpt, Ten: 'Quầy hai' })).toEqual({ matKhau: false, phatHanh: false });
    expect(needsPassword(vnpt, { ...vnpt, TenPhatHanh: 'khac' })).toEqual({ matKhau: false, phatHanh: true });
    expect(needsPassword(vnpt, { ...vnpt, TenDangNhap: 'khac' })).toEqual({ matKhau: true, phatHanh: false });
  });
});

describe('an account at MISA', () => {
  const misa = { ...good, NhaCungCap: 'MISA', MaUngDung: 'app' };

  it('has an AppID beside it, and issues for cash registers too', () => {
    expect(faults({ ...misa, MaUngDung: null })).toEqual(['MaUngDung:REQUIRED']);
    expect(faults({ ...misa, KyHieu: 'C26MYY' })).toEqual([]);
  });

  it('is not alone in that: only VNPT issues none of cash registers yet', () => {
    expect(faults({ KyHieu: 'C26MYY' })).toEqual([]);
    expect(faults({ NhaCungCap: 'VNPT', TenPhatHanh: 'phathanh', KyHieu: 'C26MYY' })).toEqual([
      'KyHieu:SERIAL_NOT_HERE',
    ]);
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
