import { mauSoHoaDon } from '@sen/domain/invoices/serial';
import { nhaCungCapHoaDon } from '@sen/domain/invoices/taiKhoanHoaDon';
import { boolean, date, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { checkColumns } from '../../engine/outside/checks.ts';
import { baseColumns, choice, mainSchema } from '../../engine/sql/columns.ts';

const nhaCungCap = Object.keys(nhaCungCapHoaDon) as ['Viettel']; // its keys
const mauSo = Object.keys(mauSoHoaDon) as ['1', '2']; // its keys

/** Accounts at providers of electronic invoices. */
export const taiKhoanHoaDonTable = mainSchema.table(
  'tai_khoan_hoa_don',
  {
    ...baseColumns(),
    Ten: text('ten').notNull(),
    NhaCungCap: choice('nha_cung_cap', nhaCungCap).notNull(),
    DiaChi: text('dia_chi').notNull(),
    MaSoThue: text('ma_so_thue').notNull(),
    TenDangNhap: text('ten_dang_nhap').notNull(),
    /** Encrypted with the site's key. */
    MatKhau: text('mat_khau').notNull(),
    MauSo: choice('mau_so', mauSo).notNull(),
    KyHieu: text('ky_hieu').notNull(),
    /** Counters and people that issue with it; the whole facility when both are empty. */
    Node_Ids: uuid('node_ids').array().notNull().default([]),
    NhanVien_Ids: uuid('nhan_vien_ids').array().notNull().default([]),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    TamNgung: boolean('tam_ngung').notNull().default(false),
    ...checkColumns(),
  },
  (table) => [
    uniqueIndex('tai_khoan_hoa_don_ky_hieu').on(table.NhaCungCap, table.MaSoThue, table.MauSo, table.KyHieu),
  ],
);
