import type { ChuyenVienRow, KhamBenhRow } from './tables.ts';
import type { WorkLine } from './workList.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DongKhamBenh: WorkLine;
  KhamBenh: KhamBenhRow;
  KhamBenh_ChuyenVien: ChuyenVienRow;
};
