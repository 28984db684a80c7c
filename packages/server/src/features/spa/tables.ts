import type { DiemSoDo } from '@sen/domain/spa/bodyMap';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { fileTable } from '../../engine/database/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';

/**
 * Sessions of ordered courses; one that is taken back stays, cancelled, and its number is given again. Those that are noted when they are
 * over have neither begin nor end.
 */
export const buoiLieuTrinhTable = mainSchema.table(
  'buoi_lieu_trinh',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    DichVuYeuCauChiTiet_Id: uuid('dich_vu_yeu_cau_chi_tiet_id')
      .notNull()
      .references(() => dichVuYeuCauChiTietTable._id),
    Lan: integer('lan').notNull(),
    NgayThucHien: instant('ngay_thuc_hien').notNull(),
    BatDau: instant('bat_dau'),
    KetThuc: instant('ket_thuc'),
    NguoiThucHien_Id: uuid('nguoi_thuc_hien_id').references(() => catalogueTable('NhanVien')._id),
    NoiThucHien_Id: uuid('noi_thuc_hien_id').references(() => catalogueTable('Node')._id),
    GhiChu: text('ghi_chu'),
    TrangThai: choice('trang_thai', ['DangLam', 'DaLam', 'DaHuy']).notNull().default('DaLam'),
    LyDoHuy: text('ly_do_huy'),
    NguoiHuy_Id: uuid('nguoi_huy_id'),
  },
  (table) => [
    uniqueIndex('buoi_lieu_trinh_lan')
      .on(table.DichVuYeuCauChiTiet_Id, table.Lan)
      .where(sql`trang_thai <> 'DaHuy'`),
    index('buoi_lieu_trinh_slip').on(table.DichVuYeuCau_Id),
    index('buoi_lieu_trinh_room').on(table.NoiThucHien_Id, table.NgayThucHien),
    index('buoi_lieu_trinh_day').on(table.NgayThucHien),
  ],
);

export type BuoiRow = typeof buoiLieuTrinhTable.$inferSelect;

const staff = (name: string) => uuid(name).references(() => catalogueTable('NhanVien')._id);

/** Reports of sessions: each time one is taken back, it stays, cancelled, and a further version goes on from it. */
export const tuongTrinhSpaTable = mainSchema.table(
  'tuong_trinh_spa',
  {
    ...baseColumns(),
    BuoiLieuTrinh_Id: uuid('buoi_lieu_trinh_id')
      .notNull()
      .references(() => buoiLieuTrinhTable._id),
    PhienBan: integer('phien_ban').notNull(),
    TrangThai: choice('trang_thai', ['Nhap', 'DaDuyet', 'DaTraKetQua', 'DaHuy']).notNull().default('Nhap'),
    QuaTrinh: text('qua_trinh'),
    KetQua: text('ket_qua'),
    PhanUng: text('phan_ung'),
    NguoiThucHien_Ids: uuid('nguoi_thuc_hien_ids').array().notNull(),
    ThietBi_Id: uuid('thiet_bi_id').references(() => catalogueTable('ThietBi')._id),
    SoDo: jsonb('so_do').$type<readonly DiemSoDo[]>().notNull().default([]),
    NgayDuyet: instant('ngay_duyet'),
    NguoiDuyet_Id: staff('nguoi_duyet_id'),
    NgayTra: instant('ngay_tra'),
    NguoiTra_Id: staff('nguoi_tra_id'),
    NgayHuy: instant('ngay_huy'),
    LyDoHuy: text('ly_do_huy'),
    NguoiHuy_Id: staff('nguoi_huy_id'),
  },
  (table) => [
    uniqueIndex('tuong_trinh_spa_version').on(table.BuoiLieuTrinh_Id, table.PhienBan),
    uniqueIndex('tuong_trinh_spa_standing').on(table.BuoiLieuTrinh_Id).where(sql`trang_thai <> 'DaHuy'`),
    index('tuong_trinh_spa_returned').on(table.NgayTra).where(sql`ngay_tra is not null`),
  ],
);

export type TuongTrinhSpaRow = typeof tuongTrinhSpaTable.$inferSelect;

/** The pictures of a report, before and after, each in their order. */
export const anhTuongTrinhSpaTable = mainSchema.table(
  'tuong_trinh_spa_anh',
  {
    ...baseColumns(),
    TuongTrinhSpa_Id: uuid('tuong_trinh_spa_id')
      .notNull()
      .references(() => tuongTrinhSpaTable._id),
    Tep_Id: uuid('tep_id')
      .notNull()
      .references(() => fileTable._id),
    Phia: choice('phia', ['Truoc', 'Sau']).notNull(),
    ThuTu: integer('thu_tu').notNull(),
    ChuThich: text('chu_thich'),
    InTrenPhieu: boolean('in_tren_phieu').notNull().default(true),
  },
  (table) => [
    uniqueIndex('tuong_trinh_spa_anh_once').on(table.TuongTrinhSpa_Id, table.Tep_Id),
    index('tuong_trinh_spa_anh_file').on(table.Tep_Id),
  ],
);

export type AnhTuongTrinhSpaRow = typeof anhTuongTrinhSpaTable.$inferSelect;
