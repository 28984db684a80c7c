import { relation } from '../../engine/sql/relation.ts';
import { chuyenVienTable } from './tables.ts';

/** Transfers of patients to other facilities. */
export const transferRows = relation(chuyenVienTable, [
  '_id',
  'TiepNhan_Id',
  'MaChuyenVien',
  'SoChuyenVien',
  'TrangThai',
  'BacSiKham_Id',
  'NgayChuyen',
  'BenhVien_Id',
  'LyDoChuyen',
  'DauHieuLamSang',
  'KetQuaLamSang',
  'PhuongPhapDungDieuTri',
  'TinhTrangBenhNhan',
  'HuongDieuTri',
  'PhuongTienVanChuyen',
  'HoTenNguoiDuaDi',
]);
