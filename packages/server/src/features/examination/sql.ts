import { relation } from '../../engine/sql/relation.ts';
import { khamBenhTable } from './tables.ts';

/** Examinations, for those who wait for their end, count them in an outpatient record or ask whose they are. */
export const sessionRows = relation(khamBenhTable, [
  '_id',
  'BenhNhan_Id',
  'TiepNhan_Id',
  'PhongBan_Id',
  'TrangThai',
  'NgayKham',
  'BenhAn_Id',
  'DotDieuTri_Id',
  'Ngay',
  'CanNang',
  'ChanDoan',
  'ChanDoanICD_Id',
  'ChanDoanPhuICD_Ids',
  'BacSiKham_Id',
  'NgayTaiKham',
  'DichVuYeuCau_Id',
  'MaKhamBenh',
  'NgayKetThuc',
  'LyDoKham',
  'TrieuChungLamSang',
  'HuongGiaiQuyet_Id',
  'LoiDan',
  'QuaTrinhBenhLy',
  'KetQuaCanLamSang',
  'PhuongPhapDieuTri',
  'HuongDieuTri',
]);
