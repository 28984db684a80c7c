import type { OpenedClaim } from './sending/queries.ts';
import type { DongTraBHYTRow, HoSoBHYTRow, hoSoBHYTTraoDoiTable } from './tables.ts';

/** What resolvers of this feature are handed for each type. */
export type Rows = {
  HoSoBHYT: HoSoBHYTRow;
  DongTraBHYT: DongTraBHYTRow;
  TraoDoiHoSoBHYT: typeof hoSoBHYTTraoDoiTable.$inferSelect;
  HoSoCuaTiepNhan: OpenedClaim;
};
