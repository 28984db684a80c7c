import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';

/**
 * Signatures on papers: who signed what at which place, and the hash of what the paper said. A paper that changed is signed again as a
 * further row; the earlier one stays. Certificate, serial number and signed data are empty for a picture.
 */
export const chuKyTable = mainSchema.table(
  'chu_ky_giay_to',
  {
    ...baseColumns(),
    MauIn: text('mau_in').notNull(),
    GiayTo_Id: uuid('giay_to_id').notNull(),
    ViTri: text('vi_tri').notNull(),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaThuHoi']).notNull().default('HieuLuc'),
    BenhNhan_Id: uuid('benh_nhan_id').references(() => benhNhanTable._id),
    NhanVien_Id: uuid('nhan_vien_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    KyLuc: instant('ky_luc').notNull(),
    PhienBan: integer('phien_ban').notNull().default(1),
    NoiDungBam: text('noi_dung_bam').notNull(),
    PhuongThuc: choice('phuong_thuc', ['Anh', 'ChungThuSo']).notNull().default('Anh'),
    /** The picture as it was when the paper was signed. */
    Anh_Id: uuid('anh_id'),
    ChungThuSo: text('chung_thu_so'),
    SoChungThu: text('so_chung_thu'),
    DuLieuKy: text('du_lieu_ky'),
    LyDoThuHoi: text('ly_do_thu_hoi'),
  },
  (table) => [
    uniqueIndex('chu_ky_giay_to_place').on(table.MauIn, table.GiayTo_Id, table.ViTri, table.PhienBan),
    index('chu_ky_giay_to_picture').on(table.Anh_Id).where(sql`anh_id is not null`),
    index('chu_ky_giay_to_patient').on(table.BenhNhan_Id),
  ],
);

export type ChuKyRow = typeof chuKyTable.$inferSelect;
