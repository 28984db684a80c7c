import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Transfers of patients to other facilities: one live record a session. */
export const chuyenVienTable = mainSchema.table(
  'kham_benh_chuyen_vien',
  {
    ...baseColumns(),
    MaChuyenVien: text('ma_chuyen_vien').notNull(),
    SoChuyenVien: text('so_chuyen_vien').notNull(),
    TrangThai: choice('trang_thai', ['DangSuDung', 'BiThayThe', 'DaHuy']).notNull().default('DangSuDung'),
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    /** The stay that it is written on, which its session began; empty of an examination's own. */
    NhapVien_Id: uuid('nhap_vien_id').references(() => nhapVienTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BacSiKham_Id: uuid('bac_si_kham_id').references(() => catalogueTable('NhanVien')._id),
    NgayChuyen: instant('ngay_chuyen').notNull(),
    BenhVien_Id: uuid('benh_vien_id')
      .notNull()
      .references(() => catalogueTable('BenhVien')._id),
    HinhThucChuyen_Id: uuid('hinh_thuc_chuyen_id').references(() => catalogueTable('HinhThucChuyen')._id),
    LyDoChuyen: choice('ly_do_chuyen', ['DuDieuKien', 'TheoYeuCau']).notNull().default('DuDieuKien'),
    DauHieuLamSang: text('dau_hieu_lam_sang'),
    KetQuaLamSang: text('ket_qua_lam_sang'),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    ChanDoanPhuICD_Ids: uuid('chan_doan_phu_icd_ids').array().notNull().default([]),
    PhuongPhapDungDieuTri: text('phuong_phap_dung_dieu_tri'),
    TinhTrangBenhNhan: text('tinh_trang_benh_nhan'),
    HuongDieuTri: text('huong_dieu_tri'),
    ChuyenTuNgay: date('chuyen_tu_ngay', { mode: 'string' }),
    ChuyenDenNgay: date('chuyen_den_ngay', { mode: 'string' }),
    PhuongTienVanChuyen: text('phuong_tien_van_chuyen'),
    SoLuotChuyen: integer('so_luot_chuyen').notNull().default(1),
    HoTenNguoiDuaDi: text('ho_ten_nguoi_dua_di'),
    /** What the disease said when it was written: valid for a year instead of ten working days. */
    HieuLucMotNam: boolean('hieu_luc_mot_nam').notNull().default(false),
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    LyDoCapLai: text('ly_do_cap_lai'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('kham_benh_chuyen_vien_ma').on(table.MaChuyenVien),
    uniqueIndex('kham_benh_chuyen_vien_session').on(table.KhamBenh_Id).where(sql`trang_thai = 'DangSuDung'`),
    index('kham_benh_chuyen_vien_stay').on(table.NhapVien_Id),
    index('kham_benh_chuyen_vien_patient').on(table.BenhNhan_Id, table.NgayChuyen),
  ],
);

export type ChuyenVienRow = typeof chuyenVienTable.$inferSelect;
