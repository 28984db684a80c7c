import { relation } from '../../engine/sql/relation.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from './tables.ts';

export { stillInWork, stillWaits } from './undone.ts';

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
  'BacSiChiDinh_Id',
  'TrangThai',
  'NgayYeuCau',
  'NgayThucHien',
  'NgayKetQua',
  'NguoiThucHien_Id',
  'SIDMau',
  'NgayLayMau',
  'LaKhanCap',
  'NguoiDuyet_Id',
]);

/** The lines of order slips. */
export const orderLineRows = relation(dichVuYeuCauChiTietTable, [
  '_id',
  'DichVuYeuCau_Id',
  'DichVu_Id',
  'TenDichVu',
  'SoLuong',
  'TrangThai',
  'DuocPhepThucHien',
  'KhongDen',
  'SoLanThucHien',
  'Goi_Id',
  'LanGoi_Id',
  'NgayYeuCau',
  'ThuTu',
]);

/** The number of the slip to which a row r belongs by `dich_vu_yeu_cau_id`. */
export const slipNumberOfRow =
  '(select s.so_phieu_yeu_cau from main.dich_vu_yeu_cau s where s.id = r.dich_vu_yeu_cau_id)';
