import { loaiChuongTrinh, loaiGiamGia } from '@sen/domain/promotions/loaiKhuyenMai';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { bienLaiTable, vienPhiDongTable } from '../cashier/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** A service or goods with how many, as a programme keeps it. */
export type DongDichVu = { DichVu_Id: string; SoLuong: number };
export type DongSanPham = { Duoc_Id: string; SoLuong: number };

const money = (name: string) => numeric(name, { precision: 18, scale: 2 });
const keysOf = <K extends string>(values: Readonly<Record<K, unknown>>) => Object.keys(values) as [K, ...K[]]; // none of them is empty

/** What programmes and vouchers share: their period, release and state. */
function released() {
  return {
    TrangThai: choice('trang_thai', ['ChuaPhatHanh', 'DaPhatHanh', 'DaKetThuc', 'DaHuy'])
      .notNull()
      .default('ChuaPhatHanh'),
    NgayBatDau: date('ngay_bat_dau', { mode: 'string' }).notNull(),
    NgayKetThuc: date('ngay_ket_thuc', { mode: 'string' }).notNull(),
    NgayPhatHanh: instant('ngay_phat_hanh'),
    NguoiPhatHanh_Id: uuid('nguoi_phat_hanh_id'),
    NhomKhachHang_Ids: uuid('nhom_khach_hang_ids').array().notNull().default([]),
    GiamToiDa: money('giam_toi_da'),
    SoLanToiDaMoiKhach: integer('so_lan_toi_da_moi_khach'),
    GhiChu: text('ghi_chu'),
    /** By which it is searched. */
    TenTimKiem: text('ten_tim_kiem').notNull(),
  };
}

/** Promotion programmes; what was given so far is counted on the row, so that no two bills together go beyond a limit. */
export const chuongTrinhTable = mainSchema.table(
  'chuong_trinh_khuyen_mai',
  {
    ...baseColumns(),
    MaChuongTrinhKhuyenMai: text('ma_chuong_trinh_khuyen_mai').notNull(),
    TenChuongTrinhKhuyenMai: text('ten_chuong_trinh_khuyen_mai').notNull(),
    LoaiChuongTrinhKhuyenMai: choice('loai_chuong_trinh_khuyen_mai', keysOf(loaiChuongTrinh)).notNull(),
    ...released(),
    DichVuDieuKiens: jsonb('dich_vu_dieu_kiens').$type<readonly DongDichVu[]>().notNull().default([]),
    SanPhamDieuKiens: jsonb('san_pham_dieu_kiens').$type<readonly DongSanPham[]>().notNull().default([]),
    DichVuKhuyenMais: jsonb('dich_vu_khuyen_mais').$type<readonly DongDichVu[]>().notNull().default([]),
    SanPhamKhuyenMais: jsonb('san_pham_khuyen_mais').$type<readonly DongSanPham[]>().notNull().default([]),
    GoiDichVu_Ids: uuid('goi_dich_vu_ids').array().notNull().default([]),
    LieuTrinh_Ids: uuid('lieu_trinh_ids').array().notNull().default([]),
    ToanHoaDon: boolean('toan_hoa_don').notNull().default(false),
    SoTienDieuKien: money('so_tien_dieu_kien'),
    PhanTramDieuKien: numeric('phan_tram_dieu_kien'),
    PhanTramKhuyenMai: numeric('phan_tram_khuyen_mai'),
    SoTienKhuyenMai: money('so_tien_khuyen_mai'),
    SoLuongDichVuKhuyenMaiToiDa: integer('so_luong_dich_vu_khuyen_mai_toi_da'),
    TongTienKhuyenMaiToiDa: money('tong_tien_khuyen_mai_toi_da'),
    SoNgayVoucher: integer('so_ngay_voucher'),
    SoLuongDaKhuyenMai: integer('so_luong_da_khuyen_mai').notNull().default(0),
    SoTienDaKhuyenMai: money('so_tien_da_khuyen_mai').notNull().default('0'),
  },
  (table) => [
    uniqueIndex('chuong_trinh_khuyen_mai_ma').on(sql`lower(${table.MaChuongTrinhKhuyenMai})`),
    index('chuong_trinh_khuyen_mai_period').on(table.NgayKetThuc, table.NgayBatDau),
    check('chuong_trinh_khuyen_mai_days', sql`ngay_ket_thuc >= ngay_bat_dau`),
    check(
      'chuong_trinh_khuyen_mai_limits',
      sql`so_luong_da_khuyen_mai between 0 and coalesce(so_luong_dich_vu_khuyen_mai_toi_da, so_luong_da_khuyen_mai)
        and so_tien_da_khuyen_mai between 0 and coalesce(tong_tien_khuyen_mai_toi_da, so_tien_da_khuyen_mai)`,
    ),
  ],
);

export type ChuongTrinhRow = typeof chuongTrinhTable.$inferSelect;

/** Vouchers; uses are counted on the row. */
export const voucherTable = mainSchema.table(
  'voucher',
  {
    ...baseColumns(),
    MaVoucher: text('ma_voucher').notNull(),
    TenVoucher: text('ten_voucher').notNull(),
    LoaiGiamGia: choice('loai_giam_gia', keysOf(loaiGiamGia)).notNull(),
    GiaTri: money('gia_tri').notNull(),
    ...released(),
    SoTienToiThieu: money('so_tien_toi_thieu'),
    SoLuong: integer('so_luong').notNull(),
    SoLuongDaDung: integer('so_luong_da_dung').notNull().default(0),
    BenhNhan_Id: uuid('benh_nhan_id').references(() => benhNhanTable._id),
    ChuongTrinhKhuyenMai_Id: uuid('chuong_trinh_khuyen_mai_id').references(() => chuongTrinhTable._id),
    BienLaiTamUng_Id: uuid('bien_lai_tam_ung_id').references(() => bienLaiTable._id),
  },
  (table) => [
    uniqueIndex('voucher_ma').on(sql`lower(${table.MaVoucher})`),
    index('voucher_period').on(table.NgayKetThuc, table.NgayBatDau),
    index('voucher_patient').on(table.BenhNhan_Id).where(sql`benh_nhan_id is not null`),
    index('voucher_programme')
      .on(table.ChuongTrinhKhuyenMai_Id)
      .where(sql`chuong_trinh_khuyen_mai_id is not null`),
    index('voucher_advance').on(table.BienLaiTamUng_Id).where(sql`bien_lai_tam_ung_id is not null`),
    check('voucher_days', sql`ngay_ket_thuc >= ngay_bat_dau`),
    check('voucher_uses', sql`so_luong_da_dung between 0 and so_luong`),
  ],
);

export type VoucherRow = typeof voucherTable.$inferSelect;

/** What programmes and vouchers took off lines of bills; one that is taken back stays as history. */
export const apDungTable = mainSchema.table(
  'ap_dung_khuyen_mai',
  {
    ...baseColumns(),
    MaApDung: text('ma_ap_dung').notNull(),
    LanApDung: integer('lan_ap_dung').notNull(),
    NguoiApDung_Id: uuid('nguoi_ap_dung_id'),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    ChuongTrinhKhuyenMai_Id: uuid('chuong_trinh_khuyen_mai_id').references(() => chuongTrinhTable._id),
    Voucher_Id: uuid('voucher_id').references(() => voucherTable._id),
    VienPhiDong_Id: uuid('vien_phi_dong_id')
      .notNull()
      .references(() => vienPhiDongTable._id),
    /** What the line was called then. */
    TenDong: text('ten_dong').notNull(),
    Buoc: choice('buoc', ['Dong', 'Combo', 'HoaDon', 'Voucher']).notNull(),
    SoTien: money('so_tien').notNull(),
    SoLuong: integer('so_luong').notNull(),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaHuy']).notNull().default('HieuLuc'),
    NgayHuy: instant('ngay_huy'),
    /** The receipt that gave the money of the bill back, and the use of the voucher with it. */
    BienLaiHoan_Id: uuid('bien_lai_hoan_id').references(() => bienLaiTable._id),
  },
  (table) => [
    index('ap_dung_khuyen_mai_refund').on(table.BienLaiHoan_Id).where(sql`bien_lai_hoan_id is not null`),
    index('ap_dung_khuyen_mai_visit').on(table.TiepNhan_Id),
    index('ap_dung_khuyen_mai_patient').on(table.BenhNhan_Id),
    index('ap_dung_khuyen_mai_programme').on(table.ChuongTrinhKhuyenMai_Id),
    index('ap_dung_khuyen_mai_voucher').on(table.Voucher_Id),
    index('ap_dung_khuyen_mai_line').on(table.VienPhiDong_Id),
    check('ap_dung_khuyen_mai_source', sql`chuong_trinh_khuyen_mai_id is null or voucher_id is null`),
    check('ap_dung_khuyen_mai_amount', sql`so_tien >= 0 and so_luong >= 0`),
  ],
);

export type ApDungRow = typeof apDungTable.$inferSelect;
