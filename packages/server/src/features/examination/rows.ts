import type { Diagnosed } from './diagnoses.ts';
import type { KhamBenhRow } from './tables.ts';
import type { WorkLine } from './workList.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BenhHayGap: Diagnosed;
  DongKhamBenh: WorkLine;
  KhamBenh: KhamBenhRow;
};
