import { gioiTinhValues } from '@sen/domain/catalogues/fields';
import { giayBaoTuActs } from '@sen/domain/certificates/records';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** What every certificate of a stay keeps; a version that replaces one is a further row, which names it. */
const common = () => ({
  ...baseColumns(),
  So: text('so').notNull(),
  PhienBan: integer('phien_ban').notNull().default(1),
  TrangThai: choice('trang_thai', keysOf(giayBaoTuActs.states)).notNull().default('DangSuDung'),
  NhapVien_Id: uuid('nhap_vien_id')
    .notNull()
    .references(() => nhapVienTable._id),
  BenhNhan_Id: uuid('benh_nhan_id')
    .notNull()
    .references(() => benhNhanTable._id),
  TiepNhan_Id: uuid('tiep_nhan_id')
    .notNull()
    .references(() => tiepNhanTable._id),
  BacSi_Id: uuid('bac_si_id').references(() => catalogueTable('NhanVien')._id),
  NgayCap: date('ngay_cap', { mode: 'string' }).notNull(),
  ThayTheCho_Id: uuid('thay_the_cho_id'),
  LyDoCapLai: text('ly_do_cap_lai'),
  LyDoHuy: text('ly_do_huy'),
});

const icd = (column: string) => uuid(column).references(() => catalogueTable('ICD')._id);
const inUse = sql`trang_thai = 'DangSuDung'`;

/** Death notices: one in use a stay. */
export const giayBaoTuTable = mainSchema.table(
  'giay_bao_tu',
  {
    ...common(),
    ThoiGianTuVong: instant('thoi_gian_tu_vong').notNull(),
    NoiTuVong: text('noi_tu_vong').notNull(),
    NguyenNhanTuVong: text('nguyen_nhan_tu_vong').notNull(),
    NguyenNhanTuVongICD_Id: icd('nguyen_nhan_tu_vong_icd_id').notNull(),
    HoTenNguoiThan: text('ho_ten_nguoi_than').notNull(),
    QuanHeNguoiThan: text('quan_he_nguoi_than').notNull(),
    GiayToNguoiThan: text('giay_to_nguoi_than'),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('giay_bao_tu_so').on(table.So, table.PhienBan),
    uniqueIndex('giay_bao_tu_in_use').on(table.NhapVien_Id).where(inUse),
    index('giay_bao_tu_stay').on(table.NhapVien_Id),
    index('giay_bao_tu_patient').on(table.BenhNhan_Id),
    index('giay_bao_tu_visit').on(table.TiepNhan_Id),
  ],
);

/** Birth certificates: one in use a child. */
export const giayChungSinhTable = mainSchema.table(
  'giay_chung_sinh',
  {
    ...common(),
    MaCSKCB: text('ma_cskcb').notNull(),
    MaSoBHXH: text('ma_so_bhxh'),
    HoTenCha: text('ho_ten_cha'),
    HoTenCon: text('ho_ten_con'),
    GioiTinhCon: choice('gioi_tinh_con', keysOf(gioiTinhValues)).notNull(),
    ThoiGianSinh: instant('thoi_gian_sinh').notNull(),
    CanNangCon: integer('can_nang_con').notNull(),
    SoCon: integer('so_con').notNull().default(1),
    ThuTuCon: integer('thu_tu_con').notNull().default(1),
    LanSinh: integer('lan_sinh').notNull(),
    SoConSong: integer('so_con_song').notNull(),
    NoiSinh: text('noi_sinh').notNull(),
    TinhTrangCon: text('tinh_trang_con').notNull(),
    PhauThuat: boolean('phau_thuat').notNull().default(false),
    Duoi32Tuan: boolean('duoi_32_tuan').notNull().default(false),
    NguoiDoDe_Id: uuid('nguoi_do_de_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    HoTenNguoiThan: text('ho_ten_nguoi_than'),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('giay_chung_sinh_so').on(table.So, table.PhienBan),
    uniqueIndex('giay_chung_sinh_child').on(table.NhapVien_Id, table.ThuTuCon).where(inUse),
    index('giay_chung_sinh_stay').on(table.NhapVien_Id),
    index('giay_chung_sinh_patient').on(table.BenhNhan_Id),
    index('giay_chung_sinh_visit').on(table.TiepNhan_Id),
  ],
);

/** Certificates of rest in a pregnancy: one in use a stay. */
export const giayNghiDuongThaiTable = mainSchema.table(
  'giay_nghi_duong_thai',
  {
    ...common(),
    SoSeri: text('so_seri').notNull(),
    MaSoBHXH: text('ma_so_bhxh').notNull(),
    DonViLamViec: text('don_vi_lam_viec').notNull(),
    TuoiThai: integer('tuoi_thai').notNull(),
    ChanDoan: text('chan_doan').notNull(),
    ChanDoanICD_Id: icd('chan_doan_icd_id').notNull(),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    DenNgay: date('den_ngay', { mode: 'string' }).notNull(),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('giay_nghi_duong_thai_so').on(table.So, table.PhienBan),
    uniqueIndex('giay_nghi_duong_thai_seri').on(table.SoSeri),
    uniqueIndex('giay_nghi_duong_thai_in_use').on(table.NhapVien_Id).where(inUse),
    index('giay_nghi_duong_thai_stay').on(table.NhapVien_Id),
    index('giay_nghi_duong_thai_patient').on(table.BenhNhan_Id),
    index('giay_nghi_duong_thai_visit').on(table.TiepNhan_Id),
  ],
);

/** Confirmations of inpatient treatment: one in use a stay. */
export const giayXacNhanTable = mainSchema.table(
  'giay_xac_nhan_noi_tru',
  {
    ...common(),
    MaSoBHXH: text('ma_so_bhxh'),
    DonViLamViec: text('don_vi_lam_viec'),
    ChanDoan: text('chan_doan').notNull(),
    ChanDoanICD_Id: icd('chan_doan_icd_id').notNull(),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    DenNgay: date('den_ngay', { mode: 'string' }).notNull(),
    DieuTri: text('dieu_tri'),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('giay_xac_nhan_noi_tru_so').on(table.So, table.PhienBan),
    uniqueIndex('giay_xac_nhan_noi_tru_in_use').on(table.NhapVien_Id).where(inUse),
    index('giay_xac_nhan_noi_tru_stay').on(table.NhapVien_Id),
    index('giay_xac_nhan_noi_tru_patient').on(table.BenhNhan_Id),
    index('giay_xac_nhan_noi_tru_visit').on(table.TiepNhan_Id),
  ],
);

/** Certificates of injuries: one in use a stay. */
export const giayThuongTichTable = mainSchema.table(
  'giay_thuong_tich',
  {
    ...common(),
    LyDoVaoVien: text('ly_do_vao_vien').notNull(),
    ChanDoan: text('chan_doan').notNull(),
    ChanDoanICD_Id: icd('chan_doan_icd_id').notNull(),
    TinhTrangVaoVien: text('tinh_trang_vao_vien').notNull(),
    DieuTri: text('dieu_tri').notNull(),
    TinhTrangRaVien: text('tinh_trang_ra_vien').notNull(),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('giay_thuong_tich_so').on(table.So, table.PhienBan),
    uniqueIndex('giay_thuong_tich_in_use').on(table.NhapVien_Id).where(inUse),
    index('giay_thuong_tich_stay').on(table.NhapVien_Id),
    index('giay_thuong_tich_patient').on(table.BenhNhan_Id),
    index('giay_thuong_tich_visit').on(table.TiepNhan_Id),
  ],
);

export type GiayBaoTuRow = typeof giayBaoTuTable.$inferSelect;
export type GiayChungSinhRow = typeof giayChungSinhTable.$inferSelect;
export type GiayNghiDuongThaiRow = typeof giayNghiDuongThaiTable.$inferSelect;
export type GiayXacNhanRow = typeof giayXacNhanTable.$inferSelect;
export type GiayThuongTichRow = typeof giayThuongTichTable.$inferSelect;
