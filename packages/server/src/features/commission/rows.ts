import type { Due, Dues, PaidPerformance } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BangHoaHong: Dues;
  DongHoaHong: PaidPerformance;
  HoaHong: Due;
};
