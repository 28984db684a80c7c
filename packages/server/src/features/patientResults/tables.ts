import { luotMoOutcomes } from '@sen/domain/patientResults/lienKetKetQua';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';

/** Links by which a patient sees results: of one version of a slip's result, or of the visit that the slip belongs to. */
export const lienKetTable = mainSchema.table(
  'lien_ket_ket_qua',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaThuHoi']).notNull().default('HieuLuc'),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    /** The version that it was made for; null for a visit. */
    PhienBan: integer('phien_ban'),
    CaLuotKham: boolean('ca_luot_kham').notNull(),
    /** The last of what its addresses say themselves. */
    HetHan: instant('het_han').notNull(),
    LyDoThuHoi: text('ly_do_thu_hoi'),
  },
  (table) => [
    index('lien_ket_ket_qua_slip').on(table.DichVuYeuCau_Id),
    uniqueIndex('lien_ket_ket_qua_one')
      .on(table.DichVuYeuCau_Id, table.CaLuotKham, sql`coalesce(phien_ban, 0)`)
      .where(sql`trang_thai = 'HieuLuc'`),
  ],
);

export type LienKetRow = typeof lienKetTable.$inferSelect;

const outcomes = Object.keys(luotMoOutcomes) as [keyof typeof luotMoOutcomes]; // at least one

/** Openings of links, those that were refused among them. */
export const luotMoTable = mainSchema.table(
  'luot_mo_ket_qua',
  {
    _id: uuid('id')
      .primaryKey()
      .$defaultFn(() => v7()),
    LienKet_Id: uuid('lien_ket_id')
      .notNull()
      .references(() => lienKetTable._id),
    Luc: instant('luc').notNull(),
    KetQua: choice('ket_qua', outcomes).notNull(),
    DiaChiIP: text('dia_chi_ip'),
    ThietBi: text('thiet_bi'),
  },
  (table) => [index('luot_mo_ket_qua_link').on(table.LienKet_Id, table.Luc)],
);

export type LuotMoRow = typeof luotMoTable.$inferSelect;
