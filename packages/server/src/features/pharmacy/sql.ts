import { relation } from '../../engine/sql/relation.ts';
import { giuThuocTable, loTable, phieuCapTable, theKhoTable, tonKhoTable } from './tables.ts';

/** Lots. */
export const lotRows = relation(loTable, ['_id', 'Duoc_Id', 'SoLo', 'HanDung', 'GiaVon']);

/** What lies of lots in stores. */
export const shelfRows = relation(tonKhoTable, [
  '_id',
  'Kho_Id',
  'Lo_Id',
  'Duoc_Id',
  'SoLuong',
  'SoLuongGiu',
]);

/** Movements of stock. */
export const movementRows = relation(theKhoTable, [
  '_id',
  'Kho_Id',
  'Lo_Id',
  'Duoc_Id',
  'SoLuong',
  'LyDo',
  'source_Id',
  'NgayTao',
]);

/** Stock promised to prescription lines. */
export const holdRows = relation(giuThuocTable, ['Kho_Id', 'Lo_Id', 'SoLuong']);

/** Supplies. */
export const supplyRows = relation(phieuCapTable, ['_id', 'MaPhieuCap', 'ToaThuoc_Id']);
