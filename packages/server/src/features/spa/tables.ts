import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/columns.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';

/**
 * Sessions of ordered courses; one that is taken back stays, cancelled, and its number is given again. Those that are noted when they are
 * over have neither begin nor end.
 */
export const buoiLieuTrinhTable = mainSchema.table(
  'buoi_lieu_trinh',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    DichVuYeuCauChiTiet_Id: uuid('dich_vu_yeu_cau_chi_tiet_id')
      .notNull()
      .references(() => dichVuYeuCauChiTietTable._id),
    Lan: integer('lan').notNull(),
    NgayThucHien: instant('ngay_thuc_hien').notNull(),
    BatDau: instant('bat_dau'),
    KetThuc: instant('ket_thuc'),
    NguoiThucHien_Id: uuid('nguoi_thuc_hien_id').references(() => catalogueTable('NhanVien')._id),
    NoiThucHien_Id: uuid('noi_thuc_hien_id').references(() => catalogueTable('Node')._id),
    GhiChu: text('ghi_chu'),
    TrangThai: choice('trang_thai', ['DangLam', 'DaLam', 'DaHuy']).notNull().default('DaLam'),
    LyDoHuy: text('ly_do_huy'),
    NguoiHuy_Id: uuid('nguoi_huy_id'),
  },
  (table) => [
    uniqueIndex('buoi_lieu_trinh_lan')
      .on(table.DichVuYeuCauChiTiet_Id, table.Lan)
      .where(sql`trang_thai <> 'DaHuy'`),
    index('buoi_lieu_trinh_slip').on(table.DichVuYeuCau_Id),
    index('buoi_lieu_trinh_room').on(table.NoiThucHien_Id, table.NgayThucHien),
  ],
);

export type BuoiRow = typeof buoiLieuTrinhTable.$inferSelect;
