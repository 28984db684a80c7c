import { relation } from '../../engine/sql/relation.ts';
import { benhAnTable } from './tables.ts';

/** Medical records, for those who draw stays. */
export const recordRows = relation(benhAnTable, ['_id', 'SoBenhAn', 'NhapVien_Id', 'TrangThai', 'KhoaLuc']);
