import { describe, expect, it } from 'vitest';
import { ngayGiuongThanhToan, soNgayDieuTri } from './bedDays.ts';

describe('SO_NGAY_DTRI', () => {
  const stay = { ngayVao: '2025-10-26T09:00', ngayRa: '2025-12-31T08:00' };

  it.each([
    ['01', 0],
    ['02', 67],
    ['03', 67],
    ['04', 67],
    ['06', 67],
    ['05', 30],
    ['07', 0],
    ['08', 4],
    ['09', 0],
  ])('of visit type %s is %i', (maLoaiKCB, days) => {
    expect(soNgayDieuTri({ ...stay, maLoaiKCB, soNgayThuoc: 30, soNgayDichVu: 4 })).toBe(days);
  });
});

describe('payable bed days', () => {
  it.each([
    ['2025-11-10T08:00', '2025-11-10T11:59', '1', '1', 0],
    ['2025-11-10T08:00', '2025-11-10T12:00', '1', '1', 1],
    ['2025-11-10T22:00', '2025-11-11T21:59', '3', '1', 1],
    ['2025-11-10T08:00', '2025-11-11T08:00', '1', '1', 1],
    ['2025-11-10T08:00', '2025-11-11T08:00', '3', '1', 2],
    ['2025-11-10T08:00', '2025-11-15T07:00', '1', '1', 5],
    ['2025-11-10T08:00', '2025-11-15T07:00', '2', '1', 5],
    ['2025-11-10T08:00', '2025-11-15T07:00', '3', '1', 6],
    ['2025-11-10T08:00', '2025-11-15T07:00', '5', '1', 6],
    ['2025-11-10T08:00', '2025-11-15T07:00', '2', '2', 6],
    ['2025-12-30T08:00', '2026-01-02T07:00', '1', '1', 3],
  ])(
    'from %s to %s (result %s, discharge %s) are %i',
    (ngayVao, ngayRa, ketQuaDieuTri, maLoaiRaVien, days) => {
      expect(ngayGiuongThanhToan({ ngayVao, ngayRa, ketQuaDieuTri, maLoaiRaVien })).toBe(days);
    },
  );

  it('refuses a date that is none', () => {
    const stay = { ngayVao: '10/11/2025', ngayRa: '2025-11-15', ketQuaDieuTri: '1', maLoaiRaVien: '1' };
    expect(() => ngayGiuongThanhToan(stay)).toThrow(RangeError);
  });
});
