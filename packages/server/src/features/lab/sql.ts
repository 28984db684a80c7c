import { relation } from '../../engine/sql/relation.ts';
import { ketQuaTable } from './tables.ts';

/** Measured values; those that were returned and not taken back have their day. */
export const labValueRows = relation(ketQuaTable, [
  '_id',
  'DichVuYeuCau_Id',
  'ChiTiet_Id',
  'MaChiSo',
  'TenChiSo',
  'KetQua',
  'DonViTinh',
  'CoKetQua',
  'ThuTu',
  'NgayKetQua',
]);
