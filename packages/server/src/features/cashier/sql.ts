import { relation } from '../../engine/sql/relation.ts';
import { bienLaiTable, phanBoTable, vienPhiDongTable, vienPhiTable } from './tables.ts';

/** The accounts of visits, for lists of what is due. */
export const accountRows = relation(vienPhiTable, ['TiepNhan_Id', 'BenhNhan_Id', 'Ngay', 'ConLai', 'CongNo']);

/** What money of receipts is posted to which lines. */
export const postingRows = relation(phanBoTable, ['BienLai_Id', 'VienPhiDong_Id', 'SoTien', 'TrangThai']);

/** The lines of bills, for those who ask whether something is paid and what it earns. */
export const chargeRows = relation(vienPhiDongTable, [
  '_id',
  'TiepNhan_Id',
  'source',
  'source_Id',
  'MaPhieu',
  'Ma',
  'Ten',
  'NhomChiPhi',
  'SoLuong',
  'NgayYLenh',
  'BenhNhanTT',
  'ThucHien',
  'ThanhTien',
  'KhuyenMai',
  'MienGiam',
  'HachToan',
  'ConLai',
  'GhiNo',
  'TrangThai',
]);

/** Receipts, for what they add up to and which there are. */
export const receiptRows = relation(bienLaiTable, [
  '_id',
  'MaBienLai',
  'LoaiBienLai',
  'GiaTriBienLai',
  'BenhNhan_Id',
  'TrangThai',
  'NgayTao',
]);
