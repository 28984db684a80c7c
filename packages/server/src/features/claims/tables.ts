import { dongTraActs, nguonTra } from '@sen/domain/claims/sending/dongTra';
import { daO, hoSoActs, loaiHoSo } from '@sen/domain/claims/sending/hoSoBHYT';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, choice, instant, keysOf, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';

const money = (name: string) => numeric(name, { precision: 18, scale: 2 }).notNull();

/** States in which a version is not replaced. */
const live = `trang_thai <> 'DaThayThe'`;
const arrived = daO.map((state) => `'${state}'`).join(', ');

/** Versions of what the portal was sent of visits. Of a visit one check-in and one claim stand; the others were replaced. */
export const hoSoBHYTTable = mainSchema.table(
  'ho_so_bhyt',
  {
    ...baseColumns(),
    TiepNhan_Id: uuid('tiep_nhan_id')
      .notNull()
      .references(() => tiepNhanTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    NoiTiepNhan_Id: uuid('noi_tiep_nhan_id'),
    LoaiHoSo: choice('loai_ho_so', keysOf(loaiHoSo)).notNull(),
    MaLienKet: text('ma_lien_ket').notNull(),
    MaCSKCB: text('ma_cskcb').notNull(),
    PhienBan: integer('phien_ban').notNull(),
    LyDo: text('ly_do'),
    CoBHYT: boolean('co_bhyt').notNull(),
    MaLoaiKCB: text('ma_loai_kcb').notNull(),
    /** The confirmation whose costs it says; another one since makes it old. */
    XacNhan_Id: uuid('xac_nhan_id'),
    NgayRa: instant('ngay_ra').notNull(),
    DaThanhToan: boolean('da_thanh_toan').notNull(),
    TongChiBV: money('tong_chi_bv'),
    TongChiBH: money('tong_chi_bh'),
    BHChiTra: money('bh_chi_tra'),
    BNCCT: money('bncct'),
    BNTT: money('bntt'),
    NguonKhac: money('nguon_khac'),
    HanGui: instant('han_gui').notNull(),
    /** SHA-256 of the tables that were written. */
    MaBam: text('ma_bam').notNull(),
    GuiLuc: instant('gui_luc'),
    GuiLaiLuc: instant('gui_lai_luc'),
    TiepNhanLuc: instant('tiep_nhan_luc'),
    MaGiaoDich: text('ma_giao_dich'),
    LoiMa: text('loi_ma'),
    LoiThongBao: text('loi_thong_bao'),
    HoiLuc: instant('hoi_luc'),
    TrangThai: choice('trang_thai', keysOf(hoSoActs.states)).notNull(),
  },
  (table) => [
    uniqueIndex('ho_so_bhyt_version').on(table.TiepNhan_Id, table.LoaiHoSo, table.PhienBan),
    // one version of a visit stands
    uniqueIndex('ho_so_bhyt_live').on(table.TiepNhan_Id, table.LoaiHoSo).where(sql.raw(live)),
    index('ho_so_bhyt_patient').on(table.BenhNhan_Id),
    index('ho_so_bhyt_end').on(table.NgayRa),
    index('ho_so_bhyt_asked').on(table.TiepNhanLuc).where(sql`trang_thai = 'DaNhan'`),
    check('ho_so_bhyt_reason', sql`(phien_ban = 1) = (ly_do is null)`),
    check('ho_so_bhyt_received', sql`(ma_giao_dich is not null) or trang_thai not in (${sql.raw(arrived)})`),
  ],
);

/** The signed files, as they were sent. Apart: a list does not read them. */
export const hoSoBHYTTepTable = mainSchema.table(
  'ho_so_bhyt_tep',
  {
    ...baseColumns(),
    HoSo_Id: uuid('ho_so_id')
      .notNull()
      .references(() => hoSoBHYTTable._id),
    TepXml: text('tep_xml').notNull(),
  },
  (table) => [uniqueIndex('ho_so_bhyt_tep_one').on(table.HoSo_Id)],
);

/** What was asked of the portal, and what it answered. */
export const hoSoBHYTTraoDoiTable = mainSchema.table(
  'ho_so_bhyt_trao_doi',
  {
    ...baseColumns(),
    HoSo_Id: uuid('ho_so_id')
      .notNull()
      .references(() => hoSoBHYTTable._id),
    Loai: choice('loai', ['Gui', 'Hoi']).notNull(),
    KetQua: choice('ket_qua', ['Xong', 'Cho', 'TuChoi', 'KhongRo']).notNull(),
    Luc: instant('luc').notNull(),
    NhanVe: text('nhan_ve'),
  },
  (table) => [index('ho_so_bhyt_trao_doi_claim').on(table.HoSo_Id)],
);

/** What came back of claims. */
export const dongTraBHYTTable = mainSchema.table(
  'dong_tra_bhyt',
  {
    ...baseColumns(),
    HoSo_Id: uuid('ho_so_id')
      .notNull()
      .references(() => hoSoBHYTTable._id),
    BenhNhan_Id: uuid('benh_nhan_id')
      .notNull()
      .references(() => benhNhanTable._id),
    Nguon: choice('nguon', keysOf(nguonTra)).notNull(),
    Bang: text('bang'),
    STT: integer('stt'),
    Ma: text('ma'),
    Ten: text('ten'),
    MaLoi: text('ma_loi'),
    NoiDung: text('noi_dung').notNull(),
    SoTienTuChoi: money('so_tien_tu_choi').default('0'),
    HanTraLoi: instant('han_tra_loi'),
    GiaiTrinh: text('giai_trinh'),
    TrangThai: choice('trang_thai', keysOf(dongTraActs.states)).notNull(),
  },
  (table) => [
    index('dong_tra_bhyt_claim').on(table.HoSo_Id),
    index('dong_tra_bhyt_patient').on(table.BenhNhan_Id),
    index('dong_tra_bhyt_day').on(table.NgayTao),
    // a file that is read twice brings its lines once
    uniqueIndex('dong_tra_bhyt_once').on(
      table.HoSo_Id,
      table.Nguon,
      sql`coalesce(bang, '')`,
      sql`coalesce(stt, 0)`,
      sql`coalesce(ma_loi, '')`,
      sql`md5(noi_dung)`,
    ),
  ],
);

/** The facility's certificate: one row. File and password are encrypted with the site's key. */
export const chungThuSoTable = mainSchema.table(
  'chung_thu_so',
  {
    ...baseColumns(),
    /** Always true: a site has one. */
    DuyNhat: boolean('duy_nhat').notNull().default(true),
    Tep: text('tep').notNull(),
    MatKhau: text('mat_khau').notNull(),
    ChuThe: text('chu_the').notNull(),
    NoiCap: text('noi_cap').notNull(),
    SoSerial: text('so_serial').notNull(),
    HieuLucTu: date('hieu_luc_tu', { mode: 'string' }).notNull(),
    HieuLucDen: date('hieu_luc_den', { mode: 'string' }).notNull(),
  },
  (table) => [uniqueIndex('chung_thu_so_duy_nhat').on(table.DuyNhat)],
);

export type HoSoBHYTRow = typeof hoSoBHYTTable.$inferSelect;
export type DongTraBHYTRow = typeof dongTraBHYTTable.$inferSelect;
export type ChungThuSoRow = typeof chungThuSoTable.$inferSelect;
