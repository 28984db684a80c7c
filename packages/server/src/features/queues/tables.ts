import { queueKinds } from '@sen/domain/queues/queueKinds';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';

/** Queue tickets. A queue is a kind, a node and a day; its numbers start anew each day. */
export const veTable = mainSchema.table(
  'hang_doi_ve',
  {
    ...baseColumns(),
    HangDoi: choice('hang_doi', queueKinds).notNull(),
    /** The room or store; the facility for the queues that its desks share (cashier, reception). */
    Node_Id: uuid('node_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    SoThuTu: integer('so_thu_tu').notNull(),
    KyHieu: text('ky_hieu').notNull(),
    TrangThai: choice('trang_thai', ['cho', 'dang_goi', 'dang_phuc_vu', 'xong', 'vang', 'huy', 'chuyen'])
      .notNull()
      .default('cho'),
    isEmergency: boolean('is_emergency').notNull().default(false),
    isPriority: boolean('is_priority').notNull().default(false),
    isRecall: boolean('is_recall').notNull().default(false),
    /** Comes back with results: a list of its own, served before the ordinary one at most every second call. */
    isReturning: boolean('is_returning').notNull().default(false),
    LyDoUuTien: text('ly_do_uu_tien'),
    soLanGoi: integer('so_lan_goi').notNull().default(0),
    goiLuc: instant('goi_luc'),
    /** Its place among the queue's calls of the day; the interleave rule reads the last ones. */
    thuTuGoi: integer('thu_tu_goi'),
    Quay: text('quay'),
    BenhNhan_Id: uuid('benh_nhan_id').references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id'),
    /** What waits: an order slip, a visit, a prescription. */
    source_Id: uuid('source_id'),
    /** Somebody who came back after an absence waits until the queue has made this many calls of the day. */
    sauLuotGoi: integer('sau_luot_goi'),
    /** Place in its list. */
    viTri: numeric('vi_tri', { precision: 20, scale: 8, mode: 'number' }).notNull(),
  },
  (table) => [
    // whoever still stands with a number, of whatever day: what is done never grows it
    index('hang_doi_ve_open')
      .on(table.HangDoi, table.Node_Id, table.Ngay)
      .where(sql`trang_thai in ('cho', 'dang_goi', 'dang_phuc_vu', 'vang')`),
    index('hang_doi_ve_day').on(table.HangDoi, table.Node_Id, table.Ngay),
    uniqueIndex('hang_doi_ve_number').on(table.HangDoi, table.Node_Id, table.Ngay, table.SoThuTu),
    index('hang_doi_ve_source').on(table.source_Id),
    index('hang_doi_ve_visit').on(table.TiepNhan_Id),
    index('hang_doi_ve_patient').on(table.BenhNhan_Id, table.Ngay),
  ],
);

/**
 * Closings: what days up to `DenNgay` left at the desks of a queue does not stand in their lists any more. What is begun is closed with
 * it only where that was said.
 */
export const dongViecTable = mainSchema.table(
  'dong_viec',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
    HangDoi: choice('hang_doi', queueKinds).notNull(),
    /** As of a ticket. */
    Node_Id: uuid('node_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    DenNgay: date('den_ngay', { mode: 'string' }).notNull(),
    CaDangLam: boolean('ca_dang_lam').notNull().default(false),
    /** How many numbers were cancelled with it. */
    SoVe: integer('so_ve').notNull().default(0),
    LyDo: text('ly_do').notNull(),
  },
  (table) => [
    index('dong_viec_place')
      .on(table.HangDoi, table.Node_Id, table.DenNgay)
      .where(sql`trang_thai = 'DangSuDung'`),
  ],
);

export type DongViecRow = typeof dongViecTable.$inferSelect;

export type VeRow = typeof veTable.$inferSelect;
