import type { GiayHenRow, NhacTaiKhamRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  GiayHenKhamLai: GiayHenRow;
  NhacTaiKham: NhacTaiKhamRow;
};
