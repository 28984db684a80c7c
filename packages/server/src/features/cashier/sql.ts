import { relation } from '../../engine/relation.ts';
import { vienPhiDongTable } from './tables.ts';

/** The lines of bills, for those who ask whether something is paid. */
export const chargeRows = relation(vienPhiDongTable, ['source_Id', 'ConLai', 'TrangThai']);
