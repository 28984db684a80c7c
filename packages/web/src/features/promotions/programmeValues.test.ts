import { expect, it } from 'vitest';
import type { ChuongTrinhFragment } from './programmes.main.gen.ts';
import {
  newProgramme,
  newVoucher,
  programmeInput,
  programmeParts,
  programmeValues,
  voucherInput,
} from './programmeValues.ts';

const kept = {
  __typename: 'ChuongTrinhKhuyenMai',
  TenChuongTrinhKhuyenMai: 'Mua 5 tặng 1',
  LoaiChuongTrinhKhuyenMai: 'MuaXTangY',
  SoLanToiDaMoiKhach: 2,
  DichVuDieuKiens: [{ __typename: 'DongDichVuKhuyenMai', DichVu_Id: 's', SoLuong: 5 }],
  DichVuKhuyenMais: [{ __typename: 'DongDichVuKhuyenMai', DichVu_Id: 's', SoLuong: 1 }],
  SanPhamDieuKiens: [],
  SanPhamKhuyenMais: [],
} as unknown as ChuongTrinhFragment; // what the form reads of it

it('a programme goes through its form as it was, numbers as text meanwhile', () => {
  const values = programmeValues(kept);
  expect(values['DichVuDieuKiens']).toEqual([{ DichVu_Id: 's', SoLuong: '5' }]);
  expect(values['SoLanToiDaMoiKhach']).toBe('2');
  expect(programmeInput(values)).toMatchObject({
    TenChuongTrinhKhuyenMai: 'Mua 5 tặng 1',
    SoLanToiDaMoiKhach: 2,
    SoNgayVoucher: null,
    DichVuDieuKiens: [{ DichVu_Id: 's', SoLuong: 5 }],
  });
});

it('a row without a service or a number is sent as such, so that its field says so', () => {
  const values = {
    ...newProgramme(),
    DichVuDieuKiens: [{}],
    SanPhamKhuyenMais: [{ Duoc_Id: 'd', SoLuong: '' }],
  };
  expect(programmeInput(values)).toMatchObject({
    DichVuDieuKiens: [{ DichVu_Id: '', SoLuong: 0 }],
    SanPhamKhuyenMais: [{ Duoc_Id: 'd', SoLuong: 0 }],
  });
});

it('a form asks for what its kind has', () => {
  expect(programmeParts(null).rules).toEqual([]);
  expect(programmeParts('TamUngTangVoucher').rules).toContain('SoNgayVoucher');
  expect(programmeParts('MuaXTangY').rules).not.toContain('PhanTramKhuyenMai');
});

it('a new voucher is used once, for thirty days', () => {
  const values = newVoucher();
  expect(voucherInput(values)).toMatchObject({ SoLuong: 1, LoaiGiamGia: 'SoTien', SoLanToiDaMoiKhach: null });
  expect(String(values['NgayKetThuc']) > String(values['NgayBatDau'])).toBe(true);
});
