import { grounds } from '@sen/domain/recordAccess/access';
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';

/** Records of other facilities that somebody (NguoiTao_Id) opened for a time, saying why. */
export const moHoSoTable = mainSchema.table(
  'mo_ho_so',
  {
    ...baseColumns(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    LyDo_Id: uuid('ly_do_id')
      .notNull()
      .references(() => catalogueTable('LyDo')._id),
    DienGiai: text('dien_giai').notNull(),
    DenLuc: instant('den_luc').notNull(),
    NoiMo_Id: uuid('noi_mo_id').references(() => catalogueTable('Node')._id),
  },
  (table) => [
    index('mo_ho_so_patient').on(table.BenhNhan_Id, table.NgayTao),
    index('mo_ho_so_person').on(table.NguoiTao_Id, table.BenhNhan_Id, table.DenLuc),
  ],
);

/**
 * On which grounds somebody (NguoiTao_Id) saw records of a patient that another facility made: one row a person, patient, hour and
 * grounds. What was seen stands in the operation log.
 */
export const truyCapTable = mainSchema.table(
  'truy_cap_ho_so',
  {
    ...baseColumns(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    /** The hour, by its beginning. */
    Gio: instant('gio').notNull(),
    CanCu: choice('can_cu', grounds).notNull(),
    NoiLamViec_Id: uuid('noi_lam_viec_id'),
  },
  (table) => [
    uniqueIndex('truy_cap_ho_so_once').on(table.BenhNhan_Id, table.Gio, table.NguoiTao_Id, table.CanCu),
  ],
);

export type MoHoSoRow = typeof moHoSoTable.$inferSelect;
