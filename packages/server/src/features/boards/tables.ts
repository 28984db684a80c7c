import { queueKinds } from '@sen/domain/queues/queueKinds';
import { boolean, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';

/** Boards of queues: what a television shows that was paired. */
export const bangGoiSoTable = mainSchema.table(
  'bang_goi_so',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
    Ten: text('ten').notNull(),
    HangDoi: choice('hang_doi', queueKinds).notNull(),
    /** Rooms, stores or counters; a queue that its desks share is that of their facility. */
    Node_Ids: uuid('node_ids').array().notNull(),
    CoGiong: boolean('co_giong').notNull().default(true),
  },
  (table) => [index('bang_goi_so_state').on(table.TrangThai, table.Ten)],
);

export type BangGoiSoRow = typeof bangGoiSoTable.$inferSelect;

/** Televisions: a row is made when one asks for a code. Of its token only the hash is kept. */
export const manHinhTable = mainSchema.table(
  'bang_goi_so_man_hinh',
  {
    _id: uuid('id')
      .primaryKey()
      .$defaultFn(() => v7()),
    tokenHash: text('token_hash').notNull(),
    /** What it shows until it is paired, and until when. */
    MaGhep: text('ma_ghep'),
    MaHetHan: instant('ma_het_han'),
    BangGoiSo_Id: uuid('bang_goi_so_id').references(() => bangGoiSoTable._id),
    /** When it asked last, to the minute. */
    XemLuc: instant('xem_luc'),
  },
  (table) => [
    uniqueIndex('bang_goi_so_man_hinh_token').on(table.tokenHash),
    uniqueIndex('bang_goi_so_man_hinh_ma').on(table.MaGhep),
    uniqueIndex('bang_goi_so_man_hinh_bang').on(table.BangGoiSo_Id),
  ],
);

export type ManHinhRow = typeof manHinhTable.$inferSelect;
