import { expect, it } from 'vitest';
import { daoNguoc, dinhKhoan, type HinhThucHachToan, nguyenTe, type PhieuHachToan } from './dinhKhoan.ts';

const cash: HinhThucHachToan = {
  Loai: 'TienMat',
  HachToans: [{ LoaiBienLai: 'ThuTien', TaiKhoanNo: '1111', TaiKhoanCo: '5311' }],
};
const card: HinhThucHachToan = { Loai: 'QuetThe', HachToans: [] };
const other: HinhThucHachToan = { Loai: 'Khac', HachToans: [] };
const voucher: PhieuHachToan = {
  TaiKhoanNoTienMat: '111',
  TaiKhoanCoTienMat: '131',
  TaiKhoanNoNganHang: '112',
  TaiKhoanCoNganHang: '131',
};

it.each([
  ['the line of the way of paying first', 'ThuTien', cash, voucher, '1111/5311'],
  ['the voucher type for cash where there is no line', 'TamUng', cash, voucher, '111/131'],
  ['the voucher type for the bank by card', 'ThuTien', card, voucher, '112/131'],
  ['nothing for another way without a line', 'ThuTien', other, voucher, null],
  ['nothing without a voucher type', 'ThuTien', card, undefined, null],
  ['nothing where an account is missing', 'ThuTien', card, { ...voucher, TaiKhoanCoNganHang: null }, null],
  ['nothing for a way that is not known', 'ThuTien', undefined, voucher, null],
] as const)('a payment takes %s', (_what, kind, method, type, expected) => {
  const found = dinhKhoan(kind, method, type);
  expect(found && `${found.TaiKhoanNo}/${found.TaiKhoanCo}`).toBe(expected);
});

it('an entry is taken back by its accounts turned round', () => {
  expect(daoNguoc({ TaiKhoanNo: '111', TaiKhoanCo: '131' })).toEqual({
    TaiKhoanNo: '131',
    TaiKhoanCo: '111',
  });
});

it('dong are worked out in a currency to a hundredth', () => {
  expect([nguyenTe('120000.00', '1'), nguyenTe('100000', '26300')]).toEqual(['120000.00', '3.80']);
});
