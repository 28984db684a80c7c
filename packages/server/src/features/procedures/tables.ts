import {
  type TaiBienPTTT,
  type ThanhVienPTTT,
  type TuVongPTTT,
  taiBienPTTT,
  tuVongPTTT,
} from '@sen/domain/procedures/tuongTrinh';
import { integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';
import { readingTables } from '../readings/readingTables.ts';

/** Reports of surgery and procedures: what is said of each service. */
export const procedureTables = readingTables('pttt');
export const { phienBanTable, ketQuaTable, hinhAnhTable } = procedureTables;

/** What a version of a report says of the operation: when, how, by whom, how it ended. */
export const tuongTrinhTable = mainSchema.table(
  'pttt_tuong_trinh',
  {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    PhienBan: integer('phien_ban').notNull(),
    BatDau: instant('bat_dau'),
    KetThuc: instant('ket_thuc'),
    PhuongPhapPhauThuat_Id: uuid('phuong_phap_phau_thuat_id').references(
      () => catalogueTable('DM_PhuongPhapPhauThuat')._id,
    ),
    PhuongPhapVoCam_Id: uuid('phuong_phap_vo_cam_id').references(
      () => catalogueTable('DM_PhuongPhapVoCam')._id,
    ),
    ChanDoanTruoc: text('chan_doan_truoc'),
    ChanDoanTruocICD_Id: uuid('chan_doan_truoc_icd_id').references(() => catalogueTable('ICD')._id),
    ChanDoanSau: text('chan_doan_sau'),
    ChanDoanSauICD_Id: uuid('chan_doan_sau_icd_id').references(() => catalogueTable('ICD')._id),
    TuVong: choice('tu_vong', keys<TuVongPTTT>(tuVongPTTT)),
    TaiBien: choice('tai_bien', keys<TaiBienPTTT>(taiBienPTTT)),
    TaiBienGhiChu: text('tai_bien_ghi_chu'),
    Kip: jsonb('kip').$type<readonly ThanhVienPTTT[]>().notNull().default([]),
    NgayKhoa: instant('ngay_khoa'),
    NguoiKhoa_Id: uuid('nguoi_khoa_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [uniqueIndex('pttt_tuong_trinh_slip').on(table.DichVuYeuCau_Id, table.PhienBan)],
);

export type TuongTrinhRow = typeof tuongTrinhTable.$inferSelect;

function keys<K extends string>(of: Readonly<Record<K, unknown>>): [K, ...K[]] {
  return Object.keys(of) as [K, ...K[]]; // the keys of the record
}
