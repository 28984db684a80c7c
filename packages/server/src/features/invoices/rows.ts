import type { HoaDonDongRow, HoaDonRow, hoaDonTraoDoiTable } from './tables.ts';

/** What resolvers of this feature are handed for each type. */
export type Rows = {
  HoaDonDienTu: HoaDonRow;
  DongHoaDon: HoaDonDongRow;
  TraoDoiHoaDon: typeof hoaDonTraoDoiTable.$inferSelect;
};
