import { relation } from '../../engine/sql/relation.ts';
import { bienLaiTable, vienPhiDongTable } from './tables.ts';

/** The lines of bills, for those who ask whether something is paid and what it earns. */
export const chargeRows = relation(vienPhiDongTable, [
  'source_Id',
  'ThanhTien',
  'KhuyenMai',
  'MienGiam',
  'ConLai',
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
