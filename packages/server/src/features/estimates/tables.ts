import { duToanActs, mucThe, tuyenDen } from '@sen/domain/estimates/duToan';
import type { Step } from '@sen/domain/promotions/steps';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, choice, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** A line of an estimate as it was handed out; money as text with 2 decimals. */
export type DongDuToan = {
  DichVu_Id: string | null;
  Duoc_Id: string | null;
  LoaiGia_Id: string | null;
  Ma: string;
  Ten: string;
  DonViTinh: string | null;
  SoLuong: string;
  DonGia: string;
  DonGiaBHYT: string;
  ThanhTien: string;
  BHChiTra: string;
  BenhNhanTT: string;
  KhuyenMai: string;
  MienGiam: string;
};

const money = (name: string) => numeric(name, { precision: 18, scale: 2 }).notNull();
/** What-if estimates, each kept as it was handed out: prices and promotions of its day. */
export const duToanTable = mainSchema.table(
  'du_toan_chi_phi',
  {
    ...baseColumns(),
    SoDuToan: text('so_du_toan').notNull(),
    TrangThai: choice('trang_thai', keysOf(duToanActs.states)).notNull().default('HieuLuc'),
    Noi_Id: uuid('noi_id'),
    NguoiLap_Id: uuid('nguoi_lap_id'),
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    HieuLucDen: date('hieu_luc_den', { mode: 'string' }).notNull(),
    TenNguoiHoi: text('ten_nguoi_hoi').notNull(),
    SoDienThoai: text('so_dien_thoai'),
    BenhNhan_Id: uuid('benh_nhan_id').references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id').references(() => tiepNhanTable._id),
    DoiTuong_Id: uuid('doi_tuong_id').notNull(),
    SoTheBHYT: text('so_the_bhyt'),
    MucThe: choice('muc_the', keysOf(mucThe)),
    TuyenDen: choice('tuyen_den', keysOf(tuyenDen)),
    PhanTramHuong: numeric('phan_tram_huong'),
    Dongs: jsonb('dongs').$type<readonly DongDuToan[]>().notNull(),
    Buocs: jsonb('buocs').$type<readonly Step[]>().notNull().default([]),
    ThanhTien: money('thanh_tien'),
    BHChiTra: money('bh_chi_tra'),
    BenhNhanTT: money('benh_nhan_tt'),
    KhuyenMai: money('khuyen_mai'),
    MienGiam: money('mien_giam'),
    PhaiTra: money('phai_tra'),
    GhiChu: text('ghi_chu'),
    /** By which it is searched. */
    TenTimKiem: text('ten_tim_kiem').notNull(),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('du_toan_chi_phi_so').on(table.SoDuToan),
    index('du_toan_chi_phi_day').on(table.Ngay),
    index('du_toan_chi_phi_patient').on(table.BenhNhan_Id).where(sql`benh_nhan_id is not null`),
    index('du_toan_chi_phi_visit').on(table.TiepNhan_Id).where(sql`tiep_nhan_id is not null`),
    check('du_toan_chi_phi_valid', sql`hieu_luc_den >= ngay`),
  ],
);

export type DuToanRow = typeof duToanTable.$inferSelect;
