import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';

/** Look-ups of cards at the insurance portal: what was asked, what came back, when. Evidence, never changed. */
export const traCuuTheTable = mainSchema.table(
  'tra_cuu_the',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id'),
    BenhNhan_Id: uuid('benh_nhan_id'),
    maThe: text('ma_the').notNull(),
    hoTen: text('ho_ten').notNull(),
    ngaySinh: text('ngay_sinh').notNull(),
    /** False: the portal did not answer; the visit goes on and the look-up is repeated. */
    reachable: boolean('reachable').notNull(),
    maKetQua: text('ma_ket_qua'),
    /** The portal's own words, or what went wrong on the way. */
    ghiChu: text('ghi_chu'),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('tra_cuu_the_card').on(table.maThe, table.at),
    index('tra_cuu_the_visit').on(table.TiepNhan_Id),
    index('tra_cuu_the_patient').on(table.BenhNhan_Id, table.at),
  ],
);

function money(name: string) {
  return numeric(name, { precision: 18, scale: 2 }).notNull();
}

/** Confirmed insured costs: what the fund is billed for a visit, as it stood then. Taken back ones stay readable. */
export const xacNhanBHYTTable = mainSchema.table(
  'xac_nhan_bhyt',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id').notNull(),
    BenhNhan_Id: uuid('benh_nhan_id').notNull(),
    NgayXacNhan: instant('ngay_xac_nhan').notNull(),
    NguoiXacNhan_Id: uuid('nguoi_xac_nhan_id'),
    SoTheBHYT: text('so_the_bhyt'),
    MaDoiTuongKCB: text('ma_doi_tuong_kcb'),
    ThanhTien: money('thanh_tien'),
    BHChiTra: money('bh_chi_tra'),
    BNCCT: money('bncct'),
    BNTT: money('bntt'),
    NguonKhac: money('nguon_khac'),
    /** The lines with the part of each payer. */
    dongs: jsonb('dongs').$type<ReadonlyArray<Record<string, unknown>>>().notNull(),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaHuy']).notNull().default('HieuLuc'),
    LyDoHuy: text('ly_do_huy'),
    NguoiHuy_Id: uuid('nguoi_huy_id'),
    NgayHuy: instant('ngay_huy'),
  },
  (table) => [
    uniqueIndex('xac_nhan_bhyt_live').on(table.TiepNhan_Id).where(sql`trang_thai = 'HieuLuc'`),
    index('xac_nhan_bhyt_visit').on(table.TiepNhan_Id),
    index('xac_nhan_bhyt_day').on(table.NgayXacNhan),
  ],
);

export type XacNhanBHYTRow = typeof xacNhanBHYTTable.$inferSelect;
