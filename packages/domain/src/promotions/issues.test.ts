import { describe, expect, it } from 'vitest';
import { type ChuongTrinhInput, chuongTrinhIssues, type VoucherInput, voucherIssues } from './issues.ts';

const days = { NgayBatDau: '2026-11-01', NgayKetThuc: '2026-11-30' };
const one = { SoLuong: 1 };
const paths = (input: Partial<ChuongTrinhInput>) =>
  chuongTrinhIssues({ LoaiChuongTrinhKhuyenMai: null, ...days, ...input }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('a programme', () => {
  it('has a kind and a period', () => {
    expect(paths({ NgayBatDau: null, NgayKetThuc: '' })).toEqual([
      'LoaiChuongTrinhKhuyenMai REQUIRED',
      'NgayBatDau REQUIRED',
      'NgayKetThuc REQUIRED',
    ]);
    const bill = {
      LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu',
      ToanHoaDon: true,
      PhanTramKhuyenMai: '10',
    } as const;
    expect(paths(bill)).toEqual([]);
    expect(paths({ ...bill, NgayKetThuc: '2026-10-31' })).toEqual([
      'NgayKetThuc PROMOTION_ENDS_BEFORE_START',
    ]);
  });

  it('of gifts names what is bought, or for how much, and what is given', () => {
    const gift = { LoaiChuongTrinhKhuyenMai: 'MuaXTangY' } as const;
    expect(paths(gift)).toEqual([
      'DichVuDieuKiens PROMOTION_NEEDS_LINES',
      'DichVuKhuyenMais PROMOTION_NEEDS_LINES',
    ]);
    expect(paths({ ...gift, DichVuDieuKiens: [one], SanPhamKhuyenMais: [one] })).toEqual([]);
    expect(paths({ ...gift, SoTienDieuKien: '500000', DichVuKhuyenMais: [{ SoLuong: 0 }] })).toEqual([
      'DichVuKhuyenMais.0.SoLuong TOO_SMALL',
    ]);
    const twice = { DichVu_Id: 's', SoLuong: 1 };
    expect(paths({ ...gift, DichVuDieuKiens: [twice, twice], DichVuKhuyenMais: [twice] })).toEqual([
      'DichVuDieuKiens.1 DUPLICATE',
    ]);
    const limited = { ...gift, DichVuDieuKiens: [one], DichVuKhuyenMais: [one] };
    expect(paths({ ...limited, LoaiChuongTrinhKhuyenMai: 'MuaXTangYGioiHan' })).toEqual([
      'SoTienKhuyenMai REQUIRED',
    ]);
  });

  it('of a discount has a percent or an amount, and what it reduces', () => {
    const cut = { LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu', DichVuKhuyenMais: [one] } as const;
    expect(paths(cut)).toEqual(['PhanTramKhuyenMai PROMOTION_PERCENT_OR_AMOUNT']);
    expect(paths({ ...cut, PhanTramKhuyenMai: '10', SoTienKhuyenMai: '10' })).toEqual([
      'SoTienKhuyenMai PROMOTION_PERCENT_OR_AMOUNT',
    ]);
    expect(paths({ ...cut, PhanTramKhuyenMai: '101' })).toEqual(['PhanTramKhuyenMai TOO_LARGE']);
    expect(paths({ ...cut, SoTienKhuyenMai: '-1' })).toEqual(['SoTienKhuyenMai TOO_SMALL']);
    expect(paths({ ...cut, DichVuKhuyenMais: [], SoTienKhuyenMai: '1' })).toEqual([
      'DichVuKhuyenMais PROMOTION_NEEDS_LINES',
    ]);
    const combo = { LoaiChuongTrinhKhuyenMai: 'GiamGiaCombo', PhanTramKhuyenMai: '5' } as const;
    expect(paths(combo)).toEqual(['DichVuDieuKiens PROMOTION_NEEDS_LINES']);
    expect(paths({ ...combo, Goi_Ids: ['g'] })).toEqual([]);
    const advance = { LoaiChuongTrinhKhuyenMai: 'TamUngTangVoucher', SoTienKhuyenMai: '5' } as const;
    expect(paths(advance)).toEqual(['SoTienDieuKien REQUIRED']);
  });
});

it('a voucher has a value, a number and a period', () => {
  const codes = (input: Partial<VoucherInput>) =>
    voucherIssues({ LoaiGiamGia: 'PhanTram', GiaTri: '10', SoLuong: 1, ...days, ...input }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(codes({})).toEqual([]);
  expect(codes({ LoaiGiamGia: null, GiaTri: null, SoLuong: null })).toEqual([
    'LoaiGiamGia REQUIRED',
    'GiaTri REQUIRED',
    'SoLuong REQUIRED',
  ]);
  expect(codes({ GiaTri: '101', SoLuong: 0, SoLanToiDaMoiKhach: 0 })).toEqual([
    'GiaTri TOO_LARGE',
    'SoLuong TOO_SMALL',
    'SoLanToiDaMoiKhach TOO_SMALL',
  ]);
  expect(codes({ LoaiGiamGia: 'SoTien', GiaTri: '500000' })).toEqual([]);
});
