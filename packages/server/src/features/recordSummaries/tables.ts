import { tomTatActs } from '@sen/domain/recordSummaries/tomTatHoSo';
import { nguoiYeuCau, yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { sql } from 'drizzle-orm';
import { date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhAnTable } from '../medicalRecords/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** The keys of a record of at least one value. */
/** Of which record: of an examination, or of an outpatient record; one of both. */
const ofRecord = () => ({
  BenhNhan_Id: uuid('benh_nhan_id')
    .notNull()
    .references(() => benhNhanTable._id),
  TiepNhan_Id: uuid('tiep_nhan_id')
    .notNull()
    .references(() => tiepNhanTable._id),
  KhamBenh_Id: uuid('kham_benh_id').references(() => khamBenhTable._id),
  BenhAn_Id: uuid('benh_an_id').references(() => benhAnTable._id),
  PhongBan_Id: uuid('phong_ban_id')
    .notNull()
    .references(() => catalogueTable('Node')._id),
});

/** Requests for summaries of medical records. */
export const yeuCauTable = mainSchema.table(
  'yeu_cau_tom_tat',
  {
    ...baseColumns(),
    SoYeuCau: text('so_yeu_cau').notNull(),
    TrangThai: choice('trang_thai', keysOf(yeuCauTomTatActs.states)).notNull().default('DaYeuCau'),
    ...ofRecord(),
    NguoiYeuCau: choice('nguoi_yeu_cau', keysOf(nguoiYeuCau)).notNull(),
    HoTenNguoiYeuCau: text('ho_ten_nguoi_yeu_cau').notNull(),
    QuanHe: text('quan_he'),
    SoGiayTo: text('so_giay_to').notNull(),
    NgayCapGiayTo: date('ngay_cap_giay_to', { mode: 'string' }),
    NoiCapGiayTo: text('noi_cap_giay_to'),
    SoDienThoai: text('so_dien_thoai'),
    MucDich: text('muc_dich').notNull(),
    SoBan: integer('so_ban').notNull().default(1),
    NgayYeuCau: date('ngay_yeu_cau', { mode: 'string' }).notNull(),
    NgayHen: date('ngay_hen', { mode: 'string' }).notNull(),
    LyDoTuChoi: text('ly_do_tu_choi'),
  },
  (table) => [
    uniqueIndex('yeu_cau_tom_tat_so').on(table.SoYeuCau),
    // what is asked for twice at once is asked for once
    uniqueIndex('yeu_cau_tom_tat_session')
      .on(table.KhamBenh_Id)
      .where(sql`trang_thai in ('DaYeuCau', 'DaLap')`),
    uniqueIndex('yeu_cau_tom_tat_record').on(table.BenhAn_Id).where(sql`trang_thai in ('DaYeuCau', 'DaLap')`),
    index('yeu_cau_tom_tat_day').on(table.NgayYeuCau),
    index('yeu_cau_tom_tat_open').on(table.NgayHen).where(sql`trang_thai in ('DaYeuCau', 'DaLap')`),
    index('yeu_cau_tom_tat_patient').on(table.BenhNhan_Id),
    index('yeu_cau_tom_tat_visit').on(table.TiepNhan_Id),
  ],
);

export type YeuCauRow = typeof yeuCauTable.$inferSelect;

/** Summaries of medical records; a version that replaces one is a further row, which names it. */
export const tomTatTable = mainSchema.table(
  'tom_tat_ho_so',
  {
    ...baseColumns(),
    SoTomTat: text('so_tom_tat').notNull(),
    PhienBan: integer('phien_ban').notNull().default(1),
    TrangThai: choice('trang_thai', keysOf(tomTatActs.states)).notNull().default('DaCap'),
    YeuCau_Id: uuid('yeu_cau_id')
      .notNull()
      .references(() => yeuCauTable._id),
    ...ofRecord(),
    BacSi_Id: uuid('bac_si_id').references(() => catalogueTable('NhanVien')._id),
    NgayCap: date('ngay_cap', { mode: 'string' }).notNull(),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    DenNgay: date('den_ngay', { mode: 'string' }).notNull(),
    LyDoVaoVien: text('ly_do_vao_vien'),
    TienSuBenh: text('tien_su_benh'),
    QuaTrinhBenhLy: text('qua_trinh_benh_ly').notNull(),
    KetQuaCanLamSang: text('ket_qua_can_lam_sang'),
    ChanDoan: text('chan_doan').notNull(),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    ChanDoanPhuICD_Ids: uuid('chan_doan_phu_icd_ids').array().notNull().default([]),
    PhuongPhapDieuTri: text('phuong_phap_dieu_tri').notNull(),
    TinhTrangRaVien: text('tinh_trang_ra_vien').notNull(),
    LoiDan: text('loi_dan'),
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    LyDoThayThe: text('ly_do_thay_the'),
    LyDoHuy: text('ly_do_huy'),
    NgayGiao: instant('ngay_giao'),
    NguoiNhan: text('nguoi_nhan'),
    GiayToNguoiNhan: text('giay_to_nguoi_nhan'),
    NguoiGiao_Id: uuid('nguoi_giao_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    uniqueIndex('tom_tat_ho_so_so').on(table.SoTomTat, table.PhienBan),
    uniqueIndex('tom_tat_ho_so_request').on(table.YeuCau_Id).where(sql`trang_thai = 'DaCap'`),
    index('tom_tat_ho_so_of_request').on(table.YeuCau_Id),
    index('tom_tat_ho_so_patient').on(table.BenhNhan_Id),
    index('tom_tat_ho_so_visit').on(table.TiepNhan_Id),
    index('tom_tat_ho_so_session').on(table.KhamBenh_Id),
    index('tom_tat_ho_so_record').on(table.BenhAn_Id),
  ],
);

export type TomTatRow = typeof tomTatTable.$inferSelect;
