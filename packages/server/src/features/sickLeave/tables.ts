import { sql } from 'drizzle-orm';
import { date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, mainSchema } from '../../engine/sql/columns.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Certificates of leave on social insurance; one that is issued again is a further row, which names the one that it replaces. */
export const giayNghiTable = mainSchema.table(
  'giay_nghi_huong_bhxh',
  {
    ...baseColumns(),
    SoKCB: text('so_kcb').notNull(),
    SoSeri: text('so_seri').notNull(),
    TrangThai: choice('trang_thai', ['DangSuDung', 'BiThayThe', 'DaHuy']).notNull().default('DangSuDung'),
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BacSi_Id: uuid('bac_si_id').references(() => catalogueTable('NhanVien')._id),
    LoaiNghi: choice('loai_nghi', ['Thuong', 'DinhChiThai', 'Lao']).notNull().default('Thuong'),
    TuoiThai: integer('tuoi_thai'),
    NguyenNhanDinhChi: text('nguyen_nhan_dinh_chi'),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    DenNgay: date('den_ngay', { mode: 'string' }).notNull(),
    NgayCap: date('ngay_cap', { mode: 'string' }).notNull(),
    MaSoBHXH: text('ma_so_bhxh').notNull(),
    DonViLamViec: text('don_vi_lam_viec').notNull(),
    ChanDoan: text('chan_doan').notNull(),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    PhuongPhapDieuTri: text('phuong_phap_dieu_tri').notNull(),
    HoTenCha: text('ho_ten_cha'),
    HoTenMe: text('ho_ten_me'),
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    LyDoCapLai: text('ly_do_cap_lai'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('giay_nghi_huong_bhxh_so').on(table.SoKCB, table.SoSeri),
    uniqueIndex('giay_nghi_huong_bhxh_session').on(table.KhamBenh_Id).where(sql`trang_thai = 'DangSuDung'`),
    index('giay_nghi_huong_bhxh_patient').on(table.BenhNhan_Id, table.TuNgay),
    index('giay_nghi_huong_bhxh_visit').on(table.TiepNhan_Id),
    index('giay_nghi_huong_bhxh_day').on(table.NgayCap),
  ],
);

export type GiayNghiRow = typeof giayNghiTable.$inferSelect;
