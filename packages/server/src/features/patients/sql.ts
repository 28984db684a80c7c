import { relation } from '../../engine/sql/relation.ts';
import { benhNhanTable } from './tables.ts';

/** Patients, for lists and their search. */
export const patientRows = relation(benhNhanTable, [
  '_id',
  'MaYTe',
  'TenBenhNhan',
  'TenKhongDau',
  'NgaySinh',
  'NamSinh',
  'GioiTinh',
  'SoDienThoai',
  'SoDienThoaiNguoiLienHe',
  'SoTheBHYT',
  'CMNDHoacHoChieu',
  'NgayTao',
  'TuVong',
  'ChuaRoDanhTinh',
  'NhomBenhNhan_Ids',
  'SoNha',
  'DiaChi_Id',
  'fullAddress',
  'QuocTich_Id',
  'DanToc_Id',
  'NgheNghiep_Id',
  'NhomMau_Id',
  'YeuToRh_Id',
  'ThoiDiemSinh',
  'DonVi',
]);
