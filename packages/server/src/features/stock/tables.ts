import { loaiPhieuKhos, phieuKhoActs, type TrangThaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, pharmacySchema } from '../../engine/sql/columns.ts';
import { loTable } from '../pharmacy/tables.ts';

const states = Object.keys(phieuKhoActs.states) as [TrangThaiPhieuKho, ...TrangThaiPhieuKho[]]; // keys of a Record

function quantity(name: string) {
  return numeric(name, { precision: 18, scale: 3 });
}

function store(name: string) {
  return uuid(name).references(() => catalogueTable('Kho')._id);
}

/** Stock papers: goods received, opening stock, transfers and stock-takes of a store. */
export const phieuKhoTable = pharmacySchema.table(
  'phieu_kho',
  {
    ...baseColumns(),
    SoPhieu: text('so_phieu').notNull(),
    LoaiPhieu: choice('loai_phieu', loaiPhieuKhos).notNull(),
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    Kho_Id: store('kho_id').notNull(),
    KhoNhan_Id: store('kho_nhan_id'),
    NhaCungCap_Id: uuid('nha_cung_cap_id').references(() => catalogueTable('NhaCungCap')._id),
    SoHoaDon: text('so_hoa_don'),
    NgayHoaDon: date('ngay_hoa_don', { mode: 'string' }),
    GoiThau: text('goi_thau'),
    QuyetDinhThau: text('quyet_dinh_thau'),
    NguoiGiao: text('nguoi_giao'),
    GhiChu: text('ghi_chu'),
    TongTien: numeric('tong_tien', { precision: 18, scale: 2 }).notNull().default('0'),
    TrangThai: choice('trang_thai', states).notNull().default('Nhap'),
    LyDo: text('ly_do'),
    /** When the books of a stock-take were frozen. */
    NgayChot: instant('ngay_chot'),
    NgayXacNhan: instant('ngay_xac_nhan'),
    NguoiXacNhan_Id: uuid('nguoi_xac_nhan_id'),
    NgayNhan: instant('ngay_nhan'),
    NguoiNhan_Id: uuid('nguoi_nhan_id'),
  },
  (table) => [
    uniqueIndex('phieu_kho_so').on(table.SoPhieu),
    index('phieu_kho_store').on(table.Kho_Id, table.LoaiPhieu, table.Ngay),
    index('phieu_kho_nhan').on(table.KhoNhan_Id, table.Ngay),
    // A store is counted by one paper at a time.
    uniqueIndex('phieu_kho_kiem_ke')
      .on(table.Kho_Id)
      .where(sql`loai_phieu = 'KiemKe' and trang_thai = 'Nhap'`),
  ],
);

export const phieuKhoChiTietTable = pharmacySchema.table(
  'phieu_kho_chi_tiet',
  {
    ...baseColumns(),
    PhieuKho_Id: uuid('phieu_kho_id')
      .notNull()
      .references(() => phieuKhoTable._id),
    ThuTu: integer('thu_tu').notNull(),
    Duoc_Id: uuid('duoc_id').references(() => catalogueTable('Duoc')._id),
    Lo_Id: uuid('lo_id').references(() => loTable._id),
    SoLo: text('so_lo'),
    HanDung: date('han_dung', { mode: 'string' }),
    QuyCach: quantity('quy_cach'),
    SoLuongGoi: quantity('so_luong_goi'),
    SoLuong: quantity('so_luong'),
    SoLuongSo: quantity('so_luong_so'),
    /** What of a transfer the receiver took; the rest went back. */
    SoLuongNhan: quantity('so_luong_nhan'),
    DonGia: quantity('don_gia'),
    VAT: numeric('vat', { precision: 6, scale: 3 }),
    LyDo: text('ly_do'),
  },
  (table) => [
    index('phieu_kho_chi_tiet_phieu').on(table.PhieuKho_Id, table.ThuTu),
    check('phieu_kho_chi_tiet_so_luong', sql`so_luong >= 0`),
    check('phieu_kho_chi_tiet_nhan', sql`so_luong_nhan between 0 and so_luong`),
  ],
);

/** Limits: the least that a store should hold of a drug, and the most. */
export const dinhMucKhoTable = pharmacySchema.table(
  'dinh_muc_kho',
  {
    ...baseColumns(),
    Kho_Id: store('kho_id').notNull(),
    Duoc_Id: uuid('duoc_id')
      .notNull()
      .references(() => catalogueTable('Duoc')._id),
    TonToiThieu: quantity('ton_toi_thieu').notNull(),
    TonToiDa: quantity('ton_toi_da'),
    /** When the store was told that it is below the least; null once it is filled. */
    NgayBao: instant('ngay_bao'),
  },
  (table) => [
    uniqueIndex('dinh_muc_kho_unique').on(table.Kho_Id, table.Duoc_Id),
    check('dinh_muc_kho_so', sql`ton_toi_thieu >= 0`),
    check('dinh_muc_kho_toi_da', sql`ton_toi_da >= ton_toi_thieu`),
  ],
);

export type PhieuKhoRow = typeof phieuKhoTable.$inferSelect;
export type PhieuKhoDongRow = typeof phieuKhoChiTietTable.$inferSelect;
