import type { Differing, Judged } from './labDoubts.ts';
import type { LabValue } from './labEntry.ts';

/** A value that is judged by the bounds of now. */
export const glucose: LabValue = {
  _id: 'v1',
  ChiTiet_Id: 'line',
  DichVu_Id: 'service',
  TenDichVu: 'Glucose máu',
  TenNhomDichVu: null,
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  KieuDuLieu: 'So',
  KetQua: '7',
  DonViTinh: 'mmol/L',
  Min: '3.9',
  Max: '7.8',
  NguyHiemMin: null,
  NguyHiemMax: '25',
  MucBinhThuong: '3.9 - 7.8',
  CoKetQua: 'N',
  GhiChu: null,
  KetQuaTruoc: null,
  NgayKetQuaTruoc: null,
};
/** Its judgements of then and now. */
export const valueAnew: Judged = {
  ChiTiet_Id: 'line',
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  KieuDuLieu: 'So',
  KetQua: '7',
  DonViTinhTruoc: 'mmol/L',
  MucBinhThuongTruoc: '3.9 - 6.4',
  CoKetQuaTruoc: 'H',
  DonViTinh: 'mmol/L',
  MucBinhThuong: '3.9 - 7.8',
  CoKetQua: 'N',
};
/** What a device measured otherwise. */
export const sentValue: Differing['sent'] = {
  _id: 'sent',
  MaChiSo: 'GLU',
  KetQua: '7.9',
  Luc: '2026-11-05T02:00:00Z',
  DienGiai: null,
  LaChayLai: false,
  TenThietBi: 'Cobas',
  KhongDung: false,
};
