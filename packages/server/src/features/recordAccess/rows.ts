import type { AccessLine } from './accessLog.ts';
import type { RecordAccess } from './queries.ts';
import type { MoHoSoRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  MoHoSo: MoHoSoRow;
  QuyenXemHoSo: RecordAccess;
  DongTruyCap: AccessLine;
};
