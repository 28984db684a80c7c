import type {
  DauHieuDeKhang,
  MucNhayCam,
  PhuongPhapKhangSinhDo,
  TrangThaiCay,
} from '@sen/domain/microbiology/values';
import { boolean, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, instant, mainSchema } from '../../engine/sql/columns.ts';
import { versionColumns } from '../orders/resultVersions.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';
import { type ReadingTables, readingTables } from '../readings/readingTables.ts';

export const { ketQuaTable, hinhAnhTable } = readingTables('vi_sinh');

/** Versions of the result of a slip, preliminary ones among them. */
export const phienBanTable = mainSchema.table(
  'vi_sinh_phien_ban',
  { ...versionColumns(), LaSoBo: boolean('la_so_bo').notNull().default(false) },
  (table) => [uniqueIndex('vi_sinh_phien_ban_slip').on(table.DichVuYeuCau_Id, table.PhienBan)],
);

/** Texts and images of microbiology. */
export const microbiologyTables: ReadingTables = {
  ketQuaTable,
  hinhAnhTable,
  phienBanTable: phienBanTable as unknown as ReadingTables['phienBanTable'], // the same columns and one more
};

const ofLine = () => ({
  ...baseColumns(),
  DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
    .notNull()
    .references(() => dichVuYeuCauTable._id),
  PhienBan: integer('phien_ban').notNull(),
  ChiTiet_Id: uuid('chi_tiet_id')
    .notNull()
    .references(() => dichVuYeuCauChiTietTable._id),
});

/** The specimen of a service in a version, what was seen directly, how its culture stands. */
export const nuoiCayTable = mainSchema.table(
  'vi_sinh_nuoi_cay',
  {
    ...ofLine(),
    LoaiBenhPham_Id: uuid('loai_benh_pham_id').references(() => catalogueTable('LoaiBenhPham')._id),
    LayMauLuc: instant('lay_mau_luc'),
    NhanMauLuc: instant('nhan_mau_luc'),
    SoiTrucTiep: text('soi_truc_tiep'),
    TrangThaiCay: text('trang_thai_cay').$type<TrangThaiCay>(),
    SoNgay: integer('so_ngay'),
  },
  (table) => [
    uniqueIndex('vi_sinh_nuoi_cay_line').on(table.DichVuYeuCau_Id, table.PhienBan, table.ChiTiet_Id),
  ],
);

/** The organisms that grew, in their order. */
export const viKhuanTable = mainSchema.table(
  'vi_sinh_vi_khuan',
  {
    ...ofLine(),
    ThuTu: integer('thu_tu').notNull(),
    ViKhuan_Id: uuid('vi_khuan_id')
      .notNull()
      .references(() => catalogueTable('ViKhuan')._id),
    SoLuong: text('so_luong'),
    DauHieus: text('dau_hieus').array().notNull().default([]).$type<DauHieuDeKhang[]>(),
  },
  (table) => [
    uniqueIndex('vi_sinh_vi_khuan_once').on(
      table.DichVuYeuCau_Id,
      table.PhienBan,
      table.ChiTiet_Id,
      table.ViKhuan_Id,
    ),
    index('vi_sinh_vi_khuan_organism').on(table.ViKhuan_Id),
  ],
);

/** The antibiogram of an organism, in its order: what was measured, what the table proposed and what the reader decided. */
export const khangSinhTable = mainSchema.table(
  'vi_sinh_khang_sinh',
  {
    ...ofLine(),
    ViKhuan_Id: uuid('vi_khuan_id')
      .notNull()
      .references(() => catalogueTable('ViKhuan')._id),
    ThuTu: integer('thu_tu').notNull(),
    KhangSinh_Id: uuid('khang_sinh_id')
      .notNull()
      .references(() => catalogueTable('KhangSinh')._id),
    PhuongPhap: text('phuong_phap').notNull().$type<PhuongPhapKhangSinhDo>(),
    GiaTri: text('gia_tri'),
    KetQua: text('ket_qua').$type<MucNhayCam>(),
    DeXuat: text('de_xuat').$type<MucNhayCam>(),
    CanCu: text('can_cu'),
  },
  (table) => [
    uniqueIndex('vi_sinh_khang_sinh_once').on(
      table.DichVuYeuCau_Id,
      table.PhienBan,
      table.ChiTiet_Id,
      table.ViKhuan_Id,
      table.KhangSinh_Id,
      table.PhuongPhap,
    ),
    index('vi_sinh_khang_sinh_tested').on(table.KhangSinh_Id),
  ],
);
