import { getTableColumns } from 'drizzle-orm';
import { relation } from '../../engine/sql/relation.ts';
import { type StoredRow, storedRow } from '../../engine/sql/storedRow.ts';
import { toDieuTriTable, type YLenhThuocRow, yLenhThuocTable } from './tables.ts';

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

type Field = keyof YLenhThuocRow;

/** Orders of drugs, whole, for those who carry them out. */
export const drugOrderRows = relation(
  yLenhThuocTable,
  Object.keys(getTableColumns(yLenhThuocTable)) as Field[], // the keys of its columns
);

/** An order as PostgreSQL writes it in JSON. */
export const storedDrugOrder = (stored: StoredRow): YLenhThuocRow => storedRow(yLenhThuocTable, stored);
