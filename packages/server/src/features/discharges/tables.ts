import { raVienNoiTruActs } from '@sen/domain/discharges/raVienNoiTru';
import { ketQuaDieuTri, loaiRaVien } from '@sen/domain/medicalRecords/raVien';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Discharges of stays, one in use a stay; a version that replaces one on paper is a further row, which names it. */
export const raVienNoiTruTable = mainSchema.table(
  'ra_vien_noi_tru',
  {
    ...baseColumns(),
    SoRaVien: text('so_ra_vien').notNull(),
    PhienBan: integer('phien_ban').notNull().default(1),
    TrangThai: choice('trang_thai', keysOf(raVienNoiTruActs.states)).notNull().default('DangSuDung'),
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
    ThoiGianRaVien: instant('thoi_gian_ra_vien').notNull(),
    KetQuaDieuTri: choice('ket_qua_dieu_tri', keysOf(ketQuaDieuTri)).notNull(),
    LoaiRaVien: choice('loai_ra_vien', keysOf(loaiRaVien)).notNull(),
    ChanDoan: text('chan_doan').notNull(),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    ChanDoanPhuICD_Ids: uuid('chan_doan_phu_icd_ids').array().notNull().default([]),
    QuaTrinhBenhLy: text('qua_trinh_benh_ly'),
    KetQuaCanLamSang: text('ket_qua_can_lam_sang'),
    PhuongPhapDieuTri: text('phuong_phap_dieu_tri'),
    HuongDieuTri: text('huong_dieu_tri'),
    LoiDan: text('loi_dan'),
    NgayTaiKham: date('ngay_tai_kham', { mode: 'string' }),
    NguoiGiamHo: text('nguoi_giam_ho'),
    GhiChu: text('ghi_chu'),
    ThoiGianTuVong: instant('thoi_gian_tu_vong'),
    NguyenNhanTuVong: text('nguyen_nhan_tu_vong'),
    NguyenNhanTuVongICD_Id: uuid('nguyen_nhan_tu_vong_icd_id').references(() => catalogueTable('ICD')._id),
    LanCuoiThay: instant('lan_cuoi_thay'),
    XuLyTronVien: text('xu_ly_tron_vien'),
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    LyDoThayThe: text('ly_do_thay_the'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('ra_vien_noi_tru_so').on(table.SoRaVien, table.PhienBan),
    uniqueIndex('ra_vien_noi_tru_stay').on(table.NhapVien_Id).where(sql`trang_thai = 'DangSuDung'`),
    index('ra_vien_noi_tru_of_stay').on(table.NhapVien_Id),
    index('ra_vien_noi_tru_patient').on(table.BenhNhan_Id),
    index('ra_vien_noi_tru_visit').on(table.TiepNhan_Id),
    index('ra_vien_noi_tru_time').on(table.ThoiGianRaVien).where(sql`trang_thai = 'DangSuDung'`),
    check(
      'ra_vien_noi_tru_death',
      sql`ket_qua_dieu_tri <> 'TuVong' or (thoi_gian_tu_vong is not null and nguyen_nhan_tu_vong is not null)`,
    ),
    check('ra_vien_noi_tru_escape', sql`loai_ra_vien <> 'BoDieuTri' or lan_cuoi_thay is not null`),
  ],
);

export type RaVienNoiTruRow = typeof raVienNoiTruTable.$inferSelect;

/** Slips whose results come after the patient has left: the ward says so, once a slip. */
export const traKetQuaSauTable = mainSchema.table(
  'tra_ket_qua_sau',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
    NhapVien_Id: uuid('nhap_vien_id')
      .notNull()
      .references(() => nhapVienTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('tra_ket_qua_sau_slip').on(table.DichVuYeuCau_Id).where(sql`trang_thai = 'DangSuDung'`),
    index('tra_ket_qua_sau_stay').on(table.NhapVien_Id),
    index('tra_ket_qua_sau_patient').on(table.BenhNhan_Id),
  ],
);

export type TraKetQuaSauRow = typeof traKetQuaSauTable.$inferSelect;
