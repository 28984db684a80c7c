import { readingTables } from '../readings/readingTables.ts';

/** Results of imaging. */
export const imagingTables = readingTables('chan_doan');
export const { phienBanTable, ketQuaTable, hinhAnhTable } = imagingTables;
