import type { CourseRow } from './queries.ts';
import type { BuoiRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LieuTrinhNguoiBenh: CourseRow;
  BuoiLieuTrinh: Pick<
    BuoiRow,
    '_id' | 'Lan' | 'NgayThucHien' | 'NguoiThucHien_Id' | 'NoiThucHien_Id' | 'GhiChu'
  >;
};
