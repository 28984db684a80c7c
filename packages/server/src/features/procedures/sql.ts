import { relation } from '../../engine/sql/relation.ts';
import { tuongTrinhTable } from './tables.ts';

/** The teams of reported operations, by version. */
export const teamRows = relation(tuongTrinhTable, ['DichVuYeuCau_Id', 'PhienBan', 'Kip']);
