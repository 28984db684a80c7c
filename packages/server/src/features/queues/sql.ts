import { relation } from '../../engine/relation.ts';
import { veTable } from './tables.ts';

/** Queue tickets, for work lists. */
export const ticketRows = relation(veTable, [
  '_id',
  'HangDoi',
  'Node_Id',
  'Ngay',
  'KyHieu',
  'TrangThai',
  'isEmergency',
  'isPriority',
  'LyDoUuTien',
  'isReturning',
  'soLanGoi',
  'BenhNhan_Id',
  'TiepNhan_Id',
  'source_Id',
  'viTri',
  'NgayTao',
]);
