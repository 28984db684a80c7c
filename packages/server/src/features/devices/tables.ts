import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';

/** The character sets that a link may have. */
export const bangMas = ['utf-8', 'windows-1258', 'iso-8859-1'] as const;

/** Links of devices: where each is reached, and how its line stands, which the node that serves it writes. */
export const ketNoiTable = mainSchema.table(
  'ket_noi_thiet_bi',
  {
    ...baseColumns(),
    ThietBi_Id: uuid('thiet_bi_id')
      .notNull()
      .references(() => catalogueTable('ThietBi')._id),
    /** The laboratory that it measures for; with it the facility whose samples it may know. */
    NoiThucHien_Id: uuid('noi_thuc_hien_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    GiaoThuc: choice('giao_thuc', ['ASTM', 'HL7']).notNull(),
    CachNoi: choice('cach_noi', ['Nghe', 'Goi']).notNull(),
    /** Whom Sen calls; where Sen listens, the only one that is let in. */
    DiaChi: text('dia_chi'),
    Cong: integer('cong').notNull(),
    BangMa: choice('bang_ma', bangMas).notNull(),
    /** Where the id of a sample stands in its messages; null for wherever one of ours does. */
    ViTriMau: text('vi_tri_mau'),
    GuiChiDinh: boolean('gui_chi_dinh').notNull().default(false),
    ImSauPhut: integer('im_sau_phut'),
    Bat: boolean('bat').notNull().default(false),
    DuongTruyen: choice('duong_truyen', ['DangNghe', 'DaKetNoi', 'Loi']).notNull().default('DangNghe'),
    /** Code of the error that holds it up. */
    Loi: text('loi'),
    /** When the node that serves it last said so; null when none does. */
    NhipTim: instant('nhip_tim'),
    KetNoiLuc: instant('ket_noi_luc'),
    TinCuoiLuc: instant('tin_cuoi_luc'),
  },
  (table) => [
    uniqueIndex('ket_noi_thiet_bi_device').on(table.ThietBi_Id).where(sql`bat`),
    index('ket_noi_thiet_bi_of_device').on(table.ThietBi_Id),
    uniqueIndex('ket_noi_thiet_bi_port').on(table.Cong).where(sql`cach_noi = 'Nghe' and bat`),
  ],
);

/** What the codes of a device mean. */
export const maMayTable = mainSchema.table(
  'ma_may_chi_so',
  {
    ...baseColumns(),
    KetNoi_Id: uuid('ket_noi_id')
      .notNull()
      .references(() => ketNoiTable._id),
    MaMay: text('ma_may').notNull(),
    /** Null for a code that is not used. */
    MaChiSo: text('ma_chi_so'),
    /** Its results are kept and go nowhere. */
    BoQua: boolean('bo_qua').notNull().default(false),
    HeSo: numeric('he_so'),
    SoLe: integer('so_le'),
    DonViMay: text('don_vi_may'),
  },
  (table) => [uniqueIndex('ma_may_chi_so_code').on(table.KetNoi_Id, table.MaMay)],
);

/** Raw messages of devices, kept 30 days, and what is still to be sent to them. */
export const tinThietBiTable = mainSchema.table(
  'tin_thiet_bi',
  {
    ...baseColumns(),
    KetNoi_Id: uuid('ket_noi_id')
      .notNull()
      .references(() => ketNoiTable._id),
    Luc: instant('luc').notNull(),
    Chieu: choice('chieu', ['Vao', 'Ra']).notNull(),
    KetQua: choice('ket_qua', [
      'Nhan',
      'TrungLap',
      'Hong',
      'ChoXem',
      'DaXem',
      'ChoGui',
      'DaGui',
      'BiTuChoi',
    ]).notNull(),
    MaTin: text('ma_tin'),
    NoiDung: text('noi_dung').notNull(),
    Loi: text('loi'),
    /** How a person settled one that was not understood. */
    CachXuLy: text('cach_xu_ly'),
    SoKetQua: integer('so_ket_qua').notNull().default(0),
    /** The slip whose orders are to be sent. */
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id').references(() => dichVuYeuCauTable._id),
  },
  (table) => [
    index('tin_thiet_bi_link').on(table.KetNoi_Id, table.Luc),
    index('tin_thiet_bi_old').on(table.Luc),
    index('tin_thiet_bi_to_see').on(table.KetNoi_Id).where(sql`ket_qua = 'ChoXem'`),
    index('tin_thiet_bi_to_send').on(table.KetNoi_Id, table._id).where(sql`ket_qua = 'ChoGui'`),
    index('tin_thiet_bi_slip').on(table.DichVuYeuCau_Id).where(sql`dich_vu_yeu_cau_id is not null`),
  ],
);

/** Every result that a device sent, once, and what became of it. */
export const ketQuaThietBiTable = mainSchema.table(
  'ket_qua_thiet_bi',
  {
    ...baseColumns(),
    KetNoi_Id: uuid('ket_noi_id')
      .notNull()
      .references(() => ketNoiTable._id),
    /** Its message; that is kept for 30 days only. */
    Tin_Id: uuid('tin_id').notNull(),
    /** What makes a repeated one the same. */
    Khoa: text('khoa').notNull(),
    Luc: instant('luc').notNull(),
    LucChay: instant('luc_chay'),
    SIDMau: text('sid_mau').notNull(),
    MaMay: text('ma_may').notNull(),
    GiaTri: text('gia_tri').notNull(),
    DonVi: text('don_vi'),
    Co: text('co'),
    DienGiai: choice('dien_giai', ['AmTinh', 'NghiNgo', 'DuongTinh']),
    /** The person whom the analyser named, where it is not the patient of the sample. */
    NguoiMay: text('nguoi_may'),
    TrangThai: choice('trang_thai', [
      'ChoGhep',
      'ChoChon',
      'DaVao',
      'KiemChuan',
      'KhongDung',
      'DaBo',
    ]).notNull(),
    LyDoCho: choice('ly_do_cho', [
      'KhongMau',
      'KhongMa',
      'KhongChiDinh',
      'DaTra',
      'DaHuy',
      'KhacNoi',
      'KhacDonVi',
      'GiaTriSai',
      'MauTuChoi',
      'ChuaChinhThuc',
      'KhacNguoi',
      'NhieuMau',
      'KhongHieu',
      'NhieuGiaTri',
      'KiemChuanLe',
    ]),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id').references(() => dichVuYeuCauTable._id),
    MaChiSo: text('ma_chi_so'),
    /** The value in the unit of the laboratory. */
    KetQua: text('ket_qua'),
    LaChayLai: boolean('la_chay_lai').notNull().default(false),
    LyDoBo: text('ly_do_bo'),
  },
  (table) => [
    uniqueIndex('ket_qua_thiet_bi_key').on(table.KetNoi_Id, table.Khoa),
    index('ket_qua_thiet_bi_day').on(table.KetNoi_Id, table.Luc),
    index('ket_qua_thiet_bi_slip').on(table.DichVuYeuCau_Id).where(sql`dich_vu_yeu_cau_id is not null`),
    index('ket_qua_thiet_bi_waiting').on(table.KetNoi_Id, table._id).where(sql`trang_thai = 'ChoGhep'`),
  ],
);

export type KetNoiRow = typeof ketNoiTable.$inferSelect;
export type MaMayRow = typeof maMayTable.$inferSelect;
export type TinRow = typeof tinThietBiTable.$inferSelect;
export type KetQuaThietBiRow = typeof ketQuaThietBiTable.$inferSelect;
