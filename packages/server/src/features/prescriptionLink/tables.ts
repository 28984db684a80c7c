import { moiTruongLienThong } from '@sen/domain/prescriptions/lienThong';
import { boolean, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { checkColumns } from '../../engine/outside/checks.ts';
import { baseColumns, choice, mainSchema } from '../../engine/sql/columns.ts';

const moiTruong = Object.keys(moiTruongLienThong) as ['That', 'Thu', 'MoPhong']; // its keys

/** The link to the national prescription system: one row, written when it is set up. */
export const lienThongTable = mainSchema.table(
  'lien_thong_don_thuoc',
  {
    ...baseColumns(),
    /** Always true: a site has one link. */
    DuyNhat: boolean('duy_nhat').notNull().default(true),
    Bat: boolean('bat').notNull().default(false),
    MoiTruong: choice('moi_truong', moiTruong).notNull(),
    MaLienThong: text('ma_lien_thong').notNull(),
    /** Encrypted with the site's key; null until one is given. */
    MatKhau: text('mat_khau'),
    ...checkColumns(),
  },
  (table) => [uniqueIndex('lien_thong_don_thuoc_duy_nhat').on(table.DuyNhat)],
);

/** The passwords of doctors at the national prescription system; their link codes stand with the staff. */
export const bacSiLienThongTable = mainSchema.table(
  'bac_si_lien_thong',
  {
    ...baseColumns(),
    NhanVien_Id: uuid('nhan_vien_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    /** Encrypted with the site's key. */
    MatKhau: text('mat_khau').notNull(),
  },
  (table) => [uniqueIndex('bac_si_lien_thong_nhan_vien').on(table.NhanVien_Id)],
);
