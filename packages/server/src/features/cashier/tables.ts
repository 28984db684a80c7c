import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { SessionUser } from '../../engine/context.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Who prepared a collection: whom it is collected as. The only right that goes with it is that of collecting. */
export type Preparer = {
  user: SessionUser;
  profileId: string | null;
  nodeId: string | null;
  /** Where the right to collect was held. */
  nodeIds: string[];
  permissions: string[];
  language: 'vi' | 'en';
};

function money(name: string) {
  return numeric(name, { precision: 18, scale: 2 }).notNull().default('0');
}

/** Sums that a line and the account of a visit both have. */
function parts() {
  return {
    ThanhTien: money('thanh_tien'),
    BHChiTra: money('bh_chi_tra'),
    BNCCT: money('bncct'),
    BNTT: money('bntt'),
    BenhNhanTT: money('benh_nhan_tt'),
    NguonKhac: money('nguon_khac'),
    KhuyenMai: money('khuyen_mai'),
    MienGiam: money('mien_giam'),
    HachToan: money('hach_toan'),
    ConLai: money('con_lai'),
    ThuThua: money('thu_thua'),
  };
}

/** The account of a visit: one row, locked by every act that moves money of the visit; its sums feed the cashier's lists. */
export const vienPhiTable = mainSchema.table(
  'vien_phi',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    Ngay: date('ngay', { mode: 'string' }).notNull(),
    ...parts(),
    soDong: integer('so_dong').notNull().default(0),
    /** Collected for services, cancelled receipts and refunds taken off. */
    DaThu: money('da_thu'),
    /** Advances that are neither allocated nor returned. */
    TamUngCon: money('tam_ung_con'),
    /** What of `ConLai` open debts cover. */
    CongNo: money('cong_no'),
    /** Debts were written of it: they follow what becomes of its lines. */
    coCongNo: boolean('co_cong_no').notNull().default(false),
    /** No co-payment is due because the in-scope total is below the limit of the law. */
    duoiNguong: boolean('duoi_nguong').notNull().default(false),
    theChuaXacMinh: boolean('the_chua_xac_minh').notNull().default(false),
    /** Until when a transfer is awaited for some of the lines at most; one that came or was cancelled leaves it. */
    ChoThuDen: instant('cho_thu_den'),
    /** By what the lines were settled last, besides each other: card, payer, parameters of the law; a hash. */
    settledBy: text('settled_by'),
  },
  (table) => [
    uniqueIndex('vien_phi_visit').on(table.TiepNhan_Id),
    index('vien_phi_day').on(table.Ngay),
    index('vien_phi_patient').on(table.BenhNhan_Id),
    // whatever is open, to be collected or given back: what is settled or let go as a debt never grows it
    index('vien_phi_not_settled')
      .on(table.Ngay)
      .where(sql`con_lai > cong_no or tam_ung_con > 0 or thu_thua > 0`),
  ],
);

/** Charge lines. The parts of the payers are worked out anew on every change of the visit. */
export const vienPhiDongTable = mainSchema.table(
  'vien_phi_dong',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    KhamBenh_Id: uuid('kham_benh_id'),
    source: choice('source', ['DichVu', 'Thuoc']).notNull(),
    /** The order line or prescription line. */
    source_Id: uuid('source_id').notNull(),
    MaPhieu: text('ma_phieu'),
    DichVu_Id: uuid('dich_vu_id').references(() => catalogueTable('DM_DichVu')._id),
    Duoc_Id: uuid('duoc_id').references(() => catalogueTable('Duoc')._id),
    Ma: text('ma').notNull(),
    Ten: text('ten').notNull(),
    /** Cost group: the kind of service, or Thuoc, VatTu. */
    NhomChiPhi: text('nhom_chi_phi').notNull(),
    DonViTinh: text('don_vi_tinh'),
    /** Several exams of one day are reduced by speciality. */
    ChuyenKhoa_Id: uuid('chuyen_khoa_id'),
    LoaiGia_Id: uuid('loai_gia_id').references(() => catalogueTable('LoaiGia')._id),
    BangGia_Id: uuid('bang_gia_id'),
    SoLuong: numeric('so_luong', { precision: 18, scale: 3 }).notNull(),
    DonGia: numeric('don_gia', { precision: 18, scale: 3 }).notNull(),
    DonGiaBHYT: numeric('don_gia_bhyt', { precision: 18, scale: 3 }).notNull().default('0'),
    /** The price was corrected by hand: it is no list's, and goes on under another payer. */
    GiaSuaTay: boolean('gia_sua_tay').notNull().default(false),
    tyLeDV: integer('ty_le_dv').notNull().default(100),
    tyLeBH: integer('ty_le_bh').notNull().default(100),
    /** 1 in scope, 2 out of scope, 3 in scope for army and police only. */
    phamVi: integer('pham_vi').notNull().default(2),
    NgayYLenh: instant('ngay_y_lenh').notNull(),
    /** False: the patient wants it outside the insurance, or it cannot be insured. */
    LaBHYT: boolean('la_bhyt').notNull().default(false),
    KhongThuTien: boolean('khong_thu_tien').notNull().default(false),
    mucHuong: text('muc_huong'),
    ...parts(),
    /** Exemptions granted; `MienGiam` is what of them counts. */
    MienGiamDuyet: money('mien_giam_duyet'),
    /** An exemption that was granted in percent follows what the patient owes; null for one in dong. */
    MienGiamPhanTram: integer('mien_giam_phan_tram'),
    DaThuTien: boolean('da_thu_tien').notNull().default(false),
    DuocPhepThucHien: boolean('duoc_phep_thuc_hien').notNull().default(false),
    ThucHien: boolean('thuc_hien').notNull().default(false),
    /** What was due of it was let go as a debt: it is performed and supplied. */
    GhiNo: boolean('ghi_no').notNull().default(false),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
  },
  (table) => [
    uniqueIndex('vien_phi_dong_source').on(table.source_Id).where(sql`trang_thai = 'DangSuDung'`),
    index('vien_phi_dong_visit').on(table.TiepNhan_Id),
    check(
      'vien_phi_dong_parts',
      sql`thanh_tien = bh_chi_tra + benh_nhan_tt + nguon_khac and benh_nhan_tt = bncct + bntt`,
    ),
    check(
      'vien_phi_dong_not_negative',
      sql`least(so_luong, don_gia, don_gia_bhyt, bh_chi_tra, bncct, bntt, nguon_khac, khuyen_mai, mien_giam, hach_toan, con_lai, thu_thua) >= 0`,
    ),
    check('vien_phi_dong_left', sql`con_lai - thu_thua = benh_nhan_tt - khuyen_mai - mien_giam - hach_toan`),
  ],
);

/** Exemptions: who granted what to which line, and why. */
export const mienGiamTable = mainSchema.table(
  'vien_phi_mien_giam',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id').notNull(),
    VienPhiDong_Id: uuid('vien_phi_dong_id')
      .notNull()
      .references(() => vienPhiDongTable._id),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    /** Of the patient's part, where it was granted in percent; the amount is what that was then. */
    PhanTram: integer('phan_tram'),
    LyDo: text('ly_do').notNull(),
    NguoiDuyet_Id: uuid('nguoi_duyet_id'),
    /** Who asked for it; null for one that was granted without a request. */
    NguoiDeNghi_Id: uuid('nguoi_de_nghi_id'),
  },
  (table) => [
    index('vien_phi_mien_giam_line').on(table.VienPhiDong_Id),
    index('vien_phi_mien_giam_visit').on(table.TiepNhan_Id),
  ],
);

/** Closed shifts: after the closing the receipts of a shift never change. */
export const caThuTable = mainSchema.table(
  'ca_thu',
  {
    ...baseColumns(),
    NhanVien_Id: uuid('nhan_vien_id').notNull(),
    TuLuc: instant('tu_luc').notNull(),
    DenLuc: instant('den_luc').notNull(),
    soLieu: jsonb('so_lieu').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('ca_thu_staff').on(table.NhanVien_Id, table.DenLuc)],
);

/** Receipts: a number of a book each, never deleted, never changed once collected. */
export const bienLaiTable = mainSchema.table(
  'bien_lai',
  {
    ...baseColumns(),
    MaBienLai: text('ma_bien_lai').notNull(),
    QuyenBienLai_Id: uuid('quyen_bien_lai_id')
      .notNull()
      .references(() => catalogueTable('QuyenBienLai')._id),
    KyHieu: text('ky_hieu').notNull(),
    SoBienLai: integer('so_bien_lai').notNull(),
    LoaiBienLai: choice('loai_bien_lai', ['ThuTien', 'TamUng', 'HoanUng', 'HoanTien']).notNull(),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    NgayBienLai: instant('ngay_bien_lai').notNull(),
    GiaTriBienLai: money('gia_tri_bien_lai'),
    /** What rounding to whole cash added (positive) or left out. */
    ChenhLechLamTron: money('chenh_lech_lam_tron'),
    /** Posted to lines or returned. */
    HachToan: money('hach_toan'),
    TrangThai: choice('trang_thai', [
      'ChuaThuTien',
      'DaThuTien',
      'DangHachToan',
      'HachToanToanBo',
      'DaHuy',
    ]).notNull(),
    TienKhachDua: numeric('tien_khach_dua', { precision: 18, scale: 2 }),
    TienThoi: numeric('tien_thoi', { precision: 18, scale: 2 }),
    NguoiNop: text('nguoi_nop'),
    GhiChu: text('ghi_chu'),
    NguoiThu_Id: uuid('nguoi_thu_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    QuayThu_Id: uuid('quay_thu_id'),
    CaThu_Id: uuid('ca_thu_id').references(() => caThuTable._id),
    /** A refund: the receipt whose money goes back. */
    BienLaiGoc_Id: uuid('bien_lai_goc_id'),
    /** It collected debts. */
    ThuNo: boolean('thu_no').notNull().default(false),
    LyDoHuy: text('ly_do_huy'),
    NguoiHuy_Id: uuid('nguoi_huy_id'),
    NgayHuy: instant('ngay_huy'),
    /** Who paid the money of a cancelled receipt back out of another drawer than the one that took it; that shift. */
    NguoiTraTien_Id: uuid('nguoi_tra_tien_id'),
    CaThuTra_Id: uuid('ca_thu_tra_id').references(() => caThuTable._id),
  },
  (table) => [
    uniqueIndex('bien_lai_number').on(table.QuyenBienLai_Id, table.SoBienLai),
    index('bien_lai_visit').on(table.TiepNhan_Id),
    index('bien_lai_patient').on(table.BenhNhan_Id, table.NgayBienLai),
    index('bien_lai_day').on(table.NgayBienLai),
    index('bien_lai_cancelled').on(table.NgayHuy).where(sql`trang_thai = 'DaHuy'`),
    index('bien_lai_open_shift').on(table.NguoiThu_Id, table.NgayBienLai).where(sql`ca_thu_id is null`),
    // money that waits on its receipts: advances, and what was taken back from lines
    index('bien_lai_waiting').on(table.TiepNhan_Id).where(sql`trang_thai in ('DaThuTien', 'DangHachToan')`),
    index('bien_lai_paid_back')
      .on(table.NguoiTraTien_Id, table.NgayHuy)
      .where(sql`nguoi_tra_tien_id is not null`),
    check(
      'bien_lai_value',
      sql`gia_tri_bien_lai >= 0 and hach_toan >= 0 and hach_toan <= gia_tri_bien_lai - chenh_lech_lam_tron`,
    ),
  ],
);

/** The parts of a payment: cash, transfer, card. */
export const thanhToanTable = mainSchema.table(
  'bien_lai_thanh_toan',
  {
    ...baseColumns(),
    BienLai_Id: uuid('bien_lai_id')
      .notNull()
      .references(() => bienLaiTable._id),
    HinhThucThanhToan_Id: uuid('hinh_thuc_thanh_toan_id')
      .notNull()
      .references(() => catalogueTable('HinhThucThanhToan')._id),
    Loai: choice('loai', ['TienMat', 'ChuyenKhoan', 'QuetThe', 'Khac']).notNull(),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    TaiKhoanNganHang_Id: uuid('tai_khoan_ngan_hang_id'),
    /** The bank's or the card machine's reference. */
    MaGiaoDich: text('ma_giao_dich'),
  },
  (table) => [
    index('bien_lai_thanh_toan_receipt').on(table.BienLai_Id),
    check('bien_lai_thanh_toan_amount', sql`so_tien > 0`),
  ],
);

/**
 * Postings: money of a receipt settles a line. A refund posts a negative amount to the line; a returned advance posts to no
 * line but names the receipt that returned it. Taken back postings are marked, never deleted.
 */
export const phanBoTable = mainSchema.table(
  'bien_lai_chi_tiet',
  {
    ...baseColumns(),
    BienLai_Id: uuid('bien_lai_id')
      .notNull()
      .references(() => bienLaiTable._id),
    VienPhiDong_Id: uuid('vien_phi_dong_id').references(() => vienPhiDongTable._id),
    BienLaiHoan_Id: uuid('bien_lai_hoan_id').references(() => bienLaiTable._id),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    TrangThai: choice('trang_thai', ['HieuLuc', 'DaHuy']).notNull().default('HieuLuc'),
  },
  (table) => [
    index('bien_lai_chi_tiet_receipt').on(table.BienLai_Id),
    index('bien_lai_chi_tiet_line').on(table.VienPhiDong_Id),
    index('bien_lai_chi_tiet_return').on(table.BienLaiHoan_Id),
    // written in the order of time: small, and enough for the postings of a day
    index('bien_lai_chi_tiet_time').using('brin', table.NgayTao),
    index('bien_lai_chi_tiet_taken_back').on(table.NgayCapNhat).where(sql`trang_thai = 'DaHuy'`),
  ],
);

/** Collections that are prepared: their lines wait until the transfer arrives, it is cancelled, or its time is over. */
export const giaoDichTamTable = mainSchema.table(
  'giao_dich_tam',
  {
    ...baseColumns(),
    MaGiaoDich: text('ma_giao_dich').notNull(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    VienPhiDong_Ids: uuid('vien_phi_dong_ids').array().notNull(),
    SoTien: numeric('so_tien', { precision: 18, scale: 2 }).notNull(),
    HinhThucThanhToan_Id: uuid('hinh_thuc_thanh_toan_id')
      .notNull()
      .references(() => catalogueTable('HinhThucThanhToan')._id),
    /** The account as it was shown, with its entry of the catalogue where it has one. */
    TaiKhoanNganHang_Id: uuid('tai_khoan_ngan_hang_id'),
    MaBIN: text('ma_bin').notNull(),
    SoTaiKhoan: text('so_tai_khoan').notNull(),
    ChuTaiKhoan: text('chu_tai_khoan').notNull(),
    QuyenBienLai_Id: uuid('quyen_bien_lai_id').references(() => catalogueTable('QuyenBienLai')._id),
    NguoiThu_Id: uuid('nguoi_thu_id')
      .notNull()
      .references(() => catalogueTable('NhanVien')._id),
    /** Who prepared it and where: what arrives is collected in this name. */
    nguoiChuanBi: jsonb('nguoi_chuan_bi').$type<Preparer>().notNull(),
    HetHanLuc: instant('het_han_luc').notNull(),
    TrangThai: choice('trang_thai', ['ChuaThuTien', 'DaThuTien', 'DaHuy', 'HetHan']).notNull(),
    BienLai_Id: uuid('bien_lai_id').references(() => bienLaiTable._id),
  },
  (table) => [
    uniqueIndex('giao_dich_tam_code').on(table.MaGiaoDich),
    index('giao_dich_tam_visit').on(table.TiepNhan_Id),
    index('giao_dich_tam_waiting').on(table.HetHanLuc).where(sql`trang_thai = 'ChuaThuTien'`),
  ],
);

/** Each change of who pays for a visit, with what the patient's part was before and after. */
export const doiDoiTuongTable = mainSchema.table(
  'doi_doi_tuong',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    DoiTuongTruoc_Id: uuid('doi_tuong_truoc_id')
      .notNull()
      .references(() => catalogueTable('DM_DoiTuong')._id),
    DoiTuongSau_Id: uuid('doi_tuong_sau_id')
      .notNull()
      .references(() => catalogueTable('DM_DoiTuong')._id),
    SoTheBHYTTruoc: text('so_the_bhyt_truoc'),
    SoTheBHYTSau: text('so_the_bhyt_sau'),
    BenhNhanTTTruoc: money('benh_nhan_tt_truoc'),
    BenhNhanTTSau: money('benh_nhan_tt_sau'),
  },
  (table) => [index('doi_doi_tuong_visit').on(table.TiepNhan_Id)],
);

export type VienPhiRow = typeof vienPhiTable.$inferSelect;
export type VienPhiDongRow = typeof vienPhiDongTable.$inferSelect;
export type BienLaiRow = typeof bienLaiTable.$inferSelect;
export type DoiDoiTuongRow = typeof doiDoiTuongTable.$inferSelect;
export type GiaoDichTamRow = typeof giaoDichTamTable.$inferSelect;
export type PhanBoRow = typeof phanBoTable.$inferSelect;
export type MienGiamRow = typeof mienGiamTable.$inferSelect;
