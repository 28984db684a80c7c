import { congNoActs, loaiNguoiNo } from '@sen/domain/debts/congNo';
import { cachNhacNo, loaiPhatSinh, trangThaiXoaNo } from '@sen/domain/debts/records';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { vienPhiDongTable } from '../cashier/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

const money = (name: string) => numeric(name, { precision: 18, scale: 2 }).notNull().default('0');

/**
 * Debts: what a patient was let go owing of a visit. Their sums follow the lines of the visit, under the lock of its account. What the
 * insurance owes has no row here: it is the confirmed costs.
 */
export const congNoTable = mainSchema.table(
  'cong_no',
  {
    ...baseColumns(),
    MaCongNo: text('ma_cong_no').notNull(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    /** Where the visit was received: whose lists show it. */
    NoiTiepNhan_Id: uuid('noi_tiep_nhan_id'),
    LoaiNguoiNo: choice('loai_nguoi_no', keysOf(loaiNguoiNo)).notNull(),
    CongTy_Id: uuid('cong_ty_id').references(() => catalogueTable('CongTy')._id),
    NguoiBaoLanh: text('nguoi_bao_lanh'),
    SoDienThoai: text('so_dien_thoai'),
    NhomCongNo_Id: uuid('nhom_cong_no_id').references(() => catalogueTable('NhomCongNo')._id),
    NgayNo: instant('ngay_no').notNull(),
    NgayHan: date('ngay_han', { mode: 'string' }).notNull(),
    LyDo: text('ly_do').notNull(),
    NguoiChoNo_Id: uuid('nguoi_cho_no_id'),
    vuotHanMuc: boolean('vuot_han_muc').notNull().default(false),
    SoTien: money('so_tien'),
    DaThu: money('da_thu'),
    DaXoa: money('da_xoa'),
    DaGiam: money('da_giam'),
    ConLai: money('con_lai'),
    LanNhac: integer('lan_nhac').notNull().default(0),
    NhacLuc: instant('nhac_luc'),
    TrangThai: choice('trang_thai', keysOf(congNoActs.states)).notNull().default('ConNo'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('cong_no_ma').on(table.MaCongNo),
    index('cong_no_visit').on(table.TiepNhan_Id),
    index('cong_no_patient').on(table.BenhNhan_Id),
    index('cong_no_company').on(table.CongTy_Id).where(sql`cong_ty_id is not null`),
    index('cong_no_day').on(table.NgayNo),
    index('cong_no_open').on(table.NgayHan).where(sql`trang_thai = 'ConNo'`),
    check('cong_no_sums', sql`so_tien = da_thu + da_xoa + da_giam + con_lai`),
    check('cong_no_not_negative', sql`least(so_tien, da_thu, da_xoa, con_lai) >= 0`),
    check('cong_no_state', sql`con_lai = 0 or trang_thai = 'ConNo'`),
    check(
      'cong_no_debtor',
      sql`loai_nguoi_no <> 'BHXH' and (loai_nguoi_no <> 'CongTy' or cong_ty_id is not null)
        and (loai_nguoi_no <> 'BaoLanh' or cong_ty_id is not null or nguoi_bao_lanh is not null)`,
    ),
  ],
);

/** What of which line a debt was written over. */
export const congNoDongTable = mainSchema.table(
  'cong_no_dong',
  {
    ...baseColumns(),
    CongNo_Id: uuid('cong_no_id')
      .notNull()
      .references(() => congNoTable._id),
    VienPhiDong_Id: uuid('vien_phi_dong_id')
      .notNull()
      .references(() => vienPhiDongTable._id),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    /** What had been posted to the line before. */
    HachToanTruoc: money('hach_toan_truoc'),
    DaXoa: money('da_xoa'),
  },
  (table) => [
    index('cong_no_dong_debt').on(table.CongNo_Id),
    index('cong_no_dong_line').on(table.VienPhiDong_Id),
    check('cong_no_dong_amount', sql`so_tien > 0 and da_xoa between 0 and so_tien`),
  ],
);

/** What moved debts, by day: an opening balance and what became of it until another day are their sums. Never changed. */
export const phatSinhTable = mainSchema.table(
  'cong_no_phat_sinh',
  {
    ...baseColumns(),
    CongNo_Id: uuid('cong_no_id')
      .notNull()
      .references(() => congNoTable._id),
    Loai: choice('loai', keysOf(loaiPhatSinh)).notNull(),
    SoTien: money('so_tien'),
    Luc: instant('luc').notNull(),
  },
  (table) => [
    index('cong_no_phat_sinh_debt').on(table.CongNo_Id),
    index('cong_no_phat_sinh_time').on(table.Luc),
  ],
);

/** Reminders: when a debtor was reminded, how, and by whom. */
export const nhacNoTable = mainSchema.table(
  'nhac_no',
  {
    ...baseColumns(),
    CongNo_Id: uuid('cong_no_id')
      .notNull()
      .references(() => congNoTable._id),
    LucNhac: instant('luc_nhac').notNull(),
    CachNhac: choice('cach_nhac', keysOf(cachNhacNo)).notNull(),
    NguoiNhac_Id: uuid('nguoi_nhac_id').references(() => catalogueTable('NhanVien')._id),
    GhiChu: text('ghi_chu'),
  },
  (table) => [index('nhac_no_debt').on(table.CongNo_Id, table.LucNhac)],
);

/** Write-offs: asked for by one, decided on by another. */
export const xoaNoTable = mainSchema.table(
  'xoa_no',
  {
    ...baseColumns(),
    CongNo_Id: uuid('cong_no_id')
      .notNull()
      .references(() => congNoTable._id),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    LyDo: text('ly_do').notNull(),
    NguoiDeNghi_Id: uuid('nguoi_de_nghi_id').references(() => catalogueTable('NhanVien')._id),
    NgayDeNghi: instant('ngay_de_nghi').notNull(),
    TrangThai: choice('trang_thai', keysOf(trangThaiXoaNo)).notNull().default('ChoDuyet'),
    NguoiDuyet_Id: uuid('nguoi_duyet_id').references(() => catalogueTable('NhanVien')._id),
    NgayDuyet: instant('ngay_duyet'),
    YKien: text('y_kien'),
  },
  (table) => [
    index('xoa_no_debt').on(table.CongNo_Id),
    uniqueIndex('xoa_no_waiting').on(table.CongNo_Id).where(sql`trang_thai = 'ChoDuyet'`),
    check('xoa_no_amount', sql`so_tien > 0`),
  ],
);

/** Limits of debtors that differ from those of their group and of the house. */
export const hanMucNoTable = mainSchema.table(
  'han_muc_no',
  {
    ...baseColumns(),
    BenhNhan_Id: uuid('benh_nhan_id').references(() => benhNhanTable._id),
    CongTy_Id: uuid('cong_ty_id').references(() => catalogueTable('CongTy')._id),
    NhomCongNo_Id: uuid('nhom_cong_no_id').references(() => catalogueTable('NhomCongNo')._id),
    HanMuc: numeric('han_muc', { precision: 18, scale: 2 }),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    // a merge of patients may leave two: the lower one counts
    index('han_muc_no_patient').on(table.BenhNhan_Id).where(sql`benh_nhan_id is not null`),
    uniqueIndex('han_muc_no_company').on(table.CongTy_Id).where(sql`cong_ty_id is not null`),
    check('han_muc_no_debtor', sql`(benh_nhan_id is null) <> (cong_ty_id is null)`),
    check('han_muc_no_not_negative', sql`han_muc >= 0`),
  ],
);

export type CongNoRow = typeof congNoTable.$inferSelect;
export type CongNoDongRow = typeof congNoDongTable.$inferSelect;
export type PhatSinhRow = typeof phatSinhTable.$inferSelect;
export type NhacNoRow = typeof nhacNoTable.$inferSelect;
export type XoaNoRow = typeof xoaNoTable.$inferSelect;
export type HanMucNoRow = typeof hanMucNoTable.$inferSelect;
