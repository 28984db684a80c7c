import type {
  HoaDonDongRow,
  HoaDonRow,
  hoaDonTraoDoiTable,
  QuyetToanRow,
  ThongBaoSaiSotRow,
} from './tables.ts';

/** What resolvers of this feature are handed for each type. */
export type Rows = {
  HoaDonDienTu: HoaDonRow;
  QuyetToanBHYT: QuyetToanRow;
  ThongBaoSaiSot: ThongBaoSaiSotRow;
  DongHoaDon: HoaDonDongRow;
  TraoDoiHoaDon: typeof hoaDonTraoDoiTable.$inferSelect;
};
