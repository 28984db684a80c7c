import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { cachLyGiuong } from '@sen/domain/stays/beds';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/**
 * Orders to admit the patient of a session to a ward: one live order a session, with the vital signs of its examination; then the stay
 * that begins with it, one at a time of a patient. Its times in wards and beds are rows of `stays`.
 */
export const nhapVienTable = mainSchema.table(
  'tiep_nhan_nhap_vien',
  {
    ...baseColumns(),
    MaNhapVien: text('ma_nhap_vien').notNull(),
    TrangThai: choice('trang_thai', keysOf(nhapVienActs.states)).notNull().default('MoiVaoVien'),
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
    LyDoTraLai: text('ly_do_tra_lai'),
    Khoa_Id: uuid('khoa_id').references(() => catalogueTable('Node')._id),
    ChuyenDen_Id: uuid('chuyen_den_id').references(() => catalogueTable('Node')._id),
    SoLanChuyen: integer('so_lan_chuyen').notNull().default(0),
    NgayVaoKhoa: instant('ngay_vao_khoa'),
    BacSiDieuTri_Id: uuid('bac_si_dieu_tri_id').references(() => catalogueTable('NhanVien')._id),
    CachLy: choice('cach_ly', keysOf(cachLyGiuong)),
    DuKienRaVien: date('du_kien_ra_vien', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('tiep_nhan_nhap_vien_ma').on(table.MaNhapVien),
    uniqueIndex('tiep_nhan_nhap_vien_session').on(table.KhamBenh_Id).where(sql`trang_thai <> 'DaHuy'`),
    index('tiep_nhan_nhap_vien_ward').on(table.KhoaNhapVien_Id, table.ThoiGianVaoVien),
    index('tiep_nhan_nhap_vien_visit').on(table.TiepNhan_Id),
    index('tiep_nhan_nhap_vien_patient').on(table.BenhNhan_Id),
    uniqueIndex('tiep_nhan_nhap_vien_lying')
      .on(table.BenhNhan_Id)
      .where(sql`trang_thai in ('DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan')`),
    index('tiep_nhan_nhap_vien_in_ward').on(table.Khoa_Id).where(sql`trang_thai = 'DangDieuTri'`),
    index('tiep_nhan_nhap_vien_leaving')
      .on(table.Khoa_Id)
      .where(sql`trang_thai in ('ChiDinhRaVien', 'ChoThanhToan')`),
    index('tiep_nhan_nhap_vien_expected').on(table.KhoaNhapVien_Id).where(sql`trang_thai = 'MoiVaoVien'`),
    check(
      'tiep_nhan_nhap_vien_in_bed',
      sql`trang_thai in ('MoiVaoVien', 'KhoaTraLai', 'DaHuy') or (khoa_id is not null and ngay_vao_khoa is not null and bac_si_dieu_tri_id is not null)`,
    ),
    check(
      'tiep_nhan_nhap_vien_not_in_bed',
      sql`trang_thai not in ('MoiVaoVien', 'KhoaTraLai') or (khoa_id is null and ngay_vao_khoa is null and chuyen_den_id is null)`,
    ),
    check('tiep_nhan_nhap_vien_sent_back', sql`trang_thai <> 'KhoaTraLai' or ly_do_tra_lai is not null`),
  ],
);

export type NhapVienRow = typeof nhapVienTable.$inferSelect;
