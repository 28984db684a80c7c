import type { DiemSoDo } from '@sen/domain/spa/bodyMap';
import type { DeskLine, DeskList } from './deskList.ts';
import type { PrepaidRow } from './prepaid.ts';
import type { CourseRow, Session } from './queries.ts';
import type { Report } from './reports.ts';
import type { AnhTuongTrinhSpaRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LieuTrinhNguoiBenh: CourseRow;
  BuoiLieuTrinh: Session;
  DanhSachPhongBuoi: DeskList;
  DongPhongBuoi: DeskLine;
  GoiDaMua: PrepaidRow;
  TuongTrinhSpa: Report;
  DiemSoDo: DiemSoDo;
  AnhBuoi: AnhTuongTrinhSpaRow;
};
