import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';

const areas = ['K1', 'K2', 'K3'] as const;

/** Receptions: one a visit. The card and payer of the visit stand here, not on the patient. */
export const tiepNhanTable = mainSchema.table(
  'tiep_nhan',
  {
    ...baseColumns(),
    MaTiepNhan: text('ma_tiep_nhan').notNull(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    NgayTiepNhan: instant('ngay_tiep_nhan').notNull(),
    /** The calendar day in Vietnam, for the lists of a day. */
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    SoThuTu: integer('so_thu_tu'),
    UuTien: boolean('uu_tien').notNull().default(false),
    LyDoUuTien: text('ly_do_uu_tien'),
    DoiTuong_Id: uuid('doi_tuong_id')
      .notNull()
      .references(() => catalogueTable('DM_DoiTuong')._id),
    SoTheBHYT: text('so_the_bhyt'),
    BHYTNgayHieuLuc: date('bhyt_ngay_hieu_luc', { mode: 'string' }),
    BHYTNgayHetHieuLuc: date('bhyt_ngay_het_hieu_luc', { mode: 'string' }),
    NgayDu5Nam: date('ngay_du5_nam', { mode: 'string' }),
    NgayCapThe: date('ngay_cap_the', { mode: 'string' }),
    NoiCapThe: text('noi_cap_the'),
    /** When the card was shown, where that was after the reception: what was ordered before it is not insured. */
    TrinhTheLuc: instant('trinh_the_luc'),
    /** How many further cards the visit has (the_trong_dot), so that a visit with one asks for no others. */
    SoTheThem: integer('so_the_them').notNull().default(0),
    KhuVucSinhSong: choice('khu_vuc_sinh_song', areas),
    TuyenKCB: choice('tuyen_kcb', ['DungTuyen', 'ThongTuyen', 'TraiTuyen']),
    MaDoiTuongKCB: text('ma_doi_tuong_kcb'),
    /** The code as a person chose it; null while it is worked out. */
    MaDoiTuongKCBChon: text('ma_doi_tuong_kcb_chon'),
    BenhVien_KCB_Id: uuid('benh_vien_kcb_id').references(() => catalogueTable('BenhVien')._id),
    BenhVienChuyen_Id: uuid('benh_vien_chuyen_id').references(() => catalogueTable('BenhVien')._id),
    CoGiayChuyen: boolean('co_giay_chuyen').notNull().default(false),
    SoGiayChuyen: text('so_giay_chuyen'),
    NgayGiayChuyen: date('ngay_giay_chuyen', { mode: 'string' }),
    TaiKhamTheoHen: boolean('tai_kham_theo_hen').notNull().default(false),
    SoGiayHen: text('so_giay_hen'),
    CapCuu: boolean('cap_cuu').notNull().default(false),
    MienCungChiTra: boolean('mien_cung_chi_tra').notNull().default(false),
    SoGiayMien: text('so_giay_mien'),
    NgayGiayMien: date('ngay_giay_mien', { mode: 'string' }),
    /** Percent of the in-scope cost that the card gives, route included. */
    MucHuong: numeric('muc_huong', { precision: 5, scale: 2, mode: 'number' }),
    CungChiTraLuyKe: numeric('cung_chi_tra_luy_ke', { precision: 18, scale: 2 }).notNull().default('0'),
    /** The paper that tells what was co-paid in the year. */
    SoGiayLuyKe: text('so_giay_luy_ke'),
    NgayGiayLuyKe: date('ngay_giay_luy_ke', { mode: 'string' }),
    /** The birth paper by which a child under six without a card is insured. */
    SoGiayKhaiSinh: text('so_giay_khai_sinh'),
    NgayGiayKhaiSinh: date('ngay_giay_khai_sinh', { mode: 'string' }),
    /** What proves an object code that a person chose: its paper, or the disease of the annex. */
    SoGiayDoiTuong: text('so_giay_doi_tuong'),
    NgayGiayDoiTuong: date('ngay_giay_doi_tuong', { mode: 'string' }),
    BenhPhuLuc_Id: uuid('benh_phu_luc_id').references(() => catalogueTable('ICD')._id),
    /** Whether the insurance portal has confirmed the card; without it the visit goes on and the check is repeated. */
    TheDaXacMinh: boolean('the_da_xac_minh').notNull().default(false),
    TenNguoiLienHe: text('ten_nguoi_lien_he'),
    QuanHeNguoiLienHe: text('quan_he_nguoi_lien_he'),
    SoDienThoaiNguoiLienHe: text('so_dien_thoai_nguoi_lien_he'),
    DiaChiNguoiLienHe: text('dia_chi_nguoi_lien_he'),
    DaXacNhanChiPhi: boolean('da_xac_nhan_chi_phi').notNull().default(false),
    DaXacNhanBHYT: boolean('da_xac_nhan_bhyt').notNull().default(false),
    DaHoanUng: boolean('da_hoan_ung').notNull().default(false),
    LyDoKham: text('ly_do_kham'),
    /** Why somebody was received on insurance who was today, or whose drugs last. */
    LyDoTiepNhanLai: text('ly_do_tiep_nhan_lai'),
    NoiTiepNhan_Id: uuid('noi_tiep_nhan_id').references(() => catalogueTable('Node')._id),
    TrangThai: choice('trang_thai', ['ChuaTiepNhan', 'DaTiepNhan', 'DaHuy']).notNull().default('DaTiepNhan'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('tiep_nhan_ma').on(table.MaTiepNhan),
    index('tiep_nhan_day').on(table.Ngay, table.NoiTiepNhan_Id),
    index('tiep_nhan_patient').on(table.BenhNhan_Id, table.NgayTiepNhan),
    index('tiep_nhan_card_unverified')
      .on(table.Ngay)
      .where(sql`not the_da_xac_minh and so_the_bhyt is not null and trang_thai = 'DaTiepNhan'`),
  ],
);

export type TiepNhanRow = typeof tiepNhanTable.$inferSelect;

/** Cards that came to a visit after its first one, which the reception keeps: the best of all that are valid counts, line by line. */
export const theTrongDotTable = mainSchema.table(
  'the_trong_dot',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    SoTheBHYT: text('so_the_bhyt').notNull(),
    BHYTNgayHieuLuc: date('bhyt_ngay_hieu_luc', { mode: 'string' }).notNull(),
    BHYTNgayHetHieuLuc: date('bhyt_ngay_het_hieu_luc', { mode: 'string' }),
    NgayDu5Nam: date('ngay_du5_nam', { mode: 'string' }),
    NgayCapThe: date('ngay_cap_the', { mode: 'string' }),
    NoiCapThe: text('noi_cap_the'),
    KhuVucSinhSong: choice('khu_vuc_sinh_song', areas),
    BenhVien_KCB_Id: uuid('benh_vien_kcb_id').references(() => catalogueTable('BenhVien')._id),
    TrinhTheLuc: instant('trinh_the_luc').notNull(),
    TheDaXacMinh: boolean('the_da_xac_minh').notNull().default(false),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaHuy']).notNull().default('HieuLuc'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('the_trong_dot_live')
      .on(table.TiepNhan_Id, table.SoTheBHYT)
      .where(sql`trang_thai = 'HieuLuc'`),
    index('the_trong_dot_visit').on(table.TiepNhan_Id),
    index('the_trong_dot_patient').on(table.BenhNhan_Id),
  ],
);

export type TheTrongDotRow = typeof theTrongDotTable.$inferSelect;

/** What a patient tells of their health at the reception: one a visit. */
export const sucKhoeTiepNhanTable = mainSchema.table(
  'suc_khoe_tiep_nhan',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    ThaiSan: choice('thai_san', ['MangThai', 'ChoConBu']),
    TuanThai: integer('tuan_thai'),
    DiUng: text('di_ung'),
    BenhManTinh: text('benh_man_tinh'),
    ThuocDangDung: text('thuoc_dang_dung'),
    HutThuoc: choice('hut_thuoc', ['Khong', 'DaBo', 'DangHut']),
    RuouBia: choice('ruou_bia', ['Khong', 'ThinhThoang', 'ThuongXuyen']),
    Mach: integer('mach'),
    NhietDo: numeric('nhiet_do', { precision: 4, scale: 1, mode: 'number' }),
    HuyetApCao: integer('huyet_ap_cao'),
    HuyetApThap: integer('huyet_ap_thap'),
    NhipTho: integer('nhip_tho'),
    SpO2: integer('spo2'),
    ChieuCao: numeric('chieu_cao', { precision: 5, scale: 1, mode: 'number' }),
    CanNang: numeric('can_nang', { precision: 6, scale: 2, mode: 'number' }),
  },
  (table) => [
    uniqueIndex('suc_khoe_tiep_nhan_visit').on(table.TiepNhan_Id),
    index('suc_khoe_tiep_nhan_patient').on(table.BenhNhan_Id),
  ],
);

export type SucKhoeTiepNhanRow = typeof sucKhoeTiepNhanTable.$inferSelect;
