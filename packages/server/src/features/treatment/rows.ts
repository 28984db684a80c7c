import type { NhapVienRow } from '../admission/tables.ts';
import type { HouseTimes } from './houseTimes.ts';
import type { StayChange } from './points.ts';
import type { StaySummary } from './summaries.ts';
import type { ToDieuTriRow, YLenhThuocRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  GioDungThuoc: HouseTimes;
  NguoiBenhDieuTri: NhapVienRow;
  SoKetDenHan: StaySummary;
  ThayDoiNoiTru: StayChange;
  ToDieuTri: ToDieuTriRow;
  YLenhThuoc: YLenhThuocRow;
};
