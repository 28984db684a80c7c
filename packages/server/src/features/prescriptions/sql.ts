import { type SQL, sql } from 'drizzle-orm';
import { relation } from '../../engine/sql/relation.ts';
import { toaThuocChiTietTable, toaThuocTable } from './tables.ts';

/** Prescriptions, for those who hand them out. */
export const prescriptionRows = relation(toaThuocTable, [
  '_id',
  'KhamBenh_Id',
  'TiepNhan_Id',
  'BenhNhan_Id',
  'BacSi_Id',
  'MaDonThuoc',
  'LoaiToa',
  'SoNgay',
  'CachLayThuoc_Id',
  'NgayKe',
  'NgayDuyetCap',
  'NguoiDuyetCap_Id',
  'TrangThai',
]);

/** The lines of prescriptions. */
export const prescriptionLineRows = relation(toaThuocChiTietTable, [
  '_id',
  'ToaThuoc_Id',
  'Duoc_Id',
  'TenDuoc',
  'Kho_Id',
  'SoLuong',
  'SoNgay',
  'DaThuTien',
  'ThuTu',
  'TrangThai',
  'Sang',
  'Trua',
  'Chieu',
  'Toi',
  'DuongDung_Id',
  'CachDung',
]);

/** Locks a prescription: what two people do with it happens one after the other. */
export function lockPrescription(id: string): SQL {
  return sql`select id from main.toa_thuoc where id = ${id} for update`;
}
