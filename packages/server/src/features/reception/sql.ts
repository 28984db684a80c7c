import { relation } from '../../engine/sql/relation.ts';
import { tiepNhanTable } from './tables.ts';

/** Receptions, for lists by visit. */
export const receptionRows = relation(tiepNhanTable, [
  '_id',
  'MaTiepNhan',
  'BenhNhan_Id',
  'NgayTiepNhan',
  'Ngay',
  'UuTien',
  'DoiTuong_Id',
  'SoTheBHYT',
  'TaiKhamTheoHen',
  'DaXacNhanChiPhi',
  'NoiTiepNhan_Id',
  'TrangThai',
  'NgayTao',
]);
