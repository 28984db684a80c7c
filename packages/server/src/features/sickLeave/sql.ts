import { relation } from '../../engine/sql/relation.ts';
import { giayNghiTable } from './tables.ts';

/** Certificates of leave on social insurance. */
export const leaveRows = relation(giayNghiTable, [
  '_id',
  'TiepNhan_Id',
  'SoKCB',
  'SoSeri',
  'TrangThai',
  'BacSi_Id',
  'LoaiNghi',
  'TuoiThai',
  'NguyenNhanDinhChi',
  'TuNgay',
  'DenNgay',
  'NgayCap',
  'MaSoBHXH',
  'DonViLamViec',
  'ChanDoan',
  'PhuongPhapDieuTri',
  'HoTenCha',
  'HoTenMe',
]);
