import { tuTrangActs } from '@sen/domain/emergency/capCuu';
import { mucCapCuu, phuongTienDen } from '@sen/domain/emergency/phanLoai';
import { sql } from 'drizzle-orm';
import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** What the emergency reception knows of a visit: one a visit, whose patient and place are the visit's. */
export const capCuuTable = mainSchema.table(
  'tiep_nhan_cap_cuu',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    DenLuc: instant('den_luc').notNull(),
    Muc: choice('muc', keysOf(mucCapCuu)).notNull(),
    PhanLoaiLuc: instant('phan_loai_luc').notNull(),
    NguoiPhanLoai_Id: uuid('nguoi_phan_loai_id').references(() => catalogueTable('NhanVien')._id),
    PhuongTien: choice('phuong_tien', keysOf(phuongTienDen)),
    ChanDoanSoBo: text('chan_doan_so_bo'),
    BaoXaLuc: instant('bao_xa_luc'),
    BaoXaNoi: text('bao_xa_noi'),
    NguoiBaoXa_Id: uuid('nguoi_bao_xa_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    uniqueIndex('tiep_nhan_cap_cuu_visit').on(table.TiepNhan_Id),
    index('tiep_nhan_cap_cuu_arrival').on(table.DenLuc),
    check('tiep_nhan_cap_cuu_told', sql`(bao_xa_luc is null) = (bao_xa_noi is null)`),
  ],
);

export type CapCuuRow = typeof capCuuTable.$inferSelect;

/** What the house keeps of somebody who cannot. */
export const tuTrangTable = mainSchema.table(
  'tu_trang',
  {
    ...baseColumns(),
    CapCuu_Id: uuid('cap_cuu_id')
      .notNull()
      .references(() => capCuuTable._id),
    MoTa: text('mo_ta').notNull(),
    NgayNhan: instant('ngay_nhan').notNull(),
    NguoiNhan_Id: uuid('nguoi_nhan_id').references(() => catalogueTable('NhanVien')._id),
    TrangThai: choice('trang_thai', keysOf(tuTrangActs.states)).notNull().default('DangGiu'),
    TraCho: text('tra_cho'),
    NgayTra: instant('ngay_tra'),
    NguoiTra_Id: uuid('nguoi_tra_id').references(() => catalogueTable('NhanVien')._id),
  },
  (table) => [
    index('tu_trang_arrival').on(table.CapCuu_Id),
    check(
      'tu_trang_given_back',
      sql`trang_thai <> 'DaTra' or (tra_cho is not null and ngay_tra is not null)`,
    ),
  ],
);

export type TuTrangRow = typeof tuTrangTable.$inferSelect;
