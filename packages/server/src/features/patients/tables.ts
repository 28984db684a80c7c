import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, mainSchema } from '../../engine/columns.ts';

/** A reference to an entry of a catalogue; the foreign key lets the catalogue count its uses. */
function refTo(catalogue: string, column: string) {
  return uuid(column).references(() => catalogueTable(catalogue)._id);
}

/**
 * People who are or were treated here. A record is never deleted: it is cancelled (`DaHuy`). The database keeps one column more,
 * `name_words` with its index, made of the key of the name: what searches by name ask (./nameWords.ts).
 */
export const benhNhanTable = mainSchema.table(
  'benh_nhan',
  {
    ...baseColumns(),
    MaYTe: text('ma_y_te').notNull(),
    TenBenhNhan: text('ten_benh_nhan').notNull(),
    TenKhongDau: text('ten_khong_dau').notNull(),
    NgaySinh: date('ngay_sinh', { mode: 'string' }),
    NamSinh: integer('nam_sinh').notNull(),
    GioiTinh: choice('gioi_tinh', ['MALE', 'FEMALE', 'OTHER']).notNull(),
    SoDienThoai: text('so_dien_thoai'),
    SoNha: text('so_nha'),
    CMNDHoacHoChieu: text('cmnd_hoac_ho_chieu'),
    DiaChi_Id: refTo('DonViHanhChinh', 'dia_chi_id'),
    fullAddress: text('full_address'),
    QuocTich_Id: refTo('QuocTich', 'quoc_tich_id'),
    DanToc_Id: refTo('DanToc', 'dan_toc_id'),
    NgheNghiep_Id: refTo('NgheNghiep', 'nghe_nghiep_id'),
    NhomMau_Id: refTo('NhomMau', 'nhom_mau_id'),
    YeuToRh_Id: refTo('YeuToRh', 'yeu_to_rh_id'),
    TenNguoiLienHe: text('ten_nguoi_lien_he'),
    QuanHeNguoiLienHe: text('quan_he_nguoi_lien_he'),
    SoDienThoaiNguoiLienHe: text('so_dien_thoai_nguoi_lien_he'),
    DiaChiNguoiLienHe: text('dia_chi_nguoi_lien_he'),
    TienSuDiUng: text('tien_su_di_ung'),
    DiUngHoatChat_Ids: uuid('di_ung_hoat_chat_ids').array().notNull().default([]),
    TienSuBenh: text('tien_su_benh'),
    GhiChu: text('ghi_chu'),
    TuVong: boolean('tu_vong').notNull().default(false),
    NhomBenhNhan_Ids: uuid('nhom_benh_nhan_ids').array().notNull().default([]),
    KieuBenhNhan: choice('kieu_benh_nhan', ['VietNam', 'VietKieu', 'NuocNgoai']).notNull().default('VietNam'),
    LoaiBenhNhan: text('loai_benh_nhan'),
    NguonKhachHang: text('nguon_khach_hang'),
    DonVi: text('don_vi'),
    TenTrenHoaDon: text('ten_tren_hoa_don'),
    Email: text('email'),
    MaSoThue: text('ma_so_thue'),
    /** The last known insurance card; a visit keeps its own copy. */
    SoTheBHYT: text('so_the_bhyt'),
    BHYTNgayHieuLuc: date('bhyt_ngay_hieu_luc', { mode: 'string' }),
    BHYTNgayHetHieuLuc: date('bhyt_ngay_het_hieu_luc', { mode: 'string' }),
    BenhVien_KCB_Id: refTo('BenhVien', 'benh_vien_kcb_id'),
    NgayDu5Nam: date('ngay_du5_nam', { mode: 'string' }),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
  },
  (table) => [
    uniqueIndex('benh_nhan_ma_y_te').on(table.MaYTe),
    index('benh_nhan_code_prefix').using('btree', sql`ma_y_te text_pattern_ops`),
    index('benh_nhan_phone').using('btree', sql`so_dien_thoai text_pattern_ops`),
    index('benh_nhan_contact_phone').on(table.SoDienThoaiNguoiLienHe),
    index('benh_nhan_citizen').using('btree', sql`cmnd_hoac_ho_chieu text_pattern_ops`),
    index('benh_nhan_card').using('btree', sql`so_the_bhyt text_pattern_ops`),
    // The ten digits of the insurance number, whatever card they stand on.
    index('benh_nhan_card_digits').using('btree', sql`right(so_the_bhyt, 10) text_pattern_ops`),
    index('benh_nhan_birth').on(table.NgaySinh),
  ],
);

export type BenhNhanRow = typeof benhNhanTable.$inferSelect;
