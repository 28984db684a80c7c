import { relation } from '../../engine/sql/relation.ts';
import { buoiLieuTrinhTable, tuongTrinhSpaTable } from './tables.ts';

/** Sessions of courses. */
export const sessionRows = relation(buoiLieuTrinhTable, [
  '_id',
  'DichVuYeuCau_Id',
  'DichVuYeuCauChiTiet_Id',
  'Lan',
  'NgayThucHien',
  'NguoiThucHien_Id',
  'NoiThucHien_Id',
  'TrangThai',
]);

/** Who treated in sessions, as their reports say. */
export const sessionReportRows = relation(tuongTrinhSpaTable, [
  'BuoiLieuTrinh_Id',
  'TrangThai',
  'NguoiThucHien_Ids',
  'NgayTra',
]);
