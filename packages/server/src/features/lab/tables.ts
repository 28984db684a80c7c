import { chonChayLais, trangThaiChayLais } from '@sen/domain/lab/rerun';
import { lyDoTuChoiMaus } from '@sen/domain/lab/sampleRejection';
import { sql } from 'drizzle-orm';
import { index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { readingTables } from '../readings/readingTables.ts';

const described = readingTables('xet_nghiem', 'xet_nghiem_dich_vu');

/** Versions of a slip's result: the one in work, the returned one, and those that were taken back. */
export const { phienBanTable } = described;

/** What a version says of each service beside its values: description, device, performers, images. */
export const { ketQuaTable: dichVuTable, hinhAnhTable } = described;

/** The tables as those of a result that is read. */
export const labReadingTables = described;

/** Values of a version, each with the reference that held for its patient when it was entered. */
export const ketQuaTable = mainSchema.table(
  'xet_nghiem_ket_qua',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    PhienBan: integer('phien_ban').notNull(),
    ChiTiet_Id: uuid('chi_tiet_id')
      .notNull()
      .references(() => dichVuYeuCauChiTietTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    /** Null where the service has no indices of its own: the service itself is the value. */
    GiaTriThamChieu_Id: uuid('gia_tri_tham_chieu_id').references(() => catalogueTable('GiaTriThamChieu')._id),
    MaChiSo: text('ma_chi_so').notNull(),
    TenChiSo: text('ten_chi_so').notNull(),
    KieuDuLieu: choice('kieu_du_lieu', ['So', 'ChuoiKyTu', 'AmDuongTinh']).notNull(),
    KetQua: text('ket_qua').notNull(),
    DonViTinh: text('don_vi_tinh'),
    Min: numeric('min'),
    Max: numeric('max'),
    MucBinhThuong: text('muc_binh_thuong').notNull(),
    CoKetQua: choice('co_ket_qua', ['L', 'H', 'LL', 'HH', 'N']),
    GhiChu: text('ghi_chu'),
    ThuTu: integer('thu_tu').notNull(),
    /** When it was returned; null in work and after it was taken back. */
    NgayKetQua: instant('ngay_ket_qua'),
  },
  (table) => [
    uniqueIndex('xet_nghiem_ket_qua_value').on(
      table.DichVuYeuCau_Id,
      table.PhienBan,
      table.ChiTiet_Id,
      table.MaChiSo,
    ),
    index('xet_nghiem_ket_qua_trend')
      .on(table.BenhNhan_Id, table.MaChiSo, table.NgayKetQua)
      .where(sql`ngay_ket_qua is not null`),
    // Every index of a patient over time.
    index('xet_nghiem_ket_qua_patient')
      .on(table.BenhNhan_Id, table.NgayKetQua)
      .where(sql`ngay_ket_qua is not null`),
  ],
);

/** Samples that the laboratory rejected, with the version that was in work then. */
export const mauTuChoiTable = mainSchema.table(
  'xet_nghiem_mau_tu_choi',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    SIDMau: text('sid_mau').notNull(),
    NgayLayMau: instant('ngay_lay_mau'),
    NguoiLayMau_Id: uuid('nguoi_lay_mau_id').references(() => catalogueTable('NhanVien')._id),
    LyDo: choice('ly_do', lyDoTuChoiMaus).notNull(),
    GhiChu: text('ghi_chu'),
    NgayTuChoi: instant('ngay_tu_choi').notNull(),
    NguoiTuChoi_Id: uuid('nguoi_tu_choi_id').references(() => catalogueTable('NhanVien')._id),
    PhienBan: integer('phien_ban').notNull(),
  },
  (table) => [
    uniqueIndex('xet_nghiem_mau_tu_choi_sid').on(table.SIDMau),
    index('xet_nghiem_mau_tu_choi_slip').on(table.DichVuYeuCau_Id, table.NgayTuChoi),
  ],
);

/** Values that a person has measured again: the first one, the new one and which of them was chosen. */
export const chayLaiTable = mainSchema.table(
  'xet_nghiem_chay_lai',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    PhienBan: integer('phien_ban').notNull(),
    ChiTiet_Id: uuid('chi_tiet_id')
      .notNull()
      .references(() => dichVuYeuCauChiTietTable._id),
    MaChiSo: text('ma_chi_so').notNull(),
    TenChiSo: text('ten_chi_so').notNull(),
    KetQuaDau: text('ket_qua_dau').notNull(),
    LyDo: text('ly_do').notNull(),
    NgayYeuCau: instant('ngay_yeu_cau').notNull(),
    NguoiYeuCau_Id: uuid('nguoi_yeu_cau_id').references(() => catalogueTable('NhanVien')._id),
    KetQuaLai: text('ket_qua_lai'),
    /** The device that measured it again; null where a person typed it. */
    ThietBi_Id: uuid('thiet_bi_id').references(() => catalogueTable('ThietBi')._id),
    NgayKetQuaLai: instant('ngay_ket_qua_lai'),
    TrangThai: choice('trang_thai', trangThaiChayLais).notNull().default('ChoChay'),
    Chon: choice('chon', chonChayLais),
    NgayChon: instant('ngay_chon'),
    NguoiChon_Id: uuid('nguoi_chon_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    // one at a time waits of a value
    uniqueIndex('xet_nghiem_chay_lai_open')
      .on(table.DichVuYeuCau_Id, table.ChiTiet_Id, table.MaChiSo)
      .where(sql`trang_thai = 'ChoChay'`),
    index('xet_nghiem_chay_lai_slip').on(table.DichVuYeuCau_Id, table.NgayYeuCau),
  ],
);

export type ChayLaiRow = typeof chayLaiTable.$inferSelect;
export type MauTuChoiRow = typeof mauTuChoiTable.$inferSelect;
export type PhienBanRow = typeof phienBanTable.$inferSelect;
export type KetQuaRow = typeof ketQuaTable.$inferSelect;
