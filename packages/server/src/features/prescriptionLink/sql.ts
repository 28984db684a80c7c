import { relation } from '../../engine/sql/relation.ts';
import { lienThongTable } from './tables.ts';

/** The link to the national prescription system, for lists of what it was not told. */
export const linkRows = relation(lienThongTable, ['Bat', 'MaLienThong', 'NgayTao']);
