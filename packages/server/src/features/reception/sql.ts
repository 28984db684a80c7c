import { isLoaiTiepNhan, type LoaiTiepNhan } from '@sen/domain/reception/loaiTiepNhan';
import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../../engine/errors.ts';
import { relation } from '../../engine/sql/relation.ts';
import { theTrongDotTable, tiepNhanTable } from './tables.ts';

/** Receptions, for lists by visit. */
export const receptionRows = relation(tiepNhanTable, [
  '_id',
  'MaTiepNhan',
  'BenhNhan_Id',
  'NgayTiepNhan',
  'Ngay',
  'UuTien',
  'DoiTuong_Id',
  'SoTheBHYT',
  'TaiKhamTheoHen',
  'CapCuu',
  'MaDoiTuongKCB',
  'DaXacNhanBHYT',
  'DaHoanUng',
  'DaXacNhanChiPhi',
  'NoiTiepNhan_Id',
  'TrangThai',
  'NgayTao',
  'SoTheThem',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'TrinhTheLuc',
  'KhuVucSinhSong',
  'TuyenKCB',
  'BenhVien_KCB_Id',
  'BenhVienChuyen_Id',
  'SoGiayChuyen',
  'SoGiayHen',
  'MienCungChiTra',
  'NgayGiayMien',
  'CungChiTraLuyKe',
  'NgayGiayLuyKe',
  'SoGiayKhaiSinh',
  'LyDoKham',
]);

/** The cards that came to visits after their first ones. */
export const cardRows = relation(theTrongDotTable, [
  '_id',
  'TiepNhan_Id',
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'BenhVien_KCB_Id',
  'TrangThai',
]);

/** The kind of reception that a list is narrowed to; null for all. Errors: BAD_INPUT at LoaiTiepNhan for none of the known kinds. */
export function kindOfVisit(value: string | null | undefined): LoaiTiepNhan | null {
  if (!value) return null;
  if (isLoaiTiepNhan(value)) return value;
  throw new DomainError('BAD_INPUT', { issues: [{ path: 'LoaiTiepNhan', code: 'NOT_IN_LIST' }] });
}

const conditions: Record<LoaiTiepNhan, SQL> = {
  CapCuu: sql`t.cap_cuu`,
  TaiKham: sql`(t.tai_kham_theo_hen and not t.cap_cuu)`,
  ThongThuong: sql`not (t.tai_kham_theo_hen or t.cap_cuu)`,
};

/** Receptions of a kind, in a statement that calls them t. */
export const ofKind = (kind: LoaiTiepNhan | null | undefined): SQL => (kind ? conditions[kind] : sql`true`);
