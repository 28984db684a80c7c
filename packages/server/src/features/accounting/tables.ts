import { type CotButToan, dauPhanCach, loaiButToan } from '@sen/domain/accounting/butToan';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { bienLaiTable, thanhToanTable } from '../cashier/tables.ts';

/** A column of an export as its template had it. */
export type CotXuat = { Cot: CotButToan; TieuDe: string };

/** Entries that were exported together. Its content never changes: the file is the same whenever it is asked for. */
export const dotXuatTable = mainSchema.table(
  'dot_xuat_but_toan',
  {
    ...baseColumns(),
    SoDot: text('so_dot').notNull(),
    Noi_Id: uuid('noi_id'),
    NgayXuat: instant('ngay_xuat').notNull(),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    DenNgay: date('den_ngay', { mode: 'string' }).notNull(),
    KyBaoCao_Id: uuid('ky_bao_cao_id').references(() => catalogueTable('KyBaoCao')._id),
    MauXuatButToan_Id: uuid('mau_xuat_but_toan_id')
      .notNull()
      .references(() => catalogueTable('MauXuatButToan')._id),
    DauPhanCach: choice('dau_phan_cach', keysOf(dauPhanCach)).notNull(),
    Cots: jsonb('cots').$type<readonly CotXuat[]>().notNull(),
    /** The cells of the file, a row an entry; amounts as decimal numbers. */
    noiDung: jsonb('noi_dung').$type<ReadonlyArray<ReadonlyArray<string | null>>>().notNull(),
    soButToan: integer('so_but_toan').notNull(),
    TongTien: numeric('tong_tien', { precision: 18, scale: 2 }).notNull(),
  },
  (table) => [
    uniqueIndex('dot_xuat_but_toan_number').on(table.SoDot),
    index('dot_xuat_but_toan_time').on(table.NgayXuat),
  ],
);

/**
 * Accounting entries: one a payment of a receipt, and one more that takes it back when the receipt is cancelled; never deleted. Once
 * exported an entry never changes.
 */
export const butToanTable = mainSchema.table(
  'but_toan',
  {
    ...baseColumns(),
    BienLai_Id: uuid('bien_lai_id')
      .notNull()
      .references(() => bienLaiTable._id),
    ThanhToan_Id: uuid('thanh_toan_id')
      .notNull()
      .references(() => thanhToanTable._id),
    LoaiButToan: choice('loai_but_toan', keysOf(loaiButToan)).notNull(),
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    TaiKhoanNo: text('tai_khoan_no').notNull(),
    TaiKhoanCo: text('tai_khoan_co').notNull(),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    /** Empty where the site has no default currency: dong. */
    TienTe_Id: uuid('tien_te_id').references(() => catalogueTable('TienTe')._id),
    TyGia: numeric('ty_gia', { precision: 18, scale: 2 }).notNull(),
    LoaiPhieuThuChi_Id: uuid('loai_phieu_thu_chi_id').references(() => catalogueTable('LoaiPhieuThuChi')._id),
    DotXuat_Id: uuid('dot_xuat_id').references(() => dotXuatTable._id),
  },
  (table) => [
    uniqueIndex('but_toan_once').on(table.ThanhToan_Id, table.LoaiButToan),
    index('but_toan_receipt').on(table.BienLai_Id),
    index('but_toan_day').on(table.Ngay),
    index('but_toan_to_export').on(table.Ngay).where(sql`dot_xuat_id is null`),
    index('but_toan_batch').on(table.DotXuat_Id),
    check('but_toan_amounts', sql`so_tien > 0 and ty_gia > 0`),
  ],
);

export type ButToanRow = typeof butToanTable.$inferSelect;
export type DotXuatRow = typeof dotXuatTable.$inferSelect;
