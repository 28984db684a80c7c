import { defineReading } from '../readings/reading.ts';
import { functionalTestTables } from './tables.ts';

/** Functional tests, as a kind of results that are read. */
export const functionalTestReading = defineReading({
  kinds: ['ThamDoChucNang'],
  entity: 'KetQuaThamDoChucNang',
  perform: 'THAM_DO_CHUC_NANG',
  tables: functionalTestTables,
});
