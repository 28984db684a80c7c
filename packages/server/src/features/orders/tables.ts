import { slipKinds } from '@sen/domain/orders/orderKinds';
import { type DichVuYeuCauState, slipStates } from '@sen/domain/orders/slipStates';
import type { ChosenType } from '@sen/domain/pricing/chosenTypes';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

const states = Object.keys(slipStates) as [DichVuYeuCauState, ...DichVuYeuCauState[]]; // at least one state

/** Order slips: services of one kind for one room. */
export const dichVuYeuCauTable = mainSchema.table(
  'dich_vu_yeu_cau',
  {
    ...baseColumns(),
    SoPhieuYeuCau: text('so_phieu_yeu_cau').notNull(),
    SoThuTu: integer('so_thu_tu').notNull(),
    Loai: choice('loai', slipKinds).notNull(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    /** The session that ordered it; null from the reception. */
    KhamBenh_Id: uuid('kham_benh_id'),
    NoiYeuCau_Id: uuid('noi_yeu_cau_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    /** Null for services done outside the facility. */
    NoiThucHien_Id: uuid('noi_thuc_hien_id').references(() => catalogueTable('Node')._id),
    ThucHienNgoai: boolean('thuc_hien_ngoai').notNull().default(false),
    BacSiChiDinh_Id: uuid('bac_si_chi_dinh_id').references(() => catalogueTable('NhanVien')._id),
    /** Of an order that comes from elsewhere: who signed it, and where. */
    TenBacSiNgoai: text('ten_bac_si_ngoai'),
    NoiChiDinhNgoai: text('noi_chi_dinh_ngoai'),
    ChanDoan: text('chan_doan'),
    ChanDoanICD_Id: uuid('chan_doan_icd_id').references(() => catalogueTable('ICD')._id),
    TrangThai: choice('trang_thai', states).notNull(),
    TrangThai_HangDoi: text('trang_thai_hang_doi'),
    NgayYeuCau: instant('ngay_yeu_cau').notNull(),
    NgayThucHien: instant('ngay_thuc_hien'),
    NgayKetQua: instant('ngay_ket_qua'),
    SIDMau: text('sid_mau'),
    NgayLayMau: instant('ngay_lay_mau'),
    NguoiLayMau_Id: uuid('nguoi_lay_mau_id'),
    NguoiThucHien_Id: uuid('nguoi_thuc_hien_id'),
    NguoiDuyet_Id: uuid('nguoi_duyet_id'),
    /** When the result was noted as viewed, and by whom. */
    NgayXemKetQua: instant('ngay_xem_ket_qua'),
    NguoiXemKetQua_Id: uuid('nguoi_xem_ket_qua_id'),
    KetLuan: text('ket_luan'),
    LaKhanCap: boolean('la_khan_cap').notNull().default(false),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('dich_vu_yeu_cau_so_phieu').on(table.SoPhieuYeuCau),
    // with what a room's list counts, so that it counts the finished by the index
    index('dich_vu_yeu_cau_room').on(table.NoiThucHien_Id, table.NgayYeuCau, table.Loai, table.TrangThai),
    // slips of any age that are not done yet, those that wait aside from those that are begun: each is closed by itself
    index('dich_vu_yeu_cau_room_undone')
      .on(table.NoiThucHien_Id, table.TrangThai, table.NgayYeuCau)
      .where(sql`trang_thai in ('SanSang', 'ChuaKetQua')`),
    index('dich_vu_yeu_cau_room_returned')
      .on(table.NoiThucHien_Id, table.NgayKetQua)
      .where(sql`trang_thai in ('CoKetQua', 'DaXemKetQua')`),
    index('dich_vu_yeu_cau_visit').on(table.TiepNhan_Id),
    index('dich_vu_yeu_cau_session').on(table.KhamBenh_Id),
    index('dich_vu_yeu_cau_patient').on(table.BenhNhan_Id, table.NgayYeuCau),
    index('dich_vu_yeu_cau_doctor').on(table.BacSiChiDinh_Id, table.NgayYeuCau),
    index('dich_vu_yeu_cau_sid').on(table.SIDMau),
    index('dich_vu_yeu_cau_result').on(table.NgayKetQua).where(sql`ngay_ket_qua is not null`),
  ],
);

/** Lines of a slip, with what the catalogue and the price list said when they were ordered. */
export const dichVuYeuCauChiTietTable = mainSchema.table(
  'dich_vu_yeu_cau_chi_tiet',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    DichVu_Id: uuid('dich_vu_id')
      .notNull()
      .references(() => catalogueTable('DM_DichVu')._id),
    MaDichVu: text('ma_dich_vu').notNull(),
    TenDichVu: text('ten_dich_vu').notNull(),
    LoaiGia_Id: uuid('loai_gia_id')
      .notNull()
      .references(() => catalogueTable('LoaiGia')._id),
    BangGia_Id: uuid('bang_gia_id').notNull(),
    DonGia: numeric('don_gia', { precision: 18, scale: 2 }).notNull(),
    DonGiaBHYT: numeric('don_gia_bhyt', { precision: 18, scale: 2 }).notNull(),
    SoLuong: numeric('so_luong', { precision: 18, scale: 3 }).notNull(),
    /** In how many executions the quantity is performed. */
    SoLanThucHien: integer('so_lan_thuc_hien').notNull().default(1),
    TrangThai: choice('trang_thai', states).notNull(),
    DaThuTien: boolean('da_thu_tien').notNull().default(false),
    DuocPhepThucHien: boolean('duoc_phep_thuc_hien').notNull().default(false),
    KhongThuTien: boolean('khong_thu_tien').notNull().default(false),
    /** Why nothing is collected: kept for a draft, which is billed when it is sent. */
    LyDoKhongThu: text('ly_do_khong_thu'),
    KhongDen: boolean('khong_den').notNull().default(false),
    /** The price types that a person chose, by payer; another payer has its first one with a price. */
    LoaiGiaChons: jsonb('loai_gia_chons').$type<ChosenType[]>().notNull().default([]),
    NgayYeuCau: instant('ngay_yeu_cau').notNull(),
    ThuTu: integer('thu_tu').notNull().default(0),
    /** The line that this one comes along with: it is removed with it. */
    KemTheo_Id: uuid('kem_theo_id'),
    /** The package that it is a part of: one of the catalogue, or a service that is one. */
    Goi_Id: uuid('goi_id'),
    /** The lines of one order of a package: they are removed as a whole. */
    LanGoi_Id: uuid('lan_goi_id'),
  },
  (table) => [
    index('dich_vu_yeu_cau_chi_tiet_package').on(table.LanGoi_Id).where(sql`${table.LanGoi_Id} is not null`),
    index('dich_vu_yeu_cau_chi_tiet_main').on(table.KemTheo_Id).where(sql`${table.KemTheo_Id} is not null`),
    index('dich_vu_yeu_cau_chi_tiet_slip').on(table.DichVuYeuCau_Id),
    index('dich_vu_yeu_cau_chi_tiet_service').on(table.DichVu_Id, table.NgayYeuCau),
  ],
);

export type SlipRow = typeof dichVuYeuCauTable.$inferSelect;
export type LineRow = typeof dichVuYeuCauChiTietTable.$inferSelect;
