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
    /** What the doctor wrote into the boxes of the summary; nothing leaves them to what the record says. */
    QuaTrinhBenhLy: text('qua_trinh_benh_ly'),
    KetQuaCanLamSang: text('ket_qua_can_lam_sang'),
    PhuongPhapDieuTri: text('phuong_phap_dieu_tri'),
    HuongDieuTri: text('huong_dieu_tri'),
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
