import type { CourseRow } from './course.ts';
import type { Anew, Result } from './queries.ts';
import type { ChayLaiRow, MauTuChoiRow } from './tables.ts';
import type { LabLine } from './workList.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DanhGiaLai: Anew;
  DongXetNghiem: LabLine;
  GiaTriTheoThoiGian: CourseRow;
  KetQuaDichVuYeuCau: Result;
  ChayLaiXetNghiem: ChayLaiRow;
  MauTuChoi: MauTuChoiRow;
  PhienBanKetQua: Result['phienBans'][number];
};
