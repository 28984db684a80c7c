import type { NguyHiemRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  KetQuaNguyHiem: NguyHiemRow;
};
