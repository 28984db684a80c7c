import { sql } from 'drizzle-orm';
import { check, date, index, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, pharmacySchema } from '../../engine/sql/columns.ts';

function quantity(name: string) {
  return numeric(name, { precision: 18, scale: 3 }).notNull();
}

/** Lots: what a maker made in one go, at the price that it was bought for. */
export const loTable = pharmacySchema.table(
  'lo',
  {
    ...baseColumns(),
    Duoc_Id: uuid('duoc_id')
      .notNull()
      .references(() => catalogueTable('Duoc')._id),
    SoLo: text('so_lo').notNull(),
    HanDung: date('han_dung', { mode: 'string' }).notNull(),
    /** Cost of one unit in dong. */
    GiaVon: quantity('gia_von'),
    NhaCungCap_Id: uuid('nha_cung_cap_id').references(() => catalogueTable('NhaCungCap')._id),
  },
  (table) => [uniqueIndex('lo_unique').on(table.Duoc_Id, table.SoLo, table.HanDung, table.GiaVon)],
);

/** Stock of a lot in a store: what lies there and how much of it is promised. The database itself refuses less than nothing. */
export const tonKhoTable = pharmacySchema.table(
  'ton_kho',
  {
    ...baseColumns(),
    Kho_Id: uuid('kho_id')
      .notNull()
      .references(() => catalogueTable('Kho')._id),
    Lo_Id: uuid('lo_id')
      .notNull()
      .references(() => loTable._id),
    Duoc_Id: uuid('duoc_id')
      .notNull()
      .references(() => catalogueTable('Duoc')._id),
    SoLuong: quantity('so_luong').default('0'),
    SoLuongGiu: quantity('so_luong_giu').default('0'),
  },
  (table) => [
    uniqueIndex('ton_kho_unique').on(table.Kho_Id, table.Lo_Id),
    index('ton_kho_drug').on(table.Duoc_Id, table.Kho_Id),
    check('ton_kho_so_luong', sql`so_luong >= 0`),
    check('ton_kho_giu', sql`so_luong_giu >= 0 and so_luong_giu <= so_luong`),
  ],
);

/** Holds: stock promised to a prescription line, by lot. */
export const giuThuocTable = pharmacySchema.table(
  'giu_thuoc',
  {
    ...baseColumns(),
    Kho_Id: uuid('kho_id').notNull(),
    Lo_Id: uuid('lo_id').notNull(),
    Duoc_Id: uuid('duoc_id').notNull(),
    source_Id: uuid('source_id').notNull(),
    SoLuong: quantity('so_luong'),
  },
  (table) => [
    uniqueIndex('giu_thuoc_unique').on(table.source_Id, table.Kho_Id, table.Lo_Id),
    check('giu_thuoc_so_luong', sql`so_luong > 0`),
  ],
);

/** Supplies: one handing-out of one prescription from one store. */
export const phieuCapTable = pharmacySchema.table(
  'phieu_cap',
  {
    ...baseColumns(),
    MaPhieuCap: text('ma_phieu_cap').notNull(),
    Kho_Id: uuid('kho_id').notNull(),
    ToaThuoc_Id: uuid('toa_thuoc_id').notNull(),
    BenhNhan_Id: uuid('benh_nhan_id').notNull(),
    TrangThai: choice('trang_thai', ['DaCap', 'DaHuy']).notNull().default('DaCap'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('phieu_cap_ma').on(table.MaPhieuCap),
    index('phieu_cap_toa').on(table.ToaThuoc_Id),
    index('phieu_cap_patient').on(table.BenhNhan_Id, table.NgayTao),
  ],
);

export const phieuCapChiTietTable = pharmacySchema.table(
  'phieu_cap_chi_tiet',
  {
    ...baseColumns(),
    PhieuCap_Id: uuid('phieu_cap_id')
      .notNull()
      .references(() => phieuCapTable._id),
    ToaThuocChiTiet_Id: uuid('toa_thuoc_chi_tiet_id').notNull(),
    Duoc_Id: uuid('duoc_id').notNull(),
    Lo_Id: uuid('lo_id')
      .notNull()
      .references(() => loTable._id),
    SoLuong: quantity('so_luong'),
  },
  (table) => [index('phieu_cap_chi_tiet_phieu').on(table.PhieuCap_Id)],
);

export const stockReasons = [
  'NhapTonDau',
  'CapThuoc',
  'HuyCap',
  'SuDung',
  'HuySuDung',
  'NhapMua',
  'HuyNhap',
  'XuatChuyen',
  'NhapChuyen',
  'TraChuyen',
  'KiemKe',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Ledger: every change of what lies in a store, with what was left. Nothing is ever changed or removed here. */
export const theKhoTable = pharmacySchema.table(
  'the_kho',
  {
    ...baseColumns(),
    Kho_Id: uuid('kho_id').notNull(),
    Lo_Id: uuid('lo_id').notNull(),
    Duoc_Id: uuid('duoc_id').notNull(),
    /** Signed: positive came in. */
    SoLuong: quantity('so_luong'),
    /** Left of the lot in the store after the change. */
    Ton: quantity('ton'),
    LyDo: choice('ly_do', stockReasons).notNull(),
    /** The supply, the stock paper, the use in a service or the import. */
    source_Id: uuid('source_id').notNull(),
  },
  (table) => [
    index('the_kho_lot').on(table.Kho_Id, table.Lo_Id),
    index('the_kho_source').on(table.source_Id),
    index('the_kho_drug').on(table.Kho_Id, table.Duoc_Id, table.NgayTao),
  ],
);
