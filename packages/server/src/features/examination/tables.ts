import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** What the prescriptions of a woman depend on. */
const thaiSans = ['MangThai', 'ChoConBu'] as const;

/** Examination sessions: one an exam order. */
export const khamBenhTable = mainSchema.table(
  'kham_benh',
  {
    ...baseColumns(),
    MaKhamBenh: text('ma_kham_benh').notNull(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    PhongBan_Id: uuid('phong_ban_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    Ve_Id: uuid('ve_id'),
    SoThuTu: integer('so_thu_tu'),
    TrangThai: choice('trang_thai', ['DangKham', 'DaKham', 'DaHuy']).notNull().default('DangKham'),
    NgayKham: instant('ngay_kham').notNull(),
    /** The calendar day in Vietnam, for the lists of a day. */
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    NgayKetThuc: instant('ngay_ket_thuc'),
    BacSiKham_Id: uuid('bac_si_kham_id').references(() => catalogueTable('NhanVien')._id),
    Mach: integer('mach'),
    NhietDo: numeric('nhiet_do', { precision: 4, scale: 1, mode: 'number' }),
    HuyetApCao: integer('huyet_ap_cao'),
    HuyetApThap: integer('huyet_ap_thap'),
    NhipTho: integer('nhip_tho'),
    SpO2: integer('spo2'),
    ChieuCao: numeric('chieu_cao', { precision: 5, scale: 1, mode: 'number' }),
    CanNang: numeric('can_nang', { precision: 6, scale: 2, mode: 'number' }),
    LyDoKham: text('ly_do_kham'),
    TrieuChungLamSang: text('trieu_chung_lam_sang'),
    TienSuBenh: text('tien_su_benh'),
    TienSuDiUng: text('tien_su_di_ung'),
    ThaiSan: choice('thai_san', thaiSans),
    BenhManTinh: boolean('benh_man_tinh').notNull().default(false),
    ChanDoan: text('chan_doan'),
    ChanDoanICD_Id: uuid('chan_doan_icd_id').references(() => catalogueTable('ICD')._id),
    ChanDoanPhuICD_Ids: uuid('chan_doan_phu_icd_ids').array().notNull().default([]),
    HuongGiaiQuyet_Id: uuid('huong_giai_quyet_id').references(() => catalogueTable('HuongGiaiQuyet')._id),
    NgayTaiKham: date('ngay_tai_kham', { mode: 'string' }),
    LoiDan: text('loi_dan'),
    GhiChu: text('ghi_chu'),
    DaDuyet: boolean('da_duyet').notNull().default(false),
    /** The doctor of the last edit, whoever examines. */
    BacSiSua_Id: uuid('bac_si_sua_id').references(() => catalogueTable('NhanVien')._id),
    /** The outpatient record, and the episode of it, that the session belongs to. */
    BenhAn_Id: uuid('benh_an_id'),
    DotDieuTri_Id: uuid('dot_dieu_tri_id'),
    LyDoHuy_Id: uuid('ly_do_huy_id').references(() => catalogueTable('LyDo')._id),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('kham_benh_ma').on(table.MaKhamBenh),
    // Two who open the same patient at once make one session.
    uniqueIndex('kham_benh_order').on(table.DichVuYeuCau_Id).where(sql`trang_thai <> 'DaHuy'`),
    index('kham_benh_room').on(table.PhongBan_Id, table.Ngay),
    index('kham_benh_going_on').on(table.PhongBan_Id, table.Ngay).where(sql`trang_thai = 'DangKham'`),
    index('kham_benh_visit').on(table.TiepNhan_Id),
    index('kham_benh_patient').on(table.BenhNhan_Id, table.NgayKham),
    index('kham_benh_record').on(table.BenhAn_Id),
    index('kham_benh_day').on(table.Ngay),
    index('kham_benh_follow_up').on(table.NgayTaiKham).where(sql`trang_thai = 'DaKham'`),
  ],
);

export type KhamBenhRow = typeof khamBenhTable.$inferSelect;

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
    index('kham_benh_chuyen_vien_patient').on(table.BenhNhan_Id, table.NgayChuyen),
  ],
);

export type ChuyenVienRow = typeof chuyenVienTable.$inferSelect;
