import type { ApDung } from './history.ts';
import type { ChuongTrinhRow, DongDichVu, DongSanPham, VoucherRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ChuongTrinhKhuyenMai: ChuongTrinhRow;
  DongDichVuKhuyenMai: DongDichVu;
  DongSanPhamKhuyenMai: DongSanPham;
  Voucher: VoucherRow;
  ApDungKhuyenMai: ApDung;
};
