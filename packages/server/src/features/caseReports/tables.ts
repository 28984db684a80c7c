import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

/** Reports of cases of infectious diseases; a new version is a further row with the same number, which names the one that it replaces. */
export const baoCaoTable = mainSchema.table(
  'bao_cao_ca_benh',
  {
    ...baseColumns(),
    SoBaoCao: text('so_bao_cao').notNull(),
    PhienBan: integer('phien_ban').notNull().default(1),
    TrangThai: choice('trang_thai', ['Nhap', 'DaGui', 'BiThayThe', 'DaHuy']).notNull().default('Nhap'),
    KhamBenh_Id: uuid('kham_benh_id')
      .notNull()
      .references(() => khamBenhTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    ChanDoanICD_Id: uuid('chan_doan_icd_id')
      .notNull()
      .references(() => catalogueTable('ICD')._id),
    ChanDoan: text('chan_doan').notNull(),
    /** Null where the law names no time for the disease. */
    HanBaoCao: instant('han_bao_cao'),
    DotBenhMoi: boolean('dot_benh_moi').notNull().default(false),
    PhanLoaiCa: choice('phan_loai_ca', ['NghiNgo', 'CoThe', 'XacDinh']),
    NgheNghiep: text('nghe_nghiep'),
    NoiLamViec: text('noi_lam_viec'),
    SoDienThoai: text('so_dien_thoai'),
    NguoiLienHe: text('nguoi_lien_he'),
    NoiO: text('noi_o'),
    NoiMacBenh: text('noi_mac_benh'),
    NgayKhoiPhat: date('ngay_khoi_phat', { mode: 'string' }),
    NgayKhamDauTien: date('ngay_kham_dau_tien', { mode: 'string' }),
    NgayNhapVien: date('ngay_nhap_vien', { mode: 'string' }),
    LayMau: boolean('lay_mau').notNull().default(false),
    NgayLayMau: date('ngay_lay_mau', { mode: 'string' }),
    LoaiMau: text('loai_mau'),
    LoaiXetNghiem: text('loai_xet_nghiem'),
    KetQuaXetNghiem: choice('ket_qua_xet_nghiem', ['ChuaCo', 'DuongTinh', 'AmTinh']),
    NgayXetNghiem: date('ngay_xet_nghiem', { mode: 'string' }),
    NoiXetNghiem: text('noi_xet_nghiem'),
    TiemChung: choice('tiem_chung', ['KhongRo', 'Co', 'Khong']),
    SoMuiTiem: integer('so_mui_tiem'),
    NgayTiemCuoi: date('ngay_tiem_cuoi', { mode: 'string' }),
    TienSuDichTe: text('tien_su_dich_te'),
    TinhTrang: choice('tinh_trang', ['DangDieuTri', 'RaVien', 'ChuyenVien', 'TuVong']),
    NgayTinhTrang: date('ngay_tinh_trang', { mode: 'string' }),
    NoiChuyenDen: text('noi_chuyen_den'),
    NguoiBaoCao_Id: uuid('nguoi_bao_cao_id').references(() => catalogueTable('NhanVien')._id),
    NgayBaoCao: date('ngay_bao_cao', { mode: 'string' }).notNull(),
    DienThoaiBaoCao: text('dien_thoai_bao_cao'),
    NgayGui: instant('ngay_gui'),
    NoiNhan: text('noi_nhan'),
    SoThamChieu: text('so_tham_chieu'),
    NguoiGui_Id: uuid('nguoi_gui_id').references(() => catalogueTable('NhanVien')._id),
    ThayTheCho_Id: uuid('thay_the_cho_id'),
    LyDoThayThe: text('ly_do_thay_the'),
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('bao_cao_ca_benh_so').on(table.SoBaoCao, table.PhienBan),
    uniqueIndex('bao_cao_ca_benh_session').on(table.KhamBenh_Id).where(sql`trang_thai in ('Nhap', 'DaGui')`),
    index('bao_cao_ca_benh_of_session').on(table.KhamBenh_Id),
    index('bao_cao_ca_benh_patient').on(table.BenhNhan_Id, table.ChanDoanICD_Id),
    index('bao_cao_ca_benh_visit').on(table.TiepNhan_Id),
  ],
);

export type BaoCaoRow = typeof baoCaoTable.$inferSelect;
