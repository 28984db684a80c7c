import { relation } from '../../engine/relation.ts';
import { khamBenhTable } from './tables.ts';

/** Examinations, for those who wait for their end. */
export const sessionRows = relation(khamBenhTable, ['_id', 'PhongBan_Id', 'TrangThai']);
