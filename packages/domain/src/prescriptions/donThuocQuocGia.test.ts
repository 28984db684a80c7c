import { describe, expect, it } from 'vitest';
import { type DonThuocGui, donThuocQuocGia } from './donThuocQuocGia.ts';

const don: DonThuocGui = {
  MaDonThuoc: '25366ivlshnf-c',
  TenBenhNhan: 'NGUYỄN VĂN AN',
  CMNDHoacHoChieu: '001090000001',
  NgaySinh: '1990-02-03',
  NamSinh: 1990,
  CanNang: '61.5',
  GioiTinh: 'FEMALE',
  SoTheBHYT: 'DN4010000000001',
  NguoiGiamHo: null,
  DiaChi: 'Hà Nội',
  SoDienThoai: '0900000001',
  ChanDoans: [{ MaICD: 'J02.9', TenICD: 'Viêm họng cấp' }],
  Thuocs: [
    {
      SoDangKy: 'VD-1',
      TenDuoc: 'Hapacol',
      TenThuoc: 'Paracetamol (Hapacol) 500 mg',
      DonViTinh: 'Viên',
      SoLuong: '10.000',
      CachDung: 'Uống: Sáng 1 viên × 5 ngày',
    },
  ],
  SoNgay: 5,
  LoiDan: null,
  NgayTaiKham: '2026-03-01',
  NgayKe: '2026-02-24T03:00:00.000Z',
  Ngay: '2026-02-24',
};

describe('a prescription as the national system takes it', () => {
  it('counts sexes in its own way and writes days as people do', () => {
    expect(donThuocQuocGia(don)).toMatchObject({
      loai_don_thuoc: 'c',
      gioi_tinh: 3,
      ngay_sinh_benh_nhan: '03/02/1990',
      ngay_tai_kham: '01/03/2026',
      dot_dung_thuoc: null,
      thong_tin_don_thuoc: [{ ma_thuoc: 'VD-1', so_luong: 10 }],
    });
    expect(donThuocQuocGia({ ...don, GioiTinh: 'MALE' })['gioi_tinh']).toBe(2);
    expect(donThuocQuocGia({ ...don, NgaySinh: null })['ngay_sinh_benh_nhan']).toBe('01/01/1990');
  });

  it('hands an addictive drug out in periods of ten days', () => {
    const periods = (SoNgay: number) =>
      donThuocQuocGia({ ...don, MaDonThuoc: '25366ivlshnf-n', SoNgay })['dot_dung_thuoc'];
    expect(periods(7)).toEqual([{ dot: 1, tu_ngay: '24/02/2026', den_ngay: '02/03/2026' }]);
    expect(periods(25)).toEqual([
      { dot: 1, tu_ngay: '24/02/2026', den_ngay: '05/03/2026' },
      { dot: 2, tu_ngay: '06/03/2026', den_ngay: '15/03/2026' },
      { dot: 3, tu_ngay: '16/03/2026', den_ngay: '20/03/2026' },
    ]);
  });

  it.each(['B20', 'B24', 'Z21'])('names nobody with %s', (MaICD) => {
    const told = JSON.stringify(donThuocQuocGia({ ...don, ChanDoans: [{ MaICD, TenICD: 'HIV' }] }));
    for (const personal of ['AN"', '001090000001', 'DN4010000000001', 'Hà Nội', '0900000001', '03/02/1990'])
      expect(told).not.toContain(personal);
  });
});
