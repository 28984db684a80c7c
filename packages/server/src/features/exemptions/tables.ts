import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** A service that an exemption is asked for: percent of what the patient owes, or dong. */
export type DongMienGiam = { VienPhiDong_Id: string; PhanTram: number | null; SoTien: string | null };

/** Requests for exemptions. A visit has one that waits at most. */
export const yeuCauMienGiamTable = mainSchema.table(
  'yeu_cau_mien_giam',
  {
    ...baseColumns(),
    MaYeuCau: text('ma_yeu_cau').notNull(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    PhamVi: choice('pham_vi', ['CaLuot', 'TheoDong']).notNull(),
    /** Of a whole visit, one of the two; of single services each of `dongs` has its own. */
    PhanTram: integer('phan_tram'),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }),
    dongs: jsonb('dongs').$type<readonly DongMienGiam[]>().notNull().default([]),
    /** What it came to when it was asked for, and when it was granted. */
    SoTienDeNghi: numeric('so_tien_de_nghi', { precision: 18, scale: 2 }).notNull(),
    SoTienDuyet: numeric('so_tien_duyet', { precision: 18, scale: 2 }),
    LyDo: text('ly_do').notNull(),
    SoGiayTo: text('so_giay_to'),
    NgayDeNghi: instant('ngay_de_nghi').notNull(),
    NguoiDeNghi_Id: uuid('nguoi_de_nghi_id').notNull(),
    NgayDuyet: instant('ngay_duyet'),
    NguoiDuyet_Id: uuid('nguoi_duyet_id'),
    LyDoTuChoi: text('ly_do_tu_choi'),
    TrangThai: choice('trang_thai', ['ChoDuyet', 'DaDuyet', 'TuChoi', 'DaRut']).notNull().default('ChoDuyet'),
  },
  (table) => [
    uniqueIndex('yeu_cau_mien_giam_code').on(table.MaYeuCau),
    uniqueIndex('yeu_cau_mien_giam_waiting').on(table.TiepNhan_Id).where(sql`trang_thai = 'ChoDuyet'`),
    index('yeu_cau_mien_giam_visit').on(table.TiepNhan_Id),
    index('yeu_cau_mien_giam_patient').on(table.BenhNhan_Id),
    index('yeu_cau_mien_giam_day').on(table.NgayDeNghi),
    check(
      'yeu_cau_mien_giam_share',
      sql`(pham_vi = 'CaLuot') = ((phan_tram is null) <> (so_tien is null)) and (pham_vi = 'TheoDong') = (jsonb_array_length(dongs) > 0)`,
    ),
  ],
);

export type YeuCauMienGiamRow = typeof yeuCauMienGiamTable.$inferSelect;
