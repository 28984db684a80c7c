import { sql } from 'drizzle-orm';
import { date, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Appointment slips; one that is issued again is a further row, which names the one that it replaces. */
export const giayHenTable = mainSchema.table(
  'giay_hen_kham_lai',
  {
    ...baseColumns(),
    SoGiayHen: text('so_giay_hen').notNull(),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaDung', 'BiThayThe', 'DaHuy']).notNull().default('HieuLuc'),
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    /** The stay that it is written on, which its session began; empty of an examination's own. */
    NhapVien_Id: uuid('nhap_vien_id').references(() => nhapVienTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BacSi_Id: uuid('bac_si_id').references(() => catalogueTable('NhanVien')._id),
    NgayCap: date('ngay_cap', { mode: 'string' }).notNull(),
    NgayHen: date('ngay_hen', { mode: 'string' }).notNull(),
    HieuLucDen: date('hieu_luc_den', { mode: 'string' }).notNull(),
    NoiHen_Id: uuid('noi_hen_id').references(() => catalogueTable('Node')._id),
    BacSiHen_Id: uuid('bac_si_hen_id').references(() => catalogueTable('NhanVien')._id),
    ChanDoan: text('chan_doan'),
    LyDoHen: text('ly_do_hen'),
    DanDo: text('dan_do'),
    /** The reception that used it. */
    DungCho_Id: uuid('dung_cho_id').references(() => tiepNhanTable._id),
    NgayDung: instant('ngay_dung'),
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    LyDoCapLai: text('ly_do_cap_lai'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('giay_hen_kham_lai_so').on(table.SoGiayHen),
    // One appointment after one course.
    uniqueIndex('giay_hen_kham_lai_visit')
      .on(table.TiepNhan_Id)
      .where(sql`trang_thai in ('HieuLuc', 'DaDung')`),
    index('giay_hen_kham_lai_of_visit').on(table.TiepNhan_Id),
    index('giay_hen_kham_lai_session').on(table.KhamBenh_Id),
    index('giay_hen_kham_lai_stay').on(table.NhapVien_Id),
    index('giay_hen_kham_lai_patient').on(table.BenhNhan_Id, table.NgayHen),
    index('giay_hen_kham_lai_day').on(table.NgayHen),
    index('giay_hen_kham_lai_used').on(table.DungCho_Id).where(sql`dung_cho_id is not null`),
  ],
);

export type GiayHenRow = typeof giayHenTable.$inferSelect;

/** Notes that a patient was reminded of the follow-up of a session; rows are only added. */
export const nhacTaiKhamTable = mainSchema.table(
  'nhac_tai_kham',
  {
    ...baseColumns(),
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    LucNhac: instant('luc_nhac').notNull(),
    CachNhac: choice('cach_nhac', ['GoiDien', 'NhanTin', 'TrucTiep', 'Khac']).notNull(),
    NguoiNhac_Id: uuid('nguoi_nhac_id').references(() => catalogueTable('NhanVien')._id),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    index('nhac_tai_kham_session').on(table.KhamBenh_Id, table.LucNhac),
    index('nhac_tai_kham_patient').on(table.BenhNhan_Id),
  ],
);

export type NhacTaiKhamRow = typeof nhacTaiKhamTable.$inferSelect;
