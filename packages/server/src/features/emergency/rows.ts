import type { CapCuuRow, TuTrangRow } from './tables.ts';

/** What resolvers of this feature are handed for each type. */
export type Rows = {
  TiepNhanCapCuu: CapCuuRow;
  TuTrang: TuTrangRow;
  DanhSachCapCuu: { data: CapCuuRow[]; choKham: number; quaHan: number; canBaoXa: number };
};
