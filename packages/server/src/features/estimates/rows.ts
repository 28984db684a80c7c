import type { DongDuToan, DuToanRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DuToanChiPhi: DuToanRow;
  DongDuToan: DongDuToan;
};
