import type { OverriddenWarning } from '@sen/domain/prescriptions/overridden';
import { cachDung, tinhTrangNguoiBenh } from '@sen/domain/treatment/doseTimes';
import { capChamSoc, toDieuTriActs } from '@sen/domain/treatment/toDieuTri';
import { yLenhThuocActs } from '@sen/domain/treatment/yLenhThuoc';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  numeric,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { benhAnTable } from '../medicalRecords/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** The keys of a record of at least one value. */
const keys = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as [K, ...K[]]; // keys of a Record

/** Entries of the treatment sheets of stays, in the order of their numbers. */
export const toDieuTriTable = mainSchema.table(
  'to_dieu_tri',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', keys(toDieuTriActs.states)).notNull().default('DangSuDung'),
    SoThuTu: integer('so_thu_tu').notNull(),
    NhapVien_Id: uuid('nhap_vien_id')
      .notNull()
      .references(() => nhapVienTable._id),
    BenhAn_Id: uuid('benh_an_id')
      .notNull()
      .references(() => benhAnTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    /** The ward where it was written. */
    Khoa_Id: uuid('khoa_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    ThoiGian: instant('thoi_gian').notNull(),
    BacSi_Id: uuid('bac_si_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    TinhTrang: choice('tinh_trang', keys(tinhTrangNguoiBenh)).notNull(),
    DienBien: text('dien_bien').notNull(),
    CapChamSoc: choice('cap_cham_soc', keys(capChamSoc)),
    YLenhChamSoc_Ids: uuid('y_lenh_cham_soc_ids').array().notNull().default([]),
    ChamSoc: text('cham_soc'),
    AnSang: text('an_sang'),
    AnTrua: text('an_trua'),
    AnToi: text('an_toi'),
    YLenhKhac: text('y_lenh_khac'),
    HieuLucDen: instant('hieu_luc_den').notNull(),
    XacNhanLuc: instant('xac_nhan_luc'),
    NguoiXacNhan_Id: uuid('nguoi_xac_nhan_id').references(() => catalogueTable('NhanVien')._id),
    LapTu_Id: uuid('lap_tu_id').references((): AnyPgColumn => toDieuTriTable._id),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('to_dieu_tri_so').on(table.NhapVien_Id, table.SoThuTu),
    index('to_dieu_tri_record').on(table.BenhAn_Id, table.ThoiGian),
    index('to_dieu_tri_patient').on(table.BenhNhan_Id),
    index('to_dieu_tri_visit').on(table.TiepNhan_Id),
    check('to_dieu_tri_forward', sql`hieu_luc_den > thoi_gian`),
  ],
);

export type ToDieuTriRow = typeof toDieuTriTable.$inferSelect;

/** Orders of drugs on the sheets. */
export const yLenhThuocTable = mainSchema.table(
  'y_lenh_thuoc',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', keys(yLenhThuocActs.states)).notNull().default('DangDung'),
    ToDieuTri_Id: uuid('to_dieu_tri_id')
      .notNull()
      .references(() => toDieuTriTable._id),
    NhapVien_Id: uuid('nhap_vien_id')
      .notNull()
      .references(() => nhapVienTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    ThuTu: integer('thu_tu').notNull(),
    Duoc_Id: uuid('duoc_id')
      .notNull()
      .references(() => catalogueTable('Duoc')._id),
    TenDuoc: text('ten_duoc').notNull(),
    DonViTinh: text('don_vi_tinh'),
    Lieu: numeric('lieu', { precision: 18, scale: 3 }).notNull(),
    DuongDung_Id: uuid('duong_dung_id')
      .notNull()
      .references(() => catalogueTable('DuongDung')._id),
    CachDung: choice('cach_dung', keys(cachDung)).notNull(),
    Gios: text('gios'),
    LyDoKhiCan: text('ly_do_khi_can'),
    ToiDa24h: integer('toi_da_24h'),
    CachGio: numeric('cach_gio', { precision: 18, scale: 3 }),
    TheTich: numeric('the_tich', { precision: 18, scale: 3 }),
    SoPhut: integer('so_phut'),
    GiotMl: integer('giot_ml'),
    TocDo: integer('toc_do'),
    TuLuc: instant('tu_luc').notNull(),
    DenLuc: instant('den_luc').notNull(),
    NgayThu: integer('ngay_thu'),
    LapTu_Id: uuid('lap_tu_id').references((): AnyPgColumn => yLenhThuocTable._id),
    /** The fields that differ from the order that it repeats, with blanks between them. */
    DoiTruong: text('doi_truong'),
    GhiChu: text('ghi_chu'),
    CanhBao: jsonb('canh_bao').$type<readonly OverriddenWarning[]>().notNull().default([]),
    NgungLuc: instant('ngung_luc'),
    LyDoNgung: text('ly_do_ngung'),
    NguoiNgung_Id: uuid('nguoi_ngung_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    index('y_lenh_thuoc_entry').on(table.ToDieuTri_Id),
    index('y_lenh_thuoc_stay').on(table.NhapVien_Id, table.TuLuc),
    index('y_lenh_thuoc_patient').on(table.BenhNhan_Id),
    check('y_lenh_thuoc_forward', sql`den_luc > tu_luc`),
    check('y_lenh_thuoc_stopped', sql`(trang_thai = 'DaNgung') = (ngung_luc is not null)`),
  ],
);

export type YLenhThuocRow = typeof yLenhThuocTable.$inferSelect;
