import { benhAnActs, type TrangThaiBenhAn } from '@sen/domain/medicalRecords/benhAn';
import type { KindValues } from '@sen/domain/medicalRecords/kinds/kind';
import { phieuSoKetActs } from '@sen/domain/medicalRecords/phieuSoKet';
import { ketQuaDieuTri, loaiRaVien, raVienActs } from '@sen/domain/medicalRecords/raVien';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** The keys of a record of at least one value. */
const keys = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as [K, ...K[]]; // keys of a Record

const states: [TrangThaiBenhAn, ...TrangThaiBenhAn[]] = keys(benhAnActs.states);

/**
 * Medical records: what the treatment of a disease began with. The examinations of an outpatient record name it in
 * `kham_benh.benh_an_id`; one of a stay names the stay.
 */
export const benhAnTable = mainSchema.table(
  'benh_an',
  {
    ...baseColumns(),
    SoBenhAn: text('so_benh_an').notNull(),
    TrangThai: choice('trang_thai', states).notNull().default('DangDieuTri'),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    /** The examination that opened it. */
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    /** The stay that it is of; empty of an outpatient record. */
    NhapVien_Id: uuid('nhap_vien_id').references(() => nhapVienTable._id),
    LoaiBenhAn_Id: uuid('loai_benh_an_id')
      .notNull()
      .references(() => catalogueTable('LoaiBenhAn')._id),
    /** Empty in a stay, which its ward keeps. */
    ChuyenKhoa_Id: uuid('chuyen_khoa_id').references(() => catalogueTable('ChuyenKhoa')._id),
    /** The room that keeps it; of a stay the ward where the patient lies. */
    PhongBan_Id: uuid('phong_ban_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    BacSi_Id: uuid('bac_si_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    ThoiGianVaoVien: instant('thoi_gian_vao_vien').notNull(),
    Mach: integer('mach'),
    NhietDo: numeric('nhiet_do', { precision: 4, scale: 1, mode: 'number' }),
    HuyetApCao: integer('huyet_ap_cao'),
    HuyetApThap: integer('huyet_ap_thap'),
    NhipTho: integer('nhip_tho'),
    ChieuCao: numeric('chieu_cao', { precision: 5, scale: 1, mode: 'number' }),
    CanNang: numeric('can_nang', { precision: 6, scale: 2, mode: 'number' }),
    LyDoVaoVien: text('ly_do_vao_vien'),
    QuaTrinhBenhLy: text('qua_trinh_benh_ly'),
    TienSuBenh: text('tien_su_benh'),
    TienSuGiaDinh: text('tien_su_gia_dinh'),
    KhamLamSang: text('kham_lam_sang'),
    TomTatCanLamSang: text('tom_tat_can_lam_sang'),
    ChanDoan: text('chan_doan'),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    ChanDoanPhuICD_Ids: uuid('chan_doan_phu_icd_ids').array().notNull().default([]),
    HuongDieuTri: text('huong_dieu_tri'),
    /** What its kind asks for beside the frame (`@sen/domain/medicalRecords/kinds`). */
    NoiDungRieng: jsonb('noi_dung_rieng').$type<KindValues>().notNull().default({}),
    LyDoHuy: text('ly_do_huy'),
    /** Since when nothing is written into it; empty while it is open. */
    KhoaLuc: instant('khoa_luc'),
    NguoiKhoa_Id: uuid('nguoi_khoa_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    uniqueIndex('benh_an_so').on(table.SoBenhAn),
    // two who open the record of a patient at once make one
    uniqueIndex('benh_an_open')
      .on(table.BenhNhan_Id, table.LoaiBenhAn_Id, table.ChuyenKhoa_Id)
      .where(sql`trang_thai = 'DangDieuTri' and nhap_vien_id is null`),
    uniqueIndex('benh_an_stay').on(table.NhapVien_Id).where(sql`trang_thai <> 'DaHuy'`),
    check('benh_an_specialty', sql`nhap_vien_id is not null or chuyen_khoa_id is not null`),
    index('benh_an_room').on(table.PhongBan_Id, table.TrangThai, table.ThoiGianVaoVien),
    index('benh_an_patient').on(table.BenhNhan_Id, table.ThoiGianVaoVien),
    index('benh_an_of_stays').on(table.ThoiGianVaoVien).where(sql`nhap_vien_id is not null`),
    index('benh_an_session').on(table.KhamBenh_Id),
  ],
);

export type BenhAnRow = typeof benhAnTable.$inferSelect;

/** Episodes of treatment of a record, one open at most. */
export const dotDieuTriTable = mainSchema.table(
  'dot_dieu_tri',
  {
    ...baseColumns(),
    BenhAn_Id: uuid('benh_an_id')
      .notNull()
      .references(() => benhAnTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    DotThu: integer('dot_thu').notNull(),
    TrangThai: choice('trang_thai', states).notNull().default('DangDieuTri'),
    ThoiGianBatDau: instant('thoi_gian_bat_dau').notNull(),
    ThoiGianKetThuc: instant('thoi_gian_ket_thuc'),
    SoTheBHYT: text('so_the_bhyt'),
    BHYTNgayHieuLuc: date('bhyt_ngay_hieu_luc', { mode: 'string' }),
    BHYTNgayHetHieuLuc: date('bhyt_ngay_het_hieu_luc', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('dot_dieu_tri_thu').on(table.BenhAn_Id, table.DotThu),
    uniqueIndex('dot_dieu_tri_open').on(table.BenhAn_Id).where(sql`trang_thai = 'DangDieuTri'`),
    index('dot_dieu_tri_patient').on(table.BenhNhan_Id),
  ],
);

export type DotDieuTriRow = typeof dotDieuTriTable.$inferSelect;

/** Discharges; a version that replaces one on paper is a further row, which names it. */
export const raVienTable = mainSchema.table(
  'ra_vien_ngoai_tru',
  {
    ...baseColumns(),
    SoRaVien: text('so_ra_vien').notNull(),
    PhienBan: integer('phien_ban').notNull().default(1),
    TrangThai: choice('trang_thai', keys(raVienActs.states)).notNull().default('DangSuDung'),
    BenhAn_Id: uuid('benh_an_id')
      .notNull()
      .references(() => benhAnTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    BacSi_Id: uuid('bac_si_id').references(() => catalogueTable('NhanVien')._id),
    ThoiGianRaVien: instant('thoi_gian_ra_vien').notNull(),
    KetQuaDieuTri: choice('ket_qua_dieu_tri', keys(ketQuaDieuTri)).notNull(),
    LoaiRaVien: choice('loai_ra_vien', keys(loaiRaVien)).notNull(),
    ChanDoan: text('chan_doan').notNull(),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    ChanDoanPhuICD_Ids: uuid('chan_doan_phu_icd_ids').array().notNull().default([]),
    PhuongPhapDieuTri: text('phuong_phap_dieu_tri').notNull(),
    LoiDan: text('loi_dan'),
    GhiChu: text('ghi_chu'),
    NguoiGiamHo: text('nguoi_giam_ho'),
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    LyDoThayThe: text('ly_do_thay_the'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('ra_vien_ngoai_tru_so').on(table.SoRaVien, table.PhienBan),
    uniqueIndex('ra_vien_ngoai_tru_record').on(table.BenhAn_Id).where(sql`trang_thai = 'DangSuDung'`),
    index('ra_vien_ngoai_tru_patient').on(table.BenhNhan_Id),
  ],
);

export type RaVienRow = typeof raVienTable.$inferSelect;

/** Summaries of progress: one a day of a record. */
export const phieuSoKetTable = mainSchema.table(
  'phieu_so_ket',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', keys(phieuSoKetActs.states)).notNull().default('DangSuDung'),
    BenhAn_Id: uuid('benh_an_id')
      .notNull()
      .references(() => benhAnTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    BacSi_Id: uuid('bac_si_id').references(() => catalogueTable('NhanVien')._id),
    NgaySoKet: instant('ngay_so_ket').notNull(),
    /** The calendar day in Vietnam. */
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    DienBienLamSang: text('dien_bien_lam_sang').notNull(),
    XetNghiem: text('xet_nghiem'),
    QuaTrinhDieuTri: text('qua_trinh_dieu_tri'),
    DanhGiaKetQua: text('danh_gia_ket_qua'),
    HuongDieuTri: text('huong_dieu_tri'),
  },
  (table) => [
    uniqueIndex('phieu_so_ket_day').on(table.BenhAn_Id, table.Ngay).where(sql`trang_thai = 'DangSuDung'`),
    index('phieu_so_ket_patient').on(table.BenhNhan_Id),
  ],
);

export type PhieuSoKetRow = typeof phieuSoKetTable.$inferSelect;
