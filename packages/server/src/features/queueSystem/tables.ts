import { boolean, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { checkColumns } from '../../engine/outside/checks.ts';
import { baseColumns, instant, mainSchema } from '../../engine/sql/columns.ts';

/** The connection to a queue system outside: one row, written when it is set up. */
export const heThongGoiSoTable = mainSchema.table(
  'he_thong_goi_so',
  {
    ...baseColumns(),
    /** Always true: a site has one. */
    DuyNhat: boolean('duy_nhat').notNull().default(true),
    Bat: boolean('bat').notNull().default(false),
    DiaChi: text('dia_chi').notNull(),
    TenDangNhap: text('ten_dang_nhap').notNull(),
    /** Encrypted with the site's key; null until one is given. */
    MatKhau: text('mat_khau'),
    /** How long a press of a desk waits for it. */
    HanGiay: integer('han_giay').notNull().default(2),
    /** The kinds of queues that it leads. */
    HangDois: text('hang_dois').array().notNull(),
    /** Since when it has not answered; null while it does. */
    MatTu: instant('mat_tu'),
    /** Until then the desks do not wait for it again. */
    ThuLaiLuc: instant('thu_lai_luc'),
    ...checkColumns(),
  },
  (table) => [uniqueIndex('he_thong_goi_so_duy_nhat').on(table.DuyNhat)],
);

export type HeThongGoiSoRow = typeof heThongGoiSoTable.$inferSelect;
