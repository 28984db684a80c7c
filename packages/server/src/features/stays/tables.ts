import { chuyenKhoaActs } from '@sen/domain/stays/chuyenKhoa';
import { loaiTinhTrangGiuong, tinhTrangGiuongActs } from '@sen/domain/stays/tinhTrangGiuong';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';

/** A time of a stay: it begins at the end of the one before (`NoiTiep`), the first one of nothing; the open one has no end. */
const stretch = () => ({
  ...baseColumns(),
  NhapVien_Id: uuid('nhap_vien_id')
    .notNull()
    .references(() => nhapVienTable._id),
  BenhNhan_Id: uuid('benh_nhan_id')
    .notNull()
    .references(() => benhNhanTable._id),
  Khoa_Id: uuid('khoa_id')
    .notNull()
    .references(() => catalogueTable('Node')._id),
  TuLuc: instant('tu_luc').notNull(),
  DenLuc: instant('den_luc'),
  NoiTiep: instant('noi_tiep'),
  /** Taken back with the taking in that it came of. */
  DaHuy: boolean('da_huy').notNull().default(false),
});

/** Transfers between wards; one of a stay waits at most. */
export const phieuChuyenKhoaTable = mainSchema.table(
  'phieu_chuyen_khoa',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', keysOf(chuyenKhoaActs.states)).notNull().default('DangChuyen'),
    NhapVien_Id: uuid('nhap_vien_id')
      .notNull()
      .references(() => nhapVienTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    KhoaDi_Id: uuid('khoa_di_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    KhoaDen_Id: uuid('khoa_den_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    ThoiGianGui: instant('thoi_gian_gui').notNull(),
    NguoiGui_Id: uuid('nguoi_gui_id').references(() => catalogueTable('NhanVien')._id),
    LyDo: text('ly_do').notNull(),
    TomTat: text('tom_tat').notNull(),
    ThuocBanGiao: text('thuoc_ban_giao'),
    ThoiGianTraLoi: instant('thoi_gian_tra_loi'),
    NguoiTraLoi_Id: uuid('nguoi_tra_loi_id').references(() => catalogueTable('NhanVien')._id),
    LyDoTraLoi: text('ly_do_tra_loi'),
  },
  (table) => [
    uniqueIndex('phieu_chuyen_khoa_waiting').on(table.NhapVien_Id).where(sql`trang_thai = 'DangChuyen'`),
    index('phieu_chuyen_khoa_to').on(table.KhoaDen_Id).where(sql`trang_thai = 'DangChuyen'`),
    index('phieu_chuyen_khoa_from').on(table.KhoaDi_Id).where(sql`trang_thai = 'DangChuyen'`),
    index('phieu_chuyen_khoa_stay').on(table.NhapVien_Id),
    index('phieu_chuyen_khoa_patient').on(table.BenhNhan_Id),
    check('phieu_chuyen_khoa_answered', sql`(trang_thai = 'DangChuyen') = (thoi_gian_tra_loi is null)`),
  ],
);

export type PhieuChuyenKhoaRow = typeof phieuChuyenKhoaTable.$inferSelect;

/** Times in wards. */
export const dotKhoaTable = mainSchema.table(
  'dot_khoa',
  {
    ...stretch(),
    BacSiDieuTri_Id: uuid('bac_si_dieu_tri_id').references(() => catalogueTable('NhanVien')._id),
    /** The transfer that it began with. */
    PhieuChuyenKhoa_Id: uuid('phieu_chuyen_khoa_id').references(() => phieuChuyenKhoaTable._id),
  },
  (table) => [
    unique('dot_khoa_end').on(table.NhapVien_Id, table.DenLuc),
    uniqueIndex('dot_khoa_first').on(table.NhapVien_Id).where(sql`noi_tiep is null and not da_huy`),
    uniqueIndex('dot_khoa_open').on(table.NhapVien_Id).where(sql`den_luc is null and not da_huy`),
    uniqueIndex('dot_khoa_follower').on(table.NhapVien_Id, table.NoiTiep).where(sql`not da_huy`),
    index('dot_khoa_ward').on(table.Khoa_Id, table.TuLuc),
    index('dot_khoa_patient').on(table.BenhNhan_Id),
    check('dot_khoa_forward', sql`den_luc > tu_luc`),
    check('dot_khoa_joined', sql`noi_tiep = tu_luc`),
  ],
);

export type DotKhoaRow = typeof dotKhoaTable.$inferSelect;

/** Times in beds: a place of a bed is held by one at a time (the exclusion `dot_giuong_place` of its migration). */
export const dotGiuongTable = mainSchema.table(
  'dot_giuong',
  {
    ...stretch(),
    Giuong_Id: uuid('giuong_id')
      .notNull()
      .references(() => catalogueTable('GiuongBenh')._id),
    /** What a day in it is billed as, as the bed had it then. */
    DichVu_Id: uuid('dich_vu_id').references(() => catalogueTable('DM_DichVu')._id),
    Cho: integer('cho').notNull(),
  },
  (table) => [
    unique('dot_giuong_end').on(table.NhapVien_Id, table.DenLuc),
    uniqueIndex('dot_giuong_first').on(table.NhapVien_Id).where(sql`noi_tiep is null and not da_huy`),
    uniqueIndex('dot_giuong_open').on(table.NhapVien_Id).where(sql`den_luc is null and not da_huy`),
    uniqueIndex('dot_giuong_follower').on(table.NhapVien_Id, table.NoiTiep).where(sql`not da_huy`),
    index('dot_giuong_lying').on(table.Giuong_Id).where(sql`den_luc is null and not da_huy`),
    index('dot_giuong_ward').on(table.Khoa_Id, table.TuLuc),
    index('dot_giuong_patient').on(table.BenhNhan_Id),
    check('dot_giuong_forward', sql`den_luc > tu_luc`),
    check('dot_giuong_joined', sql`noi_tiep = tu_luc`),
    check('dot_giuong_place_of_three', sql`cho between 1 and 3`),
  ],
);

export type DotGiuongRow = typeof dotGiuongTable.$inferSelect;

/** Marks of beds: one in force a bed. */
export const tinhTrangGiuongTable = mainSchema.table(
  'tinh_trang_giuong',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', keysOf(tinhTrangGiuongActs.states)).notNull().default('DangApDung'),
    Giuong_Id: uuid('giuong_id')
      .notNull()
      .references(() => catalogueTable('GiuongBenh')._id),
    /** The ward of the bed when it was marked. */
    Khoa_Id: uuid('khoa_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    Loai: choice('loai', keysOf(loaiTinhTrangGiuong)).notNull(),
    NhapVien_Id: uuid('nhap_vien_id').references(() => nhapVienTable._id),
    TuLuc: instant('tu_luc').notNull(),
    DuKienDen: instant('du_kien_den'),
    DenLuc: instant('den_luc'),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('tinh_trang_giuong_open').on(table.Giuong_Id).where(sql`trang_thai = 'DangApDung'`),
    index('tinh_trang_giuong_bed').on(table.Giuong_Id, table.TuLuc),
    check('tinh_trang_giuong_ended', sql`(trang_thai = 'DaKetThuc') = (den_luc is not null)`),
    check('tinh_trang_giuong_reserved', sql`loai <> 'DatTruoc' or du_kien_den is not null`),
  ],
);

export type TinhTrangGiuongRow = typeof tinhTrangGiuongTable.$inferSelect;
