import type { OverriddenWarning } from '@sen/domain/prescriptions/overridden';
import { integer, jsonb, numeric, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { buoiLieuTrinhTable } from '../spa/tables.ts';

/** What performances of services used up: one a line of an order, or one a session of it. */
export const suDungVatTuTable = mainSchema.table(
  'su_dung_vat_tu',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    DichVuYeuCauChiTiet_Id: uuid('dich_vu_yeu_cau_chi_tiet_id')
      .notNull()
      .references(() => dichVuYeuCauChiTietTable._id),
    /** Null where the service is performed once. */
    BuoiLieuTrinh_Id: uuid('buoi_lieu_trinh_id').references(() => buoiLieuTrinhTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    Kho_Id: uuid('kho_id')
      .notNull()
      .references(() => catalogueTable('Kho')._id),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaDuyet']).notNull().default('DangSuDung'),
    NgayDuyet: instant('ngay_duyet'),
    NguoiDuyet_Id: uuid('nguoi_duyet_id').references(() => catalogueTable('NhanVien')._id),
    LyDoHuyDuyet: text('ly_do_huy_duyet'),
  },
  (table) => [
    unique('su_dung_vat_tu_once')
      .on(table.DichVuYeuCau_Id, table.DichVuYeuCauChiTiet_Id, table.BuoiLieuTrinh_Id)
      .nullsNotDistinct(),
  ],
);

export type SuDungVatTuRow = typeof suDungVatTuTable.$inferSelect;

export const suDungVatTuChiTietTable = mainSchema.table(
  'su_dung_vat_tu_chi_tiet',
  {
    ...baseColumns(),
    SuDungVatTu_Id: uuid('su_dung_vat_tu_id')
      .notNull()
      .references(() => suDungVatTuTable._id),
    ThuTu: integer('thu_tu').notNull(),
    Duoc_Id: uuid('duoc_id')
      .notNull()
      .references(() => catalogueTable('Duoc')._id),
    SoLuong: numeric('so_luong', { precision: 18, scale: 3 }).notNull(),
    /** What the quota allowed when it was written; null where the service has no quotas. */
    DinhMuc: numeric('dinh_muc', { precision: 18, scale: 3 }),
    LyDo: text('ly_do'),
    /** What the allergies of the patient say against it, with the reasons why it was given all the same. */
    CanhBao: jsonb('canh_bao').$type<OverriddenWarning[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('su_dung_vat_tu_chi_tiet_drug').on(table.SuDungVatTu_Id, table.Duoc_Id)],
);

export type VatTuRow = typeof suDungVatTuChiTietTable.$inferSelect;
