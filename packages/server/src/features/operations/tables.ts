import { bigint, boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';

/** Nodes of the installation: each says twice a minute that it runs, from its start to its end. */
export const mayChuTable = mainSchema.table('may_chu', {
  _id: uuid('id').primaryKey(),
  tenMay: text('ten_may').notNull(),
  phienBan: text('phien_ban').notNull(),
  dichVu: text('dich_vu').notNull(),
  batDauLuc: instant('bat_dau_luc').notNull(),
  luc: instant('luc').notNull(),
  /** Bytes that the process holds. */
  boNho: bigint('bo_nho', { mode: 'number' }).notNull(),
  /** How long its last event took through the database and back, in ms; null until one came back. */
  treSuKien: integer('tre_su_kien'),
});

/** Backups of this installation; a row outlives its file. */
export const saoLuuTable = mainSchema.table(
  'sao_luu',
  {
    ...baseColumns(),
    tenTep: text('ten_tep').notNull(),
    TrangThai: choice('trang_thai', ['Cho', 'DangChay', 'Xong', 'Loi', 'DaXoa']).notNull().default('Cho'),
    tuDong: boolean('tu_dong').notNull().default(false),
    ghiChu: text('ghi_chu'),
    phienBan: text('phien_ban').notNull(),
    /** The machine in whose folder the file lies. */
    tenMay: text('ten_may'),
    /** The node that makes it: when that one is gone, it was interrupted. */
    mayChu_Id: uuid('may_chu_id'),
    tienDo: integer('tien_do').notNull().default(0),
    kichThuoc: bigint('kich_thuoc', { mode: 'number' }),
    sha256: text('sha256'),
    soBang: integer('so_bang'),
    soDong: bigint('so_dong', { mode: 'number' }),
    soTep: integer('so_tep'),
    batDauLuc: instant('bat_dau_luc'),
    /** When it was whole; of one that was added: when it was made, so that it is as old as its data. */
    xongLuc: instant('xong_luc'),
    /** When one that was added was made, as it says itself. */
    lamLuc: instant('lam_luc'),
    /** The name of the file that was added; null for a backup that Sen made here. */
    tepGoc: text('tep_goc'),
    /** The machine that made one that was added, as it says itself. */
    mayGoc: text('may_goc'),
    loi: text('loi'),
    LyDoXoa: text('ly_do_xoa'),
    xoaLuc: instant('xoa_luc'),
  },
  (table) => [index('sao_luu_made').on(table.NgayTao)],
);

export type BangKhac = { ten: string; soDong: number; soDongGoc: number };
export type NiemPhong = { soDong: number; chuaNiemPhong: number; loi: string | null };

/** Proofs: a backup restored into a new database beside this one and compared with what it held. */
export const kiemChungTable = mainSchema.table(
  'kiem_chung_sao_luu',
  {
    ...baseColumns(),
    SaoLuu_Id: uuid('sao_luu_id')
      .notNull()
      .references(() => saoLuuTable._id),
    TrangThai: choice('trang_thai', ['Cho', 'DangChay', 'Dat', 'KhongDat']).notNull().default('Cho'),
    mayChu_Id: uuid('may_chu_id'),
    tienDo: integer('tien_do').notNull().default(0),
    giuLai: boolean('giu_lai').notNull().default(false),
    /** The new database, while it is there. */
    tenCSDL: text('ten_csdl'),
    soBang: integer('so_bang'),
    soDong: bigint('so_dong', { mode: 'number' }),
    bangKhac: jsonb('bang_khac').$type<BangKhac[]>(),
    niemPhong: jsonb('niem_phong').$type<NiemPhong>(),
    batDauLuc: instant('bat_dau_luc'),
    xongLuc: instant('xong_luc'),
    loi: text('loi'),
  },
  (table) => [index('kiem_chung_backup').on(table.SaoLuu_Id)],
);

/** Databases beside the one in use: restored from a backup to be looked at, or in use before a switch. */
export const banDuLieuTable = mainSchema.table(
  'ban_du_lieu',
  {
    ...baseColumns(),
    loai: choice('loai', ['KhoiPhuc', 'Truoc']).notNull(),
    SaoLuu_Id: uuid('sao_luu_id').references(() => saoLuuTable._id),
    TrangThai: choice('trang_thai', ['Cho', 'DangChay', 'SanSang', 'KhongDat', 'DangDung', 'DaXoa'])
      .notNull()
      .default('Cho'),
    buoc: choice('buoc', ['DocTep', 'KhoiPhuc', 'NangCap', 'KiemTra']),
    mayChu_Id: uuid('may_chu_id'),
    tienDo: integer('tien_do').notNull().default(0),
    /** Its database; null while it is the one in use, and once it was removed. */
    tenCSDL: text('ten_csdl'),
    /** The moment up to which it has data. */
    duLieuLuc: instant('du_lieu_luc'),
    soBang: integer('so_bang'),
    soDong: bigint('so_dong', { mode: 'number' }),
    bangKhac: jsonb('bang_khac').$type<BangKhac[]>(),
    niemPhong: jsonb('niem_phong').$type<NiemPhong>(),
    /** Why it was restored; why it came into use, or was put aside. */
    LyDo: text('ly_do').notNull(),
    batDauLuc: instant('bat_dau_luc'),
    xongLuc: instant('xong_luc'),
    loi: text('loi'),
  },
  (table) => [index('ban_du_lieu_made').on(table.NgayTao), index('ban_du_lieu_backup').on(table.SaoLuu_Id)],
);
