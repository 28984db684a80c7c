import { readingTables } from '../readings/readingTables.ts';

/** Results of functional tests. */
export const functionalTestTables = readingTables('tham_do');
export const { phienBanTable, ketQuaTable, hinhAnhTable } = functionalTestTables;
