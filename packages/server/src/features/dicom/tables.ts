import type { HinhVe } from '@sen/domain/dicom/drawings';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { fileTable } from '../../engine/database/tables.ts';
import { checkColumns } from '../../engine/outside/checks.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';

/** How modalities stand, which the node that serves them writes. */
export const tinhTrangTable = mainSchema.table(
  'tinh_trang_may_dicom',
  {
    ...baseColumns(),
    MayDICOM_Id: uuid('may_dicom_id')
      .notNull()
      .references(() => catalogueTable('MayDICOM')._id),
    /** When the node that serves it last said so; null when none does. */
    NhipTim: instant('nhip_tim'),
    /** Code of the error that keeps the service from listening. */
    LoiDichVu: text('loi_dich_vu'),
    LienKetLuc: instant('lien_ket_luc'),
    AnhCuoiLuc: instant('anh_cuoi_luc'),
    DanhSachLuc: instant('danh_sach_luc'),
    /** Code of its last error. */
    Loi: text('loi'),
    LoiLuc: instant('loi_luc'),
  },
  (table) => [uniqueIndex('tinh_trang_may_dicom_may').on(table.MayDICOM_Id)],
);

/** Callers that were refused, each once with how often. */
export const mayLaTable = mainSchema.table(
  'may_la_dicom',
  {
    ...baseColumns(),
    MaAE: text('ma_ae').notNull(),
    AESen: text('ae_sen').notNull(),
    DiaChi: text('dia_chi').notNull(),
    LyDo: choice('ly_do', ['MayLa', 'SaiDiaChi', 'SaiAESen']).notNull(),
    SoLan: integer('so_lan').notNull().default(1),
    LanCuoi: instant('lan_cuoi').notNull(),
  },
  (table) => [
    uniqueIndex('may_la_dicom_caller').on(table.MaAE, table.AESen, table.DiaChi, table.LyDo),
    index('may_la_dicom_last').on(table.LanCuoi),
  ],
);

/** Studies that modalities sent or the archive has, with the person as sent and the order that they are of. */
export const caTable = mainSchema.table(
  'ca_dicom',
  {
    ...baseColumns(),
    StudyUID: text('study_uid').notNull(),
    /** The modality that sent it; null for one that is at the archive alone. */
    MayDICOM_Id: uuid('may_dicom_id').references(() => catalogueTable('MayDICOM')._id),
    /** Where its order is performed; while it is of none the first room of the modality, or where it was searched for. */
    NoiThucHien_Id: uuid('noi_thuc_hien_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    MaNguoiBenh: text('ma_nguoi_benh').notNull(),
    TenNguoiBenh: text('ten_nguoi_benh').notNull(),
    NgaySinh: text('ngay_sinh'),
    GioiTinh: text('gioi_tinh'),
    SoTruyCap: text('so_truy_cap').notNull(),
    /** The kinds of modalities of its series, parted by a comma. */
    LoaiMay: text('loai_may').notNull(),
    MoTa: text('mo_ta'),
    NgayChup: instant('ngay_chup'),
    soLoat: integer('so_loat').notNull().default(0),
    soAnh: integer('so_anh').notNull().default(0),
    /** How much of it the archive has; null where it was not found there. */
    soLoatKho: integer('so_loat_kho'),
    soAnhKho: integer('so_anh_kho'),
    DungLuong: bigint('dung_luong', { mode: 'number' }).notNull().default(0),
    NhanLuc: instant('nhan_luc').notNull(),
    CuoiLuc: instant('cuoi_luc').notNull(),
    TrangThai: choice('trang_thai', ['ChuaGhep', 'DaGhep']).notNull(),
    LyDoChua: choice('ly_do_chua', [
      'KhongSoTruyCap',
      'KhongPhieu',
      'KhacBenhNhan',
      'PhieuDaHuy',
      'KhacNoi',
      'DaGo',
    ]),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id').references(() => dichVuYeuCauTable._id),
    ChiTiet_Id: uuid('chi_tiet_id').references(() => dichVuYeuCauChiTietTable._id),
    /** Why a person attached, moved or took it off last. */
    LyDo: text('ly_do'),
  },
  (table) => [
    uniqueIndex('ca_dicom_uid').on(table.StudyUID),
    index('ca_dicom_slip').on(table.DichVuYeuCau_Id).where(sql`dich_vu_yeu_cau_id is not null`),
    index('ca_dicom_line').on(table.ChiTiet_Id).where(sql`chi_tiet_id is not null`),
    index('ca_dicom_waiting').on(table.NoiThucHien_Id, table.NhanLuc).where(sql`trang_thai = 'ChuaGhep'`),
    index('ca_dicom_day').on(table.NoiThucHien_Id, table.NhanLuc),
    index('ca_dicom_accession').on(table.SoTruyCap),
    index('ca_dicom_patient').on(table.MaNguoiBenh),
    index('ca_dicom_modality').on(table.MayDICOM_Id),
  ],
);

/** The series of studies. */
export const loatTable = mainSchema.table(
  'loat_dicom',
  {
    ...baseColumns(),
    CaDICOM_Id: uuid('ca_dicom_id')
      .notNull()
      .references(() => caTable._id),
    SeriesUID: text('series_uid').notNull(),
    SoLoat: integer('so_loat'),
    LoaiMay: text('loai_may').notNull(),
    MoTa: text('mo_ta'),
  },
  (table) => [uniqueIndex('loat_dicom_uid').on(table.CaDICOM_Id, table.SeriesUID)],
);

/** The pictures of series; the bytes are a file under their hash. */
export const anhTable = mainSchema.table(
  'anh_dicom',
  {
    ...baseColumns(),
    LoatDICOM_Id: uuid('loat_dicom_id')
      .notNull()
      .references(() => loatTable._id),
    SOPUID: text('sop_uid').notNull(),
    LoaiSOP: text('loai_sop').notNull(),
    CuPhap: text('cu_phap').notNull(),
    SoAnh: integer('so_anh'),
    SoDong: integer('so_dong'),
    SoCot: integer('so_cot'),
    SoKhung: integer('so_khung').notNull().default(1),
    /** Of the bytes of the data as they came: a repeated picture is known by it. */
    MaBam: text('ma_bam').notNull(),
    DungLuong: integer('dung_luong').notNull(),
    Tep_Id: uuid('tep_id')
      .notNull()
      .references(() => fileTable._id),
  },
  (table) => [
    uniqueIndex('anh_dicom_uid').on(table.SOPUID),
    index('anh_dicom_series').on(table.LoatDICOM_Id, table.SoAnh),
    index('anh_dicom_file').on(table.Tep_Id),
  ],
);

/** Pictures that were kept aside: they never overwrite what is there. */
export const anhDeRiengTable = mainSchema.table(
  'anh_dicom_de_rieng',
  {
    ...baseColumns(),
    CaDICOM_Id: uuid('ca_dicom_id')
      .notNull()
      .references(() => caTable._id),
    SOPUID: text('sop_uid').notNull(),
    LyDo: choice('ly_do', ['KhacNoiDung', 'KhacBenhNhan']).notNull(),
    MaNguoiBenh: text('ma_nguoi_benh').notNull(),
    MaBam: text('ma_bam').notNull(),
    Tep_Id: uuid('tep_id')
      .notNull()
      .references(() => fileTable._id),
  },
  (table) => [
    uniqueIndex('anh_dicom_de_rieng_content').on(table.SOPUID, table.MaBam),
    index('anh_dicom_de_rieng_study').on(table.CaDICOM_Id),
    index('anh_dicom_de_rieng_file').on(table.Tep_Id),
  ],
);

/** What a reader drew on the pictures of a study: measures. */
export const hinhVeTable = mainSchema.table(
  'hinh_ve_dicom',
  {
    ...baseColumns(),
    CaDICOM_Id: uuid('ca_dicom_id')
      .notNull()
      .references(() => caTable._id),
    NguoiVe_Id: uuid('nguoi_ve_id').notNull(),
    hinhVes: jsonb('hinh_ves').$type<readonly HinhVe[]>().notNull(),
  },
  (table) => [uniqueIndex('hinh_ve_dicom_reader').on(table.CaDICOM_Id, table.NguoiVe_Id)],
);

/** The connection to an archive of pictures: one row, written when it is set up. */
export const khoAnhTable = mainSchema.table(
  'kho_anh_dicom',
  {
    ...baseColumns(),
    /** Always true: a site has one. */
    DuyNhat: boolean('duy_nhat').notNull().default(true),
    Bat: boolean('bat').notNull().default(false),
    /** The root of its DICOMweb. */
    DiaChi: text('dia_chi').notNull(),
    XacThuc: choice('xac_thuc', ['Khong', 'MatKhau', 'MaTruyCap']).notNull().default('Khong'),
    TenDangNhap: text('ten_dang_nhap').notNull(),
    /** Password or token, encrypted with the site's key; null until one is given. */
    MatKhau: text('mat_khau'),
    /** How long the beginning of an answer, and each further part of it, may take. */
    HanGiay: integer('han_giay').notNull().default(10),
    /** Since when it has not answered; null while it does. */
    MatTu: instant('mat_tu'),
    /** Until then searches leave it alone. */
    ThuLaiLuc: instant('thu_lai_luc'),
    ...checkColumns(),
  },
  (table) => [uniqueIndex('kho_anh_dicom_duy_nhat').on(table.DuyNhat)],
);

export type KhoAnhRow = typeof khoAnhTable.$inferSelect;

export type CaRow = typeof caTable.$inferSelect;
