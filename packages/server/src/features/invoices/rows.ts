import type { HoaDonDongRow, HoaDonRow, hoaDonTraoDoiTable, QuyetToanRow } from './tables.ts';

/** What resolvers of this feature are handed for each type. */
export type Rows = {
  HoaDonDienTu: HoaDonRow;
  QuyetToanBHYT: QuyetToanRow;
  DongHoaDon: HoaDonDongRow;
  TraoDoiHoaDon: typeof hoaDonTraoDoiTable.$inferSelect;
};
