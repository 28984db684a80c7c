import { relation } from '../../engine/sql/relation.ts';
import { xacNhanBHYTTable } from './tables.ts';

/** Confirmations of insured costs, for lists of visits and for what the fund owes. */
export const confirmationRows = relation(xacNhanBHYTTable, [
  '_id',
  'TiepNhan_Id',
  'BenhNhan_Id',
  'NgayXacNhan',
  'NguoiXacNhan_Id',
  'BHChiTra',
  'TrangThai',
  'NgayHuy',
  'dongs',
]);
