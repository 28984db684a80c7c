import type { ChuyenVienRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  KhamBenh_ChuyenVien: ChuyenVienRow;
};
