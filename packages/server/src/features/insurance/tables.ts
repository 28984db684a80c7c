import { boolean, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant, mainSchema } from '../../engine/columns.ts';

/** Look-ups of cards at the insurance portal: what was asked, what came back, when. Evidence, never changed. */
export const traCuuTheTable = mainSchema.table(
  'tra_cuu_the',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id'),
    BenhNhan_Id: uuid('benh_nhan_id'),
    maThe: text('ma_the').notNull(),
    hoTen: text('ho_ten').notNull(),
    ngaySinh: text('ngay_sinh').notNull(),
    /** False: the portal did not answer; the visit goes on and the look-up is repeated. */
    reachable: boolean('reachable').notNull(),
    maKetQua: text('ma_ket_qua'),
    /** The portal's own words, or what went wrong on the way. */
    ghiChu: text('ghi_chu'),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('tra_cuu_the_card').on(table.maThe, table.at),
    index('tra_cuu_the_visit').on(table.TiepNhan_Id),
  ],
);
