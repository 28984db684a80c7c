import { relation } from '../../engine/sql/relation.ts';
import { nhapVienTable } from './tables.ts';

/** Orders to admit and the stays that begin with them, for those who draw wards and count who lies there. */
export const stayRows = relation(nhapVienTable, [
  '_id',
  'version',
  'MaNhapVien',
  'TrangThai',
  'BenhNhan_Id',
  'TiepNhan_Id',
  'KhamBenh_Id',
  'KhoaNhapVien_Id',
  'Khoa_Id',
  'ChuyenDen_Id',
  'SoLanChuyen',
  'NgayVaoKhoa',
  'BacSiDieuTri_Id',
  'ChanDoanICD_Id',
  'CachLy',
  'DuKienRaVien',
]);
