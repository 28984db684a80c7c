import type { ThanhVienPTTT } from '@sen/domain/procedures/tuongTrinh';
import type { ReadingResult } from '../readings/queries.ts';
import type { DayOperation } from './dayPlan.ts';
import type { Report } from './reports.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  CaPTTT: DayOperation;
  PhieuTuongTrinhPTTT: ReadingResult;
  ThanhVienPTTT: ThanhVienPTTT;
  TuongTrinhPTTT: Report;
};
