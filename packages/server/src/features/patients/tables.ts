import type { DiUng } from '@sen/domain/patients/allergies';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { fileTable } from '../../engine/database/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';

/** A reference to an entry of a catalogue; the foreign key lets the catalogue count its uses. */
function refTo(catalogue: string, column: string) {
  return uuid(column).references(() => catalogueTable(catalogue)._id);
}

/**
 * People who are or were treated here. A record is never deleted: it is cancelled (`DaHuy`). The database keeps one column more,
 * `name_words` with its index, made of the key of the name: what searches by name ask (./nameWords.ts).
 */
export const benhNhanTable = mainSchema.table(
  'benh_nhan',
  {
    ...baseColumns(),
    MaYTe: text('ma_y_te').notNull(),
    /** The code that an earlier program gave, where the record came from its file. */
    MaCu: text('ma_cu'),
    TenBenhNhan: text('ten_benh_nhan').notNull(),
    TenKhongDau: text('ten_khong_dau').notNull(),
    NgaySinh: date('ngay_sinh', { mode: 'string' }),
    NamSinh: integer('nam_sinh').notNull(),
    GioiTinh: choice('gioi_tinh', ['MALE', 'FEMALE', 'OTHER']).notNull(),
    SoDienThoai: text('so_dien_thoai'),
    SoNha: text('so_nha'),
    CMNDHoacHoChieu: text('cmnd_hoac_ho_chieu'),
    DiaChi_Id: refTo('DonViHanhChinh', 'dia_chi_id'),
    fullAddress: text('full_address'),
    QuocTich_Id: refTo('QuocTich', 'quoc_tich_id'),
    DanToc_Id: refTo('DanToc', 'dan_toc_id'),
    NgheNghiep_Id: refTo('NgheNghiep', 'nghe_nghiep_id'),
    NhomMau_Id: refTo('NhomMau', 'nhom_mau_id'),
    YeuToRh_Id: refTo('YeuToRh', 'yeu_to_rh_id'),
    TenNguoiLienHe: text('ten_nguoi_lien_he'),
    QuanHeNguoiLienHe: text('quan_he_nguoi_lien_he'),
    SoDienThoaiNguoiLienHe: text('so_dien_thoai_nguoi_lien_he'),
    DiaChiNguoiLienHe: text('dia_chi_nguoi_lien_he'),
    TienSuDiUng: text('tien_su_di_ung'),
    DiUngHoatChat_Ids: uuid('di_ung_hoat_chat_ids').array().notNull().default([]),
    /** What is known of the allergies to those ingredients. */
    DiUngs: jsonb('di_ungs').$type<readonly DiUng[]>().notNull().default([]),
    TienSuBenh: text('tien_su_benh'),
    GhiChu: text('ghi_chu'),
    TuVong: boolean('tu_vong').notNull().default(false),
    NhomBenhNhan_Ids: uuid('nhom_benh_nhan_ids').array().notNull().default([]),
    KieuBenhNhan: choice('kieu_benh_nhan', ['VietNam', 'VietKieu', 'NuocNgoai']).notNull().default('VietNam'),
    /** Given up: the two below refer to the catalogues. */
    LoaiBenhNhan: text('loai_benh_nhan'),
    NguonKhachHang: text('nguon_khach_hang'),
    LoaiBenhNhan_Id: refTo('LoaiKhachHang', 'loai_benh_nhan_id'),
    NguonKhachHang_Id: refTo('NguonKhachHang', 'nguon_khach_hang_id'),
    /** Who of the house looks after this customer. */
    NhanVienPhuTrach_Id: refTo('NhanVien', 'nhan_vien_phu_trach_id'),
    isBusinessAccount: boolean('is_business_account').notNull().default(false),
    /** The certificate of good pharmacy practice of a business customer. */
    SoGPP: text('so_gpp'),
    NgayCapGPP: date('ngay_cap_gpp', { mode: 'string' }),
    /** Given up: papers have a table of their own. */
    ChungTuGPPs: jsonb('chung_tu_gpps').$type<readonly unknown[]>().notNull().default([]),
    KyHieuHoaDon: text('ky_hieu_hoa_don'),
    DonVi: text('don_vi'),
    TenTrenHoaDon: text('ten_tren_hoa_don'),
    Email: text('email'),
    MaSoThue: text('ma_so_thue'),
    /** The last known insurance card; a visit keeps its own copy. */
    SoTheBHYT: text('so_the_bhyt'),
    BHYTNgayHieuLuc: date('bhyt_ngay_hieu_luc', { mode: 'string' }),
    BHYTNgayHetHieuLuc: date('bhyt_ngay_het_hieu_luc', { mode: 'string' }),
    BenhVien_KCB_Id: refTo('BenhVien', 'benh_vien_kcb_id'),
    NgayDu5Nam: date('ngay_du5_nam', { mode: 'string' }),
    /** Somebody came without a name: what was seen, and since when it is known who it is. */
    ChuaRoDanhTinh: boolean('chua_ro_danh_tinh').notNull().default(false),
    NoiPhatHien: text('noi_phat_hien'),
    NguoiDua: text('nguoi_dua'),
    DacDiemNhanDang: text('dac_diem_nhan_dang'),
    NgayXacDinh: instant('ngay_xac_dinh'),
    NguoiXacDinh_Id: uuid('nguoi_xac_dinh_id'),
    /** A birth: the mother's record, the minute, grams, and the order among several children. */
    Me_Id: uuid('me_id').references((): AnyPgColumn => benhNhanTable._id),
    ThoiDiemSinh: instant('thoi_diem_sinh'),
    CanNangSinh: integer('can_nang_sinh'),
    ThuTuSinh: integer('thu_tu_sinh'),
    SoGiayChungSinh: text('so_giay_chung_sinh'),
    /** A death that was recorded by itself; one that a visit tells has `TuVong` alone. */
    NgayTuVong: instant('ngay_tu_vong'),
    NguyenNhanTuVong_Id: refTo('ICD', 'nguyen_nhan_tu_vong_id'),
    NoiTuVong: text('noi_tu_vong'),
    LyDoTuVong: text('ly_do_tu_vong'),
    NguoiGhiTuVong_Id: uuid('nguoi_ghi_tu_vong_id'),
    /** The record into which this one was merged; it is cancelled as long as it says so. */
    BenhNhanGop_Id: uuid('benh_nhan_gop_id').references((): AnyPgColumn => benhNhanTable._id),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
  },
  (table) => [
    uniqueIndex('benh_nhan_ma_y_te').on(table.MaYTe),
    index('benh_nhan_code_prefix').using('btree', sql`ma_y_te text_pattern_ops`),
    index('benh_nhan_phone').using('btree', sql`so_dien_thoai text_pattern_ops`),
    index('benh_nhan_contact_phone').on(table.SoDienThoaiNguoiLienHe),
    index('benh_nhan_citizen').using('btree', sql`cmnd_hoac_ho_chieu text_pattern_ops`),
    index('benh_nhan_card').using('btree', sql`so_the_bhyt text_pattern_ops`),
    // The ten digits of the insurance number, whatever card they stand on.
    index('benh_nhan_card_digits').using('btree', sql`right(so_the_bhyt, 10) text_pattern_ops`),
    index('benh_nhan_birth').on(table.NgaySinh),
    // A name is often said with its year, month or day.
    index('benh_nhan_birth_year').on(table.NamSinh, table.NgaySinh),
    // The last digits of a phone.
    index('benh_nhan_phone_end').using('btree', sql`reverse(so_dien_thoai) text_pattern_ops`),
    // Namesakes of one year, among whom duplicates are looked for.
    index('benh_nhan_namesakes').on(table.TenKhongDau, table.NamSinh),
    index('benh_nhan_in_charge').on(table.NhanVienPhuTrach_Id).where(sql`nhan_vien_phu_trach_id is not null`),
    index('benh_nhan_kind').on(table.LoaiBenhNhan_Id).where(sql`loai_benh_nhan_id is not null`),
    index('benh_nhan_source').on(table.NguonKhachHang_Id).where(sql`nguon_khach_hang_id is not null`),
    index('benh_nhan_business').on(table._id).where(sql`is_business_account`),
    index('benh_nhan_old_code').on(table.MaCu).where(sql`ma_cu is not null`),
    index('benh_nhan_unknown').on(table._id).where(sql`chua_ro_danh_tinh`),
    index('benh_nhan_mother').on(table.Me_Id).where(sql`me_id is not null`),
    index('benh_nhan_merged').on(table.BenhNhanGop_Id).where(sql`benh_nhan_gop_id is not null`),
  ],
);

export type BenhNhanRow = typeof benhNhanTable.$inferSelect;

/** Merges of two records: what moved, and what the kept record was before, so that they can be split again. */
export const gopBenhNhanTable = mainSchema.table(
  'gop_benh_nhan',
  {
    ...baseColumns(),
    BenhNhanGiu_Id: uuid('benh_nhan_giu_id')
      .notNull()
      .references(() => benhNhanTable._id),
    BenhNhanGop_Id: uuid('benh_nhan_gop_id')
      .notNull()
      .references(() => benhNhanTable._id),
    LyDo: text('ly_do').notNull(),
    /** Fields of the kept record that the merge changed, as they were and as it left them. */
    TruocKhiGop: jsonb('truoc_khi_gop').$type<Record<string, unknown>>().notNull(),
    SauKhiGop: jsonb('sau_khi_gop').$type<Record<string, unknown>>().notNull(),
    /** Ids of the rows that changed hands, by table. */
    BanGhis: jsonb('ban_ghis').$type<Record<string, string[]>>().notNull(),
    LyDoTach: text('ly_do_tach'),
    NguoiTach_Id: uuid('nguoi_tach_id'),
    NgayTach: instant('ngay_tach'),
    TrangThai: choice('trang_thai', ['DangGop', 'DaTach']).notNull().default('DangGop'),
  },
  (table) => [
    index('gop_benh_nhan_kept').on(table.BenhNhanGiu_Id),
    uniqueIndex('gop_benh_nhan_live').on(table.BenhNhanGop_Id).where(sql`trang_thai = 'DangGop'`),
  ],
);

export type GopBenhNhanRow = typeof gopBenhNhanTable.$inferSelect;

/** Where a customer has goods sent; one of them is the usual one. A merge may leave two usual ones: the newest holds. */
export const diaChiGiaoHangTable = mainSchema.table(
  'dia_chi_giao_hang',
  {
    ...baseColumns(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    fullName: text('full_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    detailAddress: text('detail_address').notNull(),
    email: text('email'),
    companyName: text('company_name'),
    isDefault: boolean('is_default').notNull().default(false),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
  },
  (table) => [index('dia_chi_giao_hang_customer').on(table.BenhNhan_Id)],
);

export type DiaChiGiaoHangRow = typeof diaChiGiaoHangTable.$inferSelect;

/** Papers of a business customer, such as the certificate of good pharmacy practice; each is one file of the store. */
export const chungTuGPPTable = mainSchema.table(
  'chung_tu_gpp',
  {
    ...baseColumns(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    Tep_Id: uuid('tep_id')
      .notNull()
      .references(() => fileTable._id),
    LyDoHuy: text('ly_do_huy'),
    NgayHuy: instant('ngay_huy'),
    NguoiHuy_Id: uuid('nguoi_huy_id'),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
  },
  (table) => [
    index('chung_tu_gpp_customer').on(table.BenhNhan_Id),
    uniqueIndex('chung_tu_gpp_file').on(table.Tep_Id),
  ],
);

export type ChungTuGPPRow = typeof chungTuGPPTable.$inferSelect;
