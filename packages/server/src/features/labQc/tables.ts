import { sql } from 'drizzle-orm';
import { boolean, index, numeric, text, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';

const rules = ['W1_2s', 'W1_3s', 'W2_2s', 'WR_4s', 'W4_1s', 'W10_x'] as const;

/** Values of control materials, each with the target that it was judged by. */
export const ketQuaKiemChuanTable = mainSchema.table(
  'ket_qua_kiem_chuan',
  {
    ...baseColumns(),
    VatLieu_Id: uuid('vat_lieu_id')
      .notNull()
      .references(() => catalogueTable('VatLieuKiemChuan')._id),
    ThietBi_Id: uuid('thiet_bi_id')
      .notNull()
      .references(() => catalogueTable('ThietBi')._id),
    NoiThucHien_Id: uuid('noi_thuc_hien_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    Muc: choice('muc', ['Muc1', 'Muc2', 'Muc3']).notNull(),
    MaChiSo: text('ma_chi_so').notNull(),
    TenChiSo: text('ten_chi_so').notNull(),
    DonViTinh: text('don_vi_tinh'),
    Luc: instant('luc').notNull(),
    GiaTri: numeric('gia_tri').notNull(),
    TrungBinh: numeric('trung_binh').notNull(),
    DoLechChuan: numeric('do_lech_chuan').notNull(),
    DiemZ: numeric('diem_z').notNull(),
    DanhGia: choice('danh_gia', ['Dat', 'CanhBao', 'LoaiBo']).notNull(),
    QuyTacs: text('quy_tacs', { enum: [...rules] })
      .array()
      .notNull(),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaHuy']).notNull().default('HieuLuc'),
    /** A device sent it; a person entered it otherwise. */
    TuThietBi: boolean('tu_thiet_bi').notNull().default(false),
    NguoiChay_Id: uuid('nguoi_chay_id').references(() => catalogueTable('NhanVien')._id),
    GhiChu: text('ghi_chu'),
    NguyenNhan: text('nguyen_nhan'),
    KhacPhuc: text('khac_phuc'),
    NgayKhacPhuc: instant('ngay_khac_phuc'),
    NguoiKhacPhuc_Id: uuid('nguoi_khac_phuc_id').references(() => catalogueTable('NhanVien')._id),
    LyDoHuy: text('ly_do_huy'),
    NgayHuy: instant('ngay_huy'),
    NguoiHuy_Id: uuid('nguoi_huy_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    index('ket_qua_kiem_chuan_chart').on(table.ThietBi_Id, table.MaChiSo, table.Luc),
    index('ket_qua_kiem_chuan_material').on(table.VatLieu_Id, table.MaChiSo, table.Luc),
    index('ket_qua_kiem_chuan_rejected')
      .on(table.NoiThucHien_Id, table.MaChiSo)
      .where(sql`danh_gia = 'LoaiBo' and trang_thai = 'HieuLuc'`),
  ],
);

export type KetQuaKiemChuanRow = typeof ketQuaKiemChuanTable.$inferSelect;
