import type { ReportField } from '@sen/domain/readings/fields';
import type { DanhDau } from '@sen/domain/readings/marks';
import { phiaAnhs } from '@sen/domain/readings/phiaAnh';
import { boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { fileTable } from '../../engine/database/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { versionColumns } from '../orders/resultVersions.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';

const ofLine = () => ({
  ...baseColumns(),
  DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
    .notNull()
    .references(() => dichVuYeuCauTable._id),
  PhienBan: integer('phien_ban').notNull(),
  ChiTiet_Id: uuid('chi_tiet_id')
    .notNull()
    .references(() => dichVuYeuCauChiTietTable._id),
});

/**
 * The tables of one kind of results that are read: each kind keeps its own, whose names begin with `prefix`; `lines` names that of the
 * services.
 */
export function readingTables(prefix: string, lines = `${prefix}_ket_qua`) {
  /** Versions of the result of a slip. */
  const phienBanTable = mainSchema.table(`${prefix}_phien_ban`, versionColumns(), (table) => [
    uniqueIndex(`${prefix}_phien_ban_slip`).on(table.DichVuYeuCau_Id, table.PhienBan),
  ]);

  /** What a version says of one service of the slip. */
  const ketQuaTable = mainSchema.table(
    lines,
    {
      ...ofLine(),
      MoTa: text('mo_ta'),
      KetLuan: text('ket_luan'),
      DeNghi: text('de_nghi'),
      /** What was found endangers the patient and is told at once. */
      LaNguyHiem: boolean('la_nguy_hiem').notNull().default(false),
      /** The ready conclusion that was chosen last; the text may say more by now. */
      TuDienKetLuan_Id: uuid('tu_dien_ket_luan_id').references(() => catalogueTable('TuDienKetLuan')._id),
      ThietBi_Id: uuid('thiet_bi_id').references(() => catalogueTable('ThietBi')._id),
      /** Who performed it; null while that is whoever began the slip. */
      NguoiThucHien_Ids: uuid('nguoi_thuc_hien_ids').array(),
      /** Null while that is when the slip was begun. */
      ThoiGianThucHien: instant('thoi_gian_thuc_hien'),
      /** The fields of its report that say something, each with its definition when it was written. */
      Truongs: jsonb('truongs').$type<readonly ReportField[]>().notNull().default([]),
    },
    (table) => [
      uniqueIndex(`${lines}_line`).on(table.DichVuYeuCau_Id, table.PhienBan, table.ChiTiet_Id),
      index(`${lines}_device`).on(table.ThietBi_Id),
    ],
  );

  /** The images of a service in a version, in their order. */
  const hinhAnhTable = mainSchema.table(
    `${prefix}_hinh_anh`,
    {
      ...ofLine(),
      Tep_Id: uuid('tep_id')
        .notNull()
        .references(() => fileTable._id),
      ThuTu: integer('thu_tu').notNull(),
      ChuThich: text('chu_thich'),
      InTrenPhieu: boolean('in_tren_phieu').notNull().default(true),
      /** Whether it was taken before the work or after it; null for neither. */
      Phia: choice('phia', [...phiaAnhs]),
      /** What is drawn on it; the picture itself stays as it was taken. */
      DanhDaus: jsonb('danh_daus').$type<readonly DanhDau[]>().notNull().default([]),
    },
    (table) => [
      uniqueIndex(`${prefix}_hinh_anh_once`).on(
        table.DichVuYeuCau_Id,
        table.PhienBan,
        table.ChiTiet_Id,
        table.Tep_Id,
      ),
      index(`${prefix}_hinh_anh_file`).on(table.Tep_Id),
    ],
  );
  return { phienBanTable, ketQuaTable, hinhAnhTable };
}

export type ReadingTables = ReturnType<typeof readingTables>;
/** A version; where a kind gives out preliminary results, its table says which version is one. */
export type PhienBanRow = ReadingTables['phienBanTable']['$inferSelect'] & { LaSoBo?: boolean };
export type KetQuaRow = ReadingTables['ketQuaTable']['$inferSelect'];
export type HinhAnhRow = ReadingTables['hinhAnhTable']['$inferSelect'];
