import { loaiKyQuyetToan } from '@sen/domain/invoices/quyetToan';
import { mauSoHoaDon } from '@sen/domain/invoices/serial';
import { nhaCungCapHoaDon } from '@sen/domain/invoices/taiKhoanHoaDon';
import { inForce } from '@sen/domain/records/commonFields';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { checkColumns } from '../../engine/outside/checks.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { bienLaiTable } from '../cashier/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';

const nhaCungCap = Object.keys(nhaCungCapHoaDon) as ['Viettel', 'VNPT', 'MISA']; // its keys
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
    /** The account that issues and its password, encrypted too, where the provider wants them beside (VNPT). */
    TenPhatHanh: text('ten_phat_hanh'),
    MatKhauPhatHanh: text('mat_khau_phat_hanh'),
    /** The AppID that the provider gives who connects (MISA). */
    MaUngDung: text('ma_ung_dung'),
    MauSo: choice('mau_so', mauSo).notNull(),
    KyHieu: text('ky_hieu').notNull(),
    /** Name of the layout at the provider (templateCode, pattern); empty for the first one of the form. */
    MaMau: text('ma_mau').notNull().default(''),
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

/** Settlements with the insurance. */
export const quyetToanTable = mainSchema.table(
  'quyet_toan_bhyt',
  {
    ...baseColumns(),
    /** The facility that settles; null for a site without any. */
    CoSo_Id: uuid('co_so_id'),
    LoaiKy: choice('loai_ky', keysOf(loaiKyQuyetToan)).notNull(),
    Nam: integer('nam').notNull(),
    Ky: integer('ky').notNull(),
    TuNgay: date('tu_ngay', { mode: 'string' }).notNull(),
    DenNgay: date('den_ngay', { mode: 'string' }).notNull(),
    SoBienBan: text('so_bien_ban').notNull(),
    NgayBienBan: date('ngay_bien_ban', { mode: 'string' }).notNull(),
    /** What was accepted of what was claimed, whole dong. */
    SoTienChapNhan: numeric('so_tien_chap_nhan', { precision: 18, scale: 2 }).notNull(),
    SoTienDeNghi: numeric('so_tien_de_nghi', { precision: 18, scale: 2 }).notNull(),
    GhiChu: text('ghi_chu'),
    LyDoHuy: text('ly_do_huy'),
    TrangThai: choice('trang_thai', keysOf(inForce)).notNull(),
  },
  (table) => [
    uniqueIndex('quyet_toan_bhyt_once')
      .on(sql`coalesce(co_so_id, '00000000-0000-0000-0000-000000000000'::uuid)`, table.TuNgay)
      .where(sql`trang_thai = 'HieuLuc'`),
    index('quyet_toan_bhyt_period').on(table.TuNgay),
    check(
      'quyet_toan_bhyt_sums',
      sql`so_tien_chap_nhan between 0 and so_tien_de_nghi and so_tien_chap_nhan = trunc(so_tien_chap_nhan)`,
    ),
  ],
);

/**
 * Electronic invoices. A number is given once in a serial, and each stands under our key at its provider: whatever dies meanwhile, a
 * receipt is invoiced once.
 */
export const hoaDonTable = mainSchema.table(
  'hoa_don_dien_tu',
  {
    ...baseColumns(),
    MaHoaDon: text('ma_hoa_don').notNull(),
    LoaiHoaDon: choice('loai_hoa_don', [
      'BanHang',
      'TongHop',
      'QuyetToan',
      'DieuChinh',
      'DieuChinhTang',
      'ThayThe',
    ]).notNull(),
    TaiKhoan_Id: uuid('tai_khoan_id')
      .notNull()
      .references(() => taiKhoanHoaDonTable._id),
    Pattern: choice('pattern', mauSo).notNull(),
    Serial: text('serial').notNull(),
    SoHoaDon: integer('so_hoa_don'),
    NgayHoaDon: date('ngay_hoa_don', { mode: 'string' }).notNull(),
    /** Null for a summary and for an invoice to the insurance. */
    BenhNhan_Id: uuid('benh_nhan_id').references(() => benhNhanTable._id),
    /** The settlement with the insurance that it says. */
    QuyetToan_Id: uuid('quyet_toan_id').references(() => quyetToanTable._id),
    QuayThu_Id: uuid('quay_thu_id'),
    NguoiMua: text('nguoi_mua'),
    DonViMua: text('don_vi_mua'),
    MaSoThueMua: text('ma_so_thue_mua'),
    DiaChiMua: text('dia_chi_mua'),
    GiayToMua: text('giay_to_mua'),
    EmailMua: text('email_mua'),
    HinhThucThanhToan: text('hinh_thuc_thanh_toan').notNull(),
    /** Whole dong; an adjustment takes it off. */
    TongTien: numeric('tong_tien', { precision: 18, scale: 2 }).notNull(),
    HoaDonGoc_Id: uuid('hoa_don_goc_id'),
    LyDoDieuChinh: choice('ly_do_dieu_chinh', ['2', '8', '13', '14']),
    GhiChu: text('ghi_chu'),
    GuiLuc: instant('gui_luc'),
    GuiLaiLuc: instant('gui_lai_luc'),
    PhatHanhLuc: instant('phat_hanh_luc'),
    MaGiaoDich: text('ma_giao_dich'),
    MaTraCuu: text('ma_tra_cuu'),
    MaCoQuanThue: text('ma_co_quan_thue'),
    /** Its picture, once the provider gave it. */
    TepPdf_Id: uuid('tep_pdf_id'),
    /** Its XML, as the tax office has it: kept as long as the invoice. */
    TepXml_Id: uuid('tep_xml_id'),
    LoiMa: text('loi_ma'),
    LoiThongBao: text('loi_thong_bao'),
    TrangThai: choice('trang_thai', [
      'Nhap',
      'ChoGui',
      'DangGui',
      'KhongRo',
      'TuChoi',
      'DaPhatHanh',
      'DaDieuChinh',
      'BiThayThe',
      'DaXoa',
    ]).notNull(),
  },
  (table) => [
    uniqueIndex('hoa_don_dien_tu_key').on(table.MaHoaDon),
    uniqueIndex('hoa_don_dien_tu_number').on(table.TaiKhoan_Id, table.Pattern, table.Serial, table.SoHoaDon),
    // one change of an invoice at a time
    uniqueIndex('hoa_don_dien_tu_changing')
      .on(table.HoaDonGoc_Id)
      .where(sql`trang_thai in ('Nhap', 'ChoGui', 'DangGui', 'KhongRo', 'TuChoi')`),
    // a settlement has one invoice; what it changed to are its adjustments and replacements
    uniqueIndex('hoa_don_dien_tu_settlement_once')
      .on(table.QuyetToan_Id)
      .where(sql`loai_hoa_don = 'QuyetToan' and trang_thai <> 'DaXoa'`),
    index('hoa_don_dien_tu_settlement').on(table.QuyetToan_Id).where(sql`quyet_toan_id is not null`),
    index('hoa_don_dien_tu_day').on(table.NgayHoaDon),
    index('hoa_don_dien_tu_patient').on(table.BenhNhan_Id),
    index('hoa_don_dien_tu_original').on(table.HoaDonGoc_Id).where(sql`hoa_don_goc_id is not null`),
    index('hoa_don_dien_tu_pdf').on(table.TepPdf_Id).where(sql`tep_pdf_id is not null`),
    index('hoa_don_dien_tu_xml').on(table.TepXml_Id).where(sql`tep_xml_id is not null`),
    index('hoa_don_dien_tu_open')
      .on(table.TrangThai)
      .where(sql`trang_thai in ('Nhap', 'ChoGui', 'DangGui', 'KhongRo', 'TuChoi')`),
    check('hoa_don_dien_tu_sum', sql`tong_tien > 0 and tong_tien = trunc(tong_tien)`),
    check(
      'hoa_don_dien_tu_issued',
      sql`(so_hoa_don is not null) = (trang_thai in ('DaPhatHanh', 'DaDieuChinh', 'BiThayThe'))`,
    ),
    check(
      'hoa_don_dien_tu_original_named',
      sql`(loai_hoa_don in ('DieuChinh', 'DieuChinhTang', 'ThayThe')) = (hoa_don_goc_id is not null)
        and (hoa_don_goc_id is null) = (ly_do_dieu_chinh is null)`,
    ),
  ],
);

/** The lines of invoices. */
export const hoaDonDongTable = mainSchema.table(
  'hoa_don_dong',
  {
    ...baseColumns(),
    HoaDon_Id: uuid('hoa_don_id')
      .notNull()
      .references(() => hoaDonTable._id),
    STT: integer('stt').notNull(),
    Ten: text('ten').notNull(),
    DonViTinh: text('don_vi_tinh'),
    ThanhTien: numeric('thanh_tien', { precision: 18, scale: 2 }).notNull(),
  },
  (table) => [
    uniqueIndex('hoa_don_dong_place').on(table.HoaDon_Id, table.STT),
    check('hoa_don_dong_amount', sql`thanh_tien > 0`),
  ],
);

/**
 * What of which receipt stands in an invoice: a refund that was made before stands in it with a sum below 0, one made later stands in an
 * adjustment, once for each invoice that it adjusts.
 */
export const hoaDonBienLaiTable = mainSchema.table(
  'hoa_don_bien_lai',
  {
    ...baseColumns(),
    HoaDon_Id: uuid('hoa_don_id')
      .notNull()
      .references(() => hoaDonTable._id),
    BienLai_Id: uuid('bien_lai_id')
      .notNull()
      .references(() => bienLaiTable._id),
    HoaDonGoc_Id: uuid('hoa_don_goc_id'),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    HieuLuc: boolean('hieu_luc').notNull().default(true),
  },
  (table) => [
    index('hoa_don_bien_lai_invoice').on(table.HoaDon_Id),
    uniqueIndex('hoa_don_bien_lai_once')
      .on(table.BienLai_Id, sql`coalesce(hoa_don_goc_id, hoa_don_id)`)
      .where(sql`hieu_luc`),
    // what collected money is invoiced once
    uniqueIndex('hoa_don_bien_lai_one')
      .on(table.BienLai_Id)
      .where(sql`hieu_luc and so_tien > 0 and hoa_don_goc_id is null`),
  ],
);

/** Notices that name or address of an invoice are wrong, form 04/SS-HĐĐT. */
export const thongBaoSaiSotTable = mainSchema.table(
  'thong_bao_sai_sot',
  {
    ...baseColumns(),
    SoThongBao: text('so_thong_bao').notNull(),
    HoaDon_Id: uuid('hoa_don_id')
      .notNull()
      .references(() => hoaDonTable._id),
    NgayThongBao: date('ngay_thong_bao', { mode: 'string' }).notNull(),
    /** The buyer as it should be. */
    NguoiMua: text('nguoi_mua'),
    DonViMua: text('don_vi_mua'),
    DiaChiMua: text('dia_chi_mua'),
    LyDo: text('ly_do').notNull(),
    NgayGui: date('ngay_gui', { mode: 'string' }),
    PhanHoi: text('phan_hoi'),
    LyDoHuy: text('ly_do_huy'),
    TrangThai: choice('trang_thai', ['DaLap', 'DaGui', 'TiepNhan', 'KhongTiepNhan', 'DaHuy']).notNull(),
  },
  (table) => [
    uniqueIndex('thong_bao_sai_sot_number').on(table.SoThongBao),
    index('thong_bao_sai_sot_invoice').on(table.HoaDon_Id),
    // one at a time
    uniqueIndex('thong_bao_sai_sot_open').on(table.HoaDon_Id).where(sql`trang_thai in ('DaLap', 'DaGui')`),
  ],
);

/** What was said to providers and what they answered, kept for ever; no password stands in it. */
export const hoaDonTraoDoiTable = mainSchema.table(
  'hoa_don_trao_doi',
  {
    ...baseColumns(),
    HoaDon_Id: uuid('hoa_don_id')
      .notNull()
      .references(() => hoaDonTable._id),
    Loai: choice('loai', ['Gui', 'Tim']).notNull(),
    KetQua: choice('ket_qua', ['Xong', 'Cho', 'TuChoi', 'KhongRo', 'KhongCo']).notNull(),
    Luc: instant('luc').notNull(),
    GuiDi: text('gui_di').notNull(),
    NhanVe: text('nhan_ve'),
  },
  (table) => [index('hoa_don_trao_doi_invoice').on(table.HoaDon_Id)],
);

export type TaiKhoanRow = typeof taiKhoanHoaDonTable.$inferSelect;
export type ThongBaoSaiSotRow = typeof thongBaoSaiSotTable.$inferSelect;
export type QuyetToanRow = typeof quyetToanTable.$inferSelect;
export type HoaDonRow = typeof hoaDonTable.$inferSelect;
export type HoaDonDongRow = typeof hoaDonDongTable.$inferSelect;
