import { sql } from 'drizzle-orm';
import { boolean, check, index, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { bienLaiTable, giaoDichTamTable } from '../cashier/tables.ts';

/** Transfers that arrived on accounts of the house, each told once or more often by its source, and kept once. */
export const giaoDichNganHangTable = mainSchema.table(
  'giao_dich_ngan_hang',
  {
    ...baseColumns(),
    Nguon: choice('nguon', ['SePay', 'ChuKy', 'SaoKe']).notNull(),
    /** The source's own id. */
    MaNguon: text('ma_nguon').notNull(),
    /** The bank's reference, letters and digits in capitals; null where the source has none. */
    MaThamChieu: text('ma_tham_chieu'),
    TenNganHang: text('ten_ngan_hang'),
    SoTaiKhoan: text('so_tai_khoan').notNull(),
    NgayGiaoDich: instant('ngay_giao_dich').notNull(),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    NoiDung: text('noi_dung').notNull(),
    NguoiChuyen: text('nguoi_chuyen'),
    TrangThai: choice('trang_thai', ['ChoXuLy', 'DaThuTien', 'BoQua', 'DaHuy']).notNull().default('ChoXuLy'),
    /** Why it was not collected by itself; null until it was looked at, and once it is collected. */
    LyDoCho: choice('ly_do_cho', [
      'KhongCoMa',
      'KhacSoTien',
      'DaThu',
      'DaHuy',
      'HetHan',
      'DongThayDoi',
      'NguoiThuKhoa',
      'KhongThuDuoc',
    ]),
    MaLoi: text('ma_loi'),
    GiaoDichTam_Id: uuid('giao_dich_tam_id').references(() => giaoDichTamTable._id),
    BienLai_Id: uuid('bien_lai_id').references(() => bienLaiTable._id),
    LyDoBoQua: text('ly_do_bo_qua'),
  },
  (table) => [
    // what a statement file told wrongly is read again
    uniqueIndex('giao_dich_ngan_hang_source')
      .on(table.Nguon, table.MaNguon)
      .where(sql`trang_thai <> 'DaHuy'`),
    // the same transfer told by another source
    uniqueIndex('giao_dich_ngan_hang_reference')
      .on(table.SoTaiKhoan, table.MaThamChieu, table.SoTien)
      .where(sql`ma_tham_chieu is not null and trang_thai <> 'DaHuy'`),
    index('giao_dich_ngan_hang_day').on(table.NgayGiaoDich),
    index('giao_dich_ngan_hang_waiting').on(table.NgayGiaoDich).where(sql`trang_thai = 'ChoXuLy'`),
    check('giao_dich_ngan_hang_amount', sql`so_tien > 0`),
  ],
);

/** The connection by which transfers are told: one row, written when it is set up. */
export const ketNoiNganHangTable = mainSchema.table(
  'ket_noi_ngan_hang',
  {
    ...baseColumns(),
    /** Always true: a site has one. */
    DuyNhat: boolean('duy_nhat').notNull().default(true),
    Bat: boolean('bat').notNull().default(false),
    Loai: choice('loai', ['SePay', 'ChuKy']).notNull(),
    /** Encrypted with the site's key; null until one is given. */
    MatKhau: text('mat_khau'),
    /** When the last notice with the right key came. */
    NhanLuc: instant('nhan_luc'),
  },
  (table) => [uniqueIndex('ket_noi_ngan_hang_duy_nhat').on(table.DuyNhat)],
);

export type GiaoDichNganHangRow = typeof giaoDichNganHangTable.$inferSelect;
export type KetNoiNganHangRow = typeof ketNoiNganHangTable.$inferSelect;
