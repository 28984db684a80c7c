import { cachXacDinh, lyDoKhongDung, thucHienThuocActs } from '@sen/domain/doses/thucHienThuoc';
import { sql } from 'drizzle-orm';
import { check, index, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { nhapVienTable } from '../admission/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { yLenhThuocTable } from '../treatment/tables.ts';

const quantity = (name: string) => numeric(name, { precision: 18, scale: 3 });
const staff = (name: string) => uuid(name).references(() => catalogueTable('NhanVien')._id);

/** What was written of doses. One is answered once: what was taken back stays readable and leaves its time open. */
export const thucHienThuocTable = mainSchema.table(
  'thuc_hien_thuoc',
  {
    ...baseColumns(),
    TrangThai: choice('trang_thai', keysOf(thucHienThuocActs.states)).notNull(),
    YLenhThuoc_Id: uuid('y_lenh_thuoc_id')
      .notNull()
      .references(() => yLenhThuocTable._id),
    NhapVien_Id: uuid('nhap_vien_id')
      .notNull()
      .references(() => nhapVienTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    /** The ward that gave it. */
    Khoa_Id: uuid('khoa_id')
      .notNull()
      .references(() => catalogueTable('Node')._id),
    Duoc_Id: uuid('duoc_id')
      .notNull()
      .references(() => catalogueTable('Duoc')._id),
    TenDuoc: text('ten_duoc').notNull(),
    DonViTinh: text('don_vi_tinh'),
    /** The time of the order that it answers; null where the drug is given as needed. */
    GioDung: instant('gio_dung'),
    ThoiGian: instant('thoi_gian').notNull(),
    /** Null where it was not given. */
    Lieu: quantity('lieu'),
    LyDoKhongDung: choice('ly_do_khong_dung', keysOf(lyDoKhongDung)),
    LyDo: text('ly_do'),
    NguoiThucHien_Id: staff('nguoi_thuc_hien_id'),
    NguoiThuHai_Id: staff('nguoi_thu_hai_id'),
    CachXacDinh: choice('cach_xac_dinh', keysOf(cachXacDinh)),
    LyDoKhongQuet: text('ly_do_khong_quet'),
    KetThucLuc: instant('ket_thuc_luc'),
    TheTich: quantity('the_tich'),
    GhiChu: text('ghi_chu'),
    /** The cabinet that it left; null where the ward has none or it came from elsewhere. */
    Kho_Id: uuid('kho_id').references(() => catalogueTable('Kho')._id),
    SoLuong: quantity('so_luong'),
    LyDoThuHoi: text('ly_do_thu_hoi'),
    ThuHoiLuc: instant('thu_hoi_luc'),
    NguoiThuHoi_Id: staff('nguoi_thu_hoi_id'),
  },
  (table) => [
    uniqueIndex('thuc_hien_thuoc_once')
      .on(table.YLenhThuoc_Id, table.GioDung)
      .where(sql`gio_dung is not null and trang_thai <> 'DaThuHoi'`),
    index('thuc_hien_thuoc_stay').on(table.NhapVien_Id, table.ThoiGian),
    index('thuc_hien_thuoc_order').on(table.YLenhThuoc_Id),
    index('thuc_hien_thuoc_patient').on(table.BenhNhan_Id),
    index('thuc_hien_thuoc_running').on(table.NhapVien_Id).where(sql`trang_thai = 'DangTruyen'`),
    check(
      'thuc_hien_thuoc_not_given',
      sql`(lieu is null) = (ly_do_khong_dung is not null) and (trang_thai <> 'KhongDung' or lieu is null)`,
    ),
    check(
      'thuc_hien_thuoc_ended',
      sql`(ket_thuc_luc is null) = (the_tich is null) and (trang_thai <> 'DangTruyen' or ket_thuc_luc is null)`,
    ),
    check('thuc_hien_thuoc_cabinet', sql`kho_id is null or so_luong is not null`),
    check(
      'thuc_hien_thuoc_taken_back',
      sql`(trang_thai = 'DaThuHoi') = (thu_hoi_luc is not null) and (thu_hoi_luc is null) = (ly_do_thu_hoi is null)`,
    ),
  ],
);

export type ThucHienThuocRow = typeof thucHienThuocTable.$inferSelect;
