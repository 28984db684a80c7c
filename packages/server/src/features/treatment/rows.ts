import type { NhapVienRow } from '../admission/tables.ts';
import type { StayChange } from './points.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  NguoiBenhDieuTri: NhapVienRow;
  ThayDoiNoiTru: StayChange;
};
