import { resultKinds } from '@sen/domain/orders/orderKinds';
import { type SQL, sql } from 'drizzle-orm';
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
  'BacSiChiDinh_Id',
  'TrangThai',
  'NgayYeuCau',
  'NgayThucHien',
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

/** Whether a slip `s` has a course: a service that is performed in sessions, which no desk answers. */
export const courseSlip: SQL = sql`exists (
  select 1 from ${orderLineRows} x where x.dich_vu_yeu_cau_id = s.id and x.trang_thai <> 'DaHuy'
    and (x.so_lan_thuc_hien > 1 or exists (select 1 from main.lieu_trinh g where g.id = x.goi_id)))`;

/** Whether a slip `s` is answered at the desk of its kind: kinds with a result, courses aside. */
export const answeredAtDesk: SQL = sql`s.loai = any(${sql.param([...resultKinds.keys()])}::text[]) and not ${courseSlip}`;
