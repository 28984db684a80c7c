import { relation } from '../../engine/sql/relation.ts';
import { dotGiuongTable, dotKhoaTable } from './tables.ts';

/** Times in wards and in beds, for those who draw who lies there. */
export const wardTimes = relation(dotKhoaTable, ['NhapVien_Id', 'Khoa_Id', 'TuLuc', 'DenLuc', 'DaHuy']);
export const bedTimes = relation(dotGiuongTable, [
  'NhapVien_Id',
  'Giuong_Id',
  'Cho',
  'TuLuc',
  'DenLuc',
  'DaHuy',
]);
