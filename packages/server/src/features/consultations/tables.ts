import type { NguoiThamGia } from '@sen/domain/consultations/hoiChan';
import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Minutes of consultations about the patient of a session, with those who took part. */
export const hoiChanTable = mainSchema.table(
  'bien_ban_hoi_chan',
  {
    ...baseColumns(),
    MaBienBanHoiChan: text('ma_bien_ban_hoi_chan').notNull(),
    TrangThai: choice('trang_thai', ['DangSoan', 'HoanTat', 'DaHuy']).notNull().default('DangSoan'),
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
    NgayHoiChan: instant('ngay_hoi_chan').notNull(),
    HinhThucHoiChan: choice('hinh_thuc_hoi_chan', ['Khoa', 'LienKhoa', 'ToanVien', 'LienVien', 'TuXa'])
      .notNull()
      .default('Khoa'),
    BacSiDeNghi_Id: uuid('bac_si_de_nghi_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    DiaDiem: text('dia_diem').notNull(),
    LyDo: text('ly_do'),
    DienBienBenh: text('dien_bien_benh'),
    ChanDoan: text('chan_doan').notNull(),
    YKien: text('y_kien'),
    KetLuan: text('ket_luan'),
    HuongDieuTri: text('huong_dieu_tri'),
    DoiNguThamGia: jsonb('doi_ngu_tham_gia').$type<readonly NguoiThamGia[]>().notNull(),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('bien_ban_hoi_chan_ma').on(table.MaBienBanHoiChan),
    index('bien_ban_hoi_chan_session').on(table.KhamBenh_Id),
    index('bien_ban_hoi_chan_stay').on(table.NhapVien_Id),
    index('bien_ban_hoi_chan_visit').on(table.TiepNhan_Id),
    index('bien_ban_hoi_chan_patient').on(table.BenhNhan_Id),
    index('bien_ban_hoi_chan_day').on(table.NgayHoiChan),
    index('bien_ban_hoi_chan_open').on(table.NgayHoiChan).where(sql`trang_thai = 'DangSoan'`),
    index('bien_ban_hoi_chan_proposer').on(table.BacSiDeNghi_Id),
  ],
);

export type HoiChanRow = typeof hoiChanTable.$inferSelect;
