import { relation } from '../../engine/sql/relation.ts';
import { toDieuTriTable } from './tables.ts';

/** Entries of treatment sheets with the care they order, for those who carry it out. */
export const sheetEntries = relation(toDieuTriTable, [
  'NhapVien_Id',
  'TrangThai',
  'ThoiGian',
  'SoThuTu',
  'HieuLucDen',
  'CapChamSoc',
  'YLenhChamSoc_Ids',
  'ChamSoc',
]);
