import { relation } from '../../engine/relation.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from './tables.ts';

/** Order slips, for those who perform them. */
export const slipRows = relation(dichVuYeuCauTable, [
  '_id',
  'SoPhieuYeuCau',
  'Loai',
  'BenhNhan_Id',
  'TiepNhan_Id',
  'KhamBenh_Id',
  'NoiYeuCau_Id',
  'NoiThucHien_Id',
  'TrangThai',
  'NgayYeuCau',
  'NgayKetQua',
  'SIDMau',
  'NgayLayMau',
  'LaKhanCap',
]);

/** The lines of order slips. */
export const orderLineRows = relation(dichVuYeuCauChiTietTable, [
  '_id',
  'DichVuYeuCau_Id',
  'DichVu_Id',
  'TenDichVu',
  'TrangThai',
  'DuocPhepThucHien',
  'KhongDen',
  'NgayYeuCau',
  'ThuTu',
]);
