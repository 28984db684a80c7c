import { sql } from 'drizzle-orm';
import { check, date, index, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';

/**
 * Price lists: prices of services under one price type for a period. A released list never changes; the next one ends it.
 * That two released lists of a type never hold on the same day is an exclusion constraint (migration of pricing).
 */
export const bangGiaTable = mainSchema.table(
  'bang_gia',
  {
    ...baseColumns(),
    LoaiGia_Id: uuid('loai_gia_id')
      .notNull()
      .references(() => catalogueTable('LoaiGia')._id),
    TenBangGia: text('ten_bang_gia').notNull(),
    LoaiBangGia: choice('loai_bang_gia', ['DichVu', 'LieuTrinh']).notNull().default('DichVu'),
    /** `HienHanh` is not kept: a released list is in force by its dates. */
    TrangThai: choice('trang_thai', ['ChuaPhatHanh', 'DaPhatHanh', 'DaHuy'])
      .notNull()
      .default('ChuaPhatHanh'),
    NgayPhatHanh: instant('ngay_phat_hanh'),
    NguoiPhatHanh_Id: uuid('nguoi_phat_hanh_id'),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    DenNgay: date('den_ngay', { mode: 'string' }),
    /** The decision that the prices stand on. */
    SoQuyetDinh: text('so_quyet_dinh'),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    index('bang_gia_period').on(table.LoaiGia_Id, table.TuNgay),
    check('bang_gia_days', sql`den_ngay is null or den_ngay >= tu_ngay`),
  ],
);

export const giaDichVuTable = mainSchema.table(
  'gia_dich_vu',
  {
    ...baseColumns(),
    BangGia_Id: uuid('bang_gia_id')
      .notNull()
      .references(() => bangGiaTable._id),
    DichVu_Id: uuid('dich_vu_id')
      .notNull()
      .references(() => catalogueTable('DM_DichVu')._id),
    DonGia: numeric('don_gia', { precision: 18, scale: 2 }).notNull(),
  },
  (table) => [
    uniqueIndex('gia_dich_vu_service').on(table.DichVu_Id, table.BangGia_Id),
    index('gia_dich_vu_list').on(table.BangGia_Id),
    check('gia_dich_vu_price', sql`don_gia >= 0`),
  ],
);

export const giaLieuTrinhTable = mainSchema.table(
  'gia_lieu_trinh',
  {
    ...baseColumns(),
    BangGia_Id: uuid('bang_gia_id')
      .notNull()
      .references(() => bangGiaTable._id),
    LieuTrinh_Id: uuid('lieu_trinh_id')
      .notNull()
      .references(() => catalogueTable('LieuTrinh')._id),
    DonGia: numeric('don_gia', { precision: 18, scale: 2 }).notNull(),
  },
  (table) => [
    uniqueIndex('gia_lieu_trinh_course').on(table.LieuTrinh_Id, table.BangGia_Id),
    index('gia_lieu_trinh_list').on(table.BangGia_Id),
    check('gia_lieu_trinh_price', sql`don_gia >= 0`),
  ],
);

export type BangGiaRow = typeof bangGiaTable.$inferSelect;
