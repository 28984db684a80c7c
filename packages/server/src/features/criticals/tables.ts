import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';

/** Findings of results that were given out which endanger the patient: one row a version of a result. */
export const nguyHiemTable = mainSchema.table(
  'ket_qua_nguy_hiem',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', ['ChoXacNhan', 'DaXacNhan', 'DaThu']).notNull().default('ChoXacNhan'),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    PhienBan: integer('phien_ban').notNull(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    KhamBenh_Id: uuid('kham_benh_id').references(() => khamBenhTable._id),
    NoiYeuCau_Id: uuid('noi_yeu_cau_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    NoiThucHien_Id: uuid('noi_thuc_hien_id').references(() => catalogueTable('Node')._id),
    /** The doctor who ordered; null where none is named: the doctors of the ordering place then. */
    NguoiPhuTrach_Id: uuid('nguoi_phu_trach_id').references(() => catalogueTable('NhanVien')._id),
    /** What was found, one text each. */
    NoiDung: jsonb('noi_dung').$type<readonly string[]>().notNull(),
    /** Whom the room told before it gave the result out, and how. */
    BaoCho: text('bao_cho').notNull(),
    NgayBao: instant('ngay_bao').notNull(),
    NguoiBao_Id: uuid('nguoi_bao_id').references(() => catalogueTable('NhanVien')._id),
    /** How often it was told of again since. */
    LanBaoLai: integer('lan_bao_lai').notNull().default(0),
    NgayXacNhan: instant('ngay_xac_nhan'),
    NguoiXacNhan_Id: uuid('nguoi_xac_nhan_id').references(() => catalogueTable('NhanVien')._id),
    XuTri: text('xu_tri'),
  },
  (table) => [
    index('ket_qua_nguy_hiem_slip').on(table.DichVuYeuCau_Id),
    index('ket_qua_nguy_hiem_patient').on(table.BenhNhan_Id),
    index('ket_qua_nguy_hiem_session').on(table.KhamBenh_Id),
    index('ket_qua_nguy_hiem_waiting').on(table.NgayBao).where(sql`trang_thai = 'ChoXacNhan'`),
    index('ket_qua_nguy_hiem_ordered').on(table.NoiYeuCau_Id, table.NgayBao),
    index('ket_qua_nguy_hiem_performed').on(table.NoiThucHien_Id, table.NgayBao),
  ],
);

export type NguyHiemRow = typeof nguyHiemTable.$inferSelect;
