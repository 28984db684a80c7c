import { giaiTrinhSoActs } from '@sen/domain/evening/giaiTrinhSo';
import { sql } from 'drizzle-orm';
import { check, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { taiKhoanHoaDonTable } from '../invoices/tables.ts';

/** What was said of numbers that are missing in a receipt book or an invoice serial. */
export const giaiTrinhSoTable = mainSchema.table(
  'giai_trinh_so',
  {
    ...baseColumns(),
    QuyenBienLai_Id: uuid('quyen_bien_lai_id').references(() => catalogueTable('QuyenBienLai')._id),
    TaiKhoan_Id: uuid('tai_khoan_id').references(() => taiKhoanHoaDonTable._id),
    MauSo: text('mau_so'),
    KyHieu: text('ky_hieu').notNull(),
    TuSo: integer('tu_so').notNull(),
    DenSo: integer('den_so').notNull(),
    /** The facility at which the series is used. */
    CoSo_Id: uuid('co_so_id').references(() => catalogueTable('Node')._id),
    LyDo: text('ly_do').notNull(),
    NguoiGiaiTrinh_Id: uuid('nguoi_giai_trinh_id').references(() => catalogueTable('NhanVien')._id),
    TrangThai: choice('trang_thai', keysOf(giaiTrinhSoActs.states)).notNull(),
    LyDoHuy: text('ly_do_huy'),
    NgayHuy: instant('ngay_huy'),
    NguoiHuy_Id: uuid('nguoi_huy_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    uniqueIndex('giai_trinh_so_book')
      .on(table.QuyenBienLai_Id, table.TuSo)
      .where(sql`trang_thai = 'HieuLuc' and quyen_bien_lai_id is not null`),
    uniqueIndex('giai_trinh_so_serial')
      .on(table.TaiKhoan_Id, table.MauSo, table.KyHieu, table.TuSo)
      .where(sql`trang_thai = 'HieuLuc' and tai_khoan_id is not null`),
    check('giai_trinh_so_run', sql`den_so >= tu_so`),
    check(
      'giai_trinh_so_series',
      sql`(quyen_bien_lai_id is null) <> (tai_khoan_id is null) and (tai_khoan_id is null or mau_so is not null)`,
    ),
  ],
);

export type GiaiTrinhSoRow = typeof giaiTrinhSoTable.$inferSelect;
