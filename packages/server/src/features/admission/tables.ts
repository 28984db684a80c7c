import { sql } from 'drizzle-orm';
import { index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Orders to admit the patient of a session to a ward: one live order a session, with the vital signs of its examination. */
export const nhapVienTable = mainSchema.table(
  'tiep_nhan_nhap_vien',
  {
    ...baseColumns(),
    MaNhapVien: text('ma_nhap_vien').notNull(),
    TrangThai: choice('trang_thai', ['MoiVaoVien', 'DaHuy']).notNull().default('MoiVaoVien'),
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    KhoaNhapVien_Id: uuid('khoa_nhap_vien_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    LoaiBenhAn_Id: uuid('loai_benh_an_id')
      .notNull()
      .references(() => catalogueTable('LoaiBenhAn')._id),
    BacSiChiDinh_Id: uuid('bac_si_chi_dinh_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    ThoiGianVaoVien: instant('thoi_gian_vao_vien').notNull(),
    LyDoVaoVien: text('ly_do_vao_vien').notNull(),
    QuaTrinhBenhLy: text('qua_trinh_benh_ly'),
    TienSuBanThan: text('tien_su_ban_than'),
    TienSuGiaDinh: text('tien_su_gia_dinh'),
    KhamToanThan: text('kham_toan_than'),
    KhamBoPhan: text('kham_bo_phan'),
    TomTatCanLamSang: text('tom_tat_can_lam_sang'),
    DaXuLy: text('da_xu_ly'),
    Mach: integer('mach'),
    NhietDo: numeric('nhiet_do', { precision: 4, scale: 1, mode: 'number' }),
    HuyetApCao: integer('huyet_ap_cao'),
    HuyetApThap: integer('huyet_ap_thap'),
    NhipTho: integer('nhip_tho'),
    SpO2: integer('spo2'),
    CanNang: numeric('can_nang', { precision: 6, scale: 2, mode: 'number' }),
    ChieuCao: numeric('chieu_cao', { precision: 5, scale: 1, mode: 'number' }),
  },
  (table) => [
    uniqueIndex('tiep_nhan_nhap_vien_ma').on(table.MaNhapVien),
    uniqueIndex('tiep_nhan_nhap_vien_session').on(table.KhamBenh_Id).where(sql`trang_thai <> 'DaHuy'`),
    index('tiep_nhan_nhap_vien_ward').on(table.KhoaNhapVien_Id, table.ThoiGianVaoVien),
    index('tiep_nhan_nhap_vien_visit').on(table.TiepNhan_Id),
    index('tiep_nhan_nhap_vien_patient').on(table.BenhNhan_Id),
  ],
);

export type NhapVienRow = typeof nhapVienTable.$inferSelect;
