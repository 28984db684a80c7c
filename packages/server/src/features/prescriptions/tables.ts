import type { OverriddenWarning } from '@sen/domain/prescriptions/overridden';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { khamBenhTable } from '../examination/tables.ts';

export const prescriptionKinds = ['BHYT', 'Thuong', 'MuaNgoai', 'VTYT'] as const;
export type PrescriptionKind = (typeof prescriptionKinds)[number];

/** Prescriptions of a session: one a kind and control letter, since the law parts addictive and psychotropic drugs. */
export const toaThuocTable = mainSchema.table(
  'toa_thuoc',
  {
    ...baseColumns(),
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id').notNull(),
    BenhNhan_Id: uuid('benh_nhan_id').notNull(),
    BacSi_Id: uuid('bac_si_id').references(() => catalogueTable('NhanVien')._id),
    MaDonThuoc: text('ma_don_thuoc').notNull(),
    LoaiToa: choice('loai_toa', prescriptionKinds).notNull(),
    SoNgay: integer('so_ngay').notNull(),
    LoiDan: text('loi_dan'),
    CachLayThuoc_Id: uuid('cach_lay_thuoc_id').references(() => catalogueTable('CachLayThuoc')._id),
    NgayKe: instant('ngay_ke').notNull(),
    /** The printed prescription that this one replaces. */
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    /** Why it was cancelled or replaced. */
    LyDoHuy: text('ly_do_huy'),
    /** When its supply was approved, and by whom; null until then. */
    NgayDuyetCap: instant('ngay_duyet_cap'),
    NguoiDuyetCap_Id: uuid('nguoi_duyet_cap_id').references(() => catalogueTable('NhanVien')._id),
    TrangThai: choice('trang_thai', ['Nhap', 'DaKe', 'YeuCauThanhToan', 'DaCap', 'DaHuy'])
      .notNull()
      .default('DaKe'),
  },
  (table) => [
    uniqueIndex('toa_thuoc_ma').on(table.MaDonThuoc),
    index('toa_thuoc_session').on(table.KhamBenh_Id),
    index('toa_thuoc_patient').on(table.BenhNhan_Id, table.NgayKe),
    index('toa_thuoc_replaced').on(table.ThayTheCho_Id).where(sql`thay_the_cho_id is not null`),
    index('toa_thuoc_day').on(table.NgayKe),
    index('toa_thuoc_doctor').on(table.BacSi_Id, table.NgayKe),
    index('toa_thuoc_open').on(table.NgayKe).where(sql`trang_thai in ('DaKe', 'YeuCauThanhToan')`),
  ],
);

const quantity = (name: string) => numeric(name, { precision: 18, scale: 3 });
const price = (name: string) => numeric(name, { precision: 18, scale: 3 }).notNull().default('0');

export const toaThuocChiTietTable = mainSchema.table(
  'toa_thuoc_chi_tiet',
  {
    ...baseColumns(),
    ToaThuoc_Id: uuid('toa_thuoc_id')
      .notNull()
      .references(() => toaThuocTable._id),
    Duoc_Id: uuid('duoc_id')
      .notNull()
      .references(() => catalogueTable('Duoc')._id),
    TenDuoc: text('ten_duoc').notNull(),
    Kho_Id: uuid('kho_id').references(() => catalogueTable('Kho')._id),
    SoLuong: quantity('so_luong').notNull(),
    SoNgay: integer('so_ngay').notNull(),
    Sang: quantity('sang'),
    Trua: quantity('trua'),
    Chieu: quantity('chieu'),
    Toi: quantity('toi'),
    DuongDung_Id: uuid('duong_dung_id').references(() => catalogueTable('DuongDung')._id),
    CachDung: text('cach_dung'),
    DonGia: price('don_gia'),
    DonGiaHoTro: price('don_gia_ho_tro'),
    DonGiaThanhToan: price('don_gia_thanh_toan'),
    DonGiaGoc: price('don_gia_goc'),
    DonGiaBHYTGoc: price('don_gia_bhyt_goc'),
    GiaVon: price('gia_von'),
    LaBHYT: boolean('la_bhyt').notNull().default(false),
    /** The prescriber kept it out of the insurance although the visit was insured: another payer does not change that. */
    NgoaiBHYT: boolean('ngoai_bhyt').notNull().default(false),
    TyLeBHYT: integer('ty_le_bhyt').notNull().default(100),
    DaThuTien: boolean('da_thu_tien').notNull().default(false),
    SoLuongDaCap: quantity('so_luong_da_cap').notNull().default('0'),
    CanhBao: jsonb('canh_bao').$type<OverriddenWarning[]>().notNull().default([]),
    ThuTu: integer('thu_tu').notNull().default(0),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
  },
  (table) => [
    index('toa_thuoc_chi_tiet_toa').on(table.ToaThuoc_Id),
    index('toa_thuoc_chi_tiet_drug').on(table.Duoc_Id),
  ],
);

export type ToaThuocRow = typeof toaThuocTable.$inferSelect;
export type ToaThuocChiTietRow = typeof toaThuocChiTietTable.$inferSelect;
