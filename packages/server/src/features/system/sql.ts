import { relation } from '../../engine/sql/relation.ts';
import { settingTable, thamSoTable } from './tables.ts';

/** Settings by section. */
export const settingRows = relation(settingTable, ['section', 'value']);

/** Legal parameters with the day that each holds from. */
export const parameterRows = relation(thamSoTable, ['ma', 'tuNgay', 'giaTri']);
