import type { RecordList } from './queries.ts';
import type { BenhAnRow, DotDieuTriRow, PhieuSoKetRow, RaVienRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BenhAn: BenhAnRow;
  DanhSachBenhAn: RecordList;
  DotDieuTri: DotDieuTriRow;
  PhieuSoKet: PhieuSoKetRow;
  RaVienNgoaiTru: RaVienRow;
};
