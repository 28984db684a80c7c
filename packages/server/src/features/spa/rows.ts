import type { DeskLine, DeskList } from './deskList.ts';
import type { CourseRow } from './queries.ts';
import type { BuoiRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LieuTrinhNguoiBenh: CourseRow;
  BuoiLieuTrinh: BuoiRow;
  DanhSachPhongBuoi: DeskList;
  DongPhongBuoi: DeskLine;
};
