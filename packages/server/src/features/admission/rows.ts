import type { NhapVienRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  TiepNhanNhapVien: NhapVienRow;
};
