import { phieuChamSocActs } from '@sen/domain/sheets/phieuChamSoc';
import { mucDo, type SheetValues, thangDiem } from '@sen/domain/sheets/sheet';
import { sheets } from '@sen/domain/sheets/sheets';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { benhAnTable } from '../medicalRecords/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';

/** Entries of the sheets of the ward: one stream a stay. What is corrected stays, and its later version names it. */
export const phieuChamSocTable = mainSchema.table(
  'phieu_cham_soc',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', keysOf(phieuChamSocActs.states)).notNull().default('HieuLuc'),
    NhapVien_Id: uuid('nhap_vien_id')
      .notNull()
      .references(() => nhapVienTable._id),
    BenhAn_Id: uuid('benh_an_id')
      .notNull()
      .references(() => benhAnTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    /** The ward that wrote it. */
    Khoa_Id: uuid('khoa_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    Loai: choice('loai', keysOf(sheets)).notNull(),
    /** When it was observed; `NgayTao` is when it was written. */
    ThoiGian: instant('thoi_gian').notNull(),
    NguoiGhi_Id: uuid('nguoi_ghi_id').references(() => catalogueTable('NhanVien')._id),
    /** By the fields of its sheet (`@sen/domain/sheets`). */
    GiaTri: jsonb('gia_tri').$type<SheetValues>().notNull(),
    ThangDiem: choice('thang_diem', keysOf(thangDiem)),
    Diem: integer('diem'),
    MucDo: choice('muc_do', keysOf(mucDo)),
    /** The fields that the score lacks. */
    Thieu: jsonb('thieu').$type<readonly string[]>().notNull().default([]),
    DinhChinhCho_Id: uuid('dinh_chinh_cho_id').references((): AnyPgColumn => phieuChamSocTable._id),
    LyDo: text('ly_do'),
    /** Until when a doctor answers its warning; null where it warns of nothing. */
    HanTraLoi: instant('han_tra_loi'),
    TraLoiLuc: instant('tra_loi_luc'),
    NguoiTraLoi_Id: uuid('nguoi_tra_loi_id').references(() => catalogueTable('NhanVien')._id),
    TraLoi: text('tra_loi'),
    /** The doctors of the ward were told that nobody answered in time. */
    DaBaoQuaHan: boolean('da_bao_qua_han').notNull().default(false),
  },
  (table) => [
    index('phieu_cham_soc_latest')
      .on(table.NhapVien_Id, table.Loai, table.ThoiGian)
      .where(sql`trang_thai = 'HieuLuc'`),
    index('phieu_cham_soc_record').on(table.BenhAn_Id, table.ThoiGian),
    index('phieu_cham_soc_patient').on(table.BenhNhan_Id),
    index('phieu_cham_soc_waiting')
      .on(table.NhapVien_Id, table.HanTraLoi)
      .where(sql`trang_thai = 'HieuLuc' and han_tra_loi is not null and tra_loi_luc is null`),
    index('phieu_cham_soc_late')
      .on(table.HanTraLoi)
      .where(
        sql`trang_thai = 'HieuLuc' and han_tra_loi is not null and tra_loi_luc is null and not da_bao_qua_han`,
      ),
    uniqueIndex('phieu_cham_soc_corrects').on(table.DinhChinhCho_Id),
    check('phieu_cham_soc_reasoned', sql`dinh_chinh_cho_id is null or ly_do is not null`),
    check('phieu_cham_soc_cancelled', sql`trang_thai <> 'DaHuy' or ly_do is not null`),
    check(
      'phieu_cham_soc_scored',
      sql`(diem is null) = (muc_do is null) and (diem is null or thang_diem is not null)`,
    ),
    check(
      'phieu_cham_soc_answered',
      sql`(tra_loi_luc is null) = (tra_loi is null) and (tra_loi is null or han_tra_loi is not null)`,
    ),
  ],
);

export type PhieuChamSocRow = typeof phieuChamSocTable.$inferSelect;
