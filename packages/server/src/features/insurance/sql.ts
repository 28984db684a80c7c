import { relation } from '../../engine/sql/relation.ts';
import { xacNhanBHYTTable } from './tables.ts';

/** Confirmations of insured costs, for lists of visits. */
export const confirmationRows = relation(xacNhanBHYTTable, [
  'TiepNhan_Id',
  'NgayXacNhan',
  'NguoiXacNhan_Id',
  'TrangThai',
]);
