import type { Diagnosed } from './diagnoses.ts';
import type { ChuyenVienRow, KhamBenhRow } from './tables.ts';
import type { WorkLine } from './workList.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BenhHayGap: Diagnosed;
  DongKhamBenh: WorkLine;
  KhamBenh: KhamBenhRow;
  KhamBenh_ChuyenVien: ChuyenVienRow;
};
