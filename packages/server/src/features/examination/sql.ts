import { relation } from '../../engine/relation.ts';
import { khamBenhTable } from './tables.ts';

/** Examinations, for those who wait for their end or count them in an outpatient record. */
export const sessionRows = relation(khamBenhTable, [
  '_id',
  'PhongBan_Id',
  'TrangThai',
  'NgayKham',
  'BenhAn_Id',
  'DotDieuTri_Id',
/** Examinations, for those who wait for their end. */
export const sessionRows = relation(khamBenhTable, [
  'BenhNhan_Id',
  'TiepNhan_Id',
]);
