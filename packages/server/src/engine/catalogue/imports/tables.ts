import { index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, choice, instant, mainSchema } from '../../sql/columns.ts';
import type { Cell } from './cells.ts';
import type { Actor, CheckReport, ImportOptions, Mapping, SheetFacts } from './types.ts';

/** Where an import stands: read, being checked, checked, being written, written, given up, undone, failed. */
export const importStates = [
  'DaDoc',
  'DangKiemTra',
  'DaKiemTra',
  'DangGhi',
  'DaGhi',
  'DaHuy',
  'DaHoanTac',
  'Loi',
] as const;

/** One file on its way into a catalogue; kept for a day. */
export const nhapDanhMucTable = mainSchema.table(
  'nhap_danh_muc',
  {
    ...baseColumns(),
    /** Name of a plan: a catalogue, or an official file. */
    KeHoach: text('ke_hoach').notNull(),
    TenTep: text('ten_tep').notNull(),
    sha256: text('sha256').notNull(),
    /** What was found in the file: kind, encoding, header, samples. */
    sheet: jsonb('sheet').$type<SheetFacts>().notNull(),
    mapping: jsonb('mapping').$type<Mapping>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    TrangThai: choice('trang_thai', importStates).notNull().default('DaDoc'),
    /** Lines done of the step under way. */
    SoDongXong: integer('so_dong_xong').notNull().default(0),
    SoDong: integer('so_dong').notNull(),
    report: jsonb('report').$type<CheckReport>(),
    /** Why it failed: a code and its details. */
    failure: jsonb('failure').$type<{ code: string; details: Record<string, unknown> }>(),
    /** Who started the step under way; a job acts as this person. */
    actor: jsonb('actor').$type<Actor>(),
    /** When the step under way got its turn; empty while it waits for another import. */
    batDau: instant('bat_dau'),
    /** When it was written last; empty once it is undone. */
    ghiLuc: instant('ghi_luc'),
  },
  (table) => [index('nhap_danh_muc_who').on(table.NguoiTao_Id, table.KeHoach)],
);

/** The lines of a file as they were read. */
export const nhapDanhMucDongTable = mainSchema.table(
  'nhap_danh_muc_dong',
  {
    NhapDanhMuc_Id: uuid('nhap_danh_muc_id')
      .notNull()
      .references(() => nhapDanhMucTable._id, { onDelete: 'cascade' }),
    Dong: integer('dong').notNull(),
    cells: jsonb('cells').$type<Cell[]>().notNull(),
    /** Cells that were mended on the screen, by their place from 0. */
    sua: jsonb('sua').$type<Record<string, string>>(),
    /** What somebody decided of a line that resembles a record; empty is the plan's own decision. */
    quyetDinh: text('quyet_dinh'),
  },
  (table) => [primaryKey({ columns: [table.NhapDanhMuc_Id, table.Dong] })],
);

/** What a line of a file would become in a catalogue, as the last check found. */
export const nhapDanhMucMucTable = mainSchema.table(
  'nhap_danh_muc_muc',
  {
    NhapDanhMuc_Id: uuid('nhap_danh_muc_id')
      .notNull()
      .references(() => nhapDanhMucTable._id, { onDelete: 'cascade' }),
    /** Which part of the plan. */
    Phan: integer('phan').notNull(),
    Dong: integer('dong').notNull(),
    KetQua: choice('ket_qua', ['Moi', 'Sua', 'KhongDoi', 'BoQua', 'Loi'] as const).notNull(),
    Muc_Id: uuid('muc_id'),
    Ma: text('ma'),
    /** Version of the entry that is changed. */
    phienBan: integer('phien_ban'),
    /** The whole entry by the columns of its table. */
    record: jsonb('record').$type<Record<string, unknown>>(),
    /** Values that are no field of the catalogue and that the plan uses afterwards. */
    extra: jsonb('extra').$type<Record<string, unknown>>(),
    issues: jsonb('issues').$type<unknown[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.NhapDanhMuc_Id, table.Phan, table.Dong] }),
    index('nhap_danh_muc_muc_ket_qua').on(table.NhapDanhMuc_Id, table.KetQua, table.Dong),
  ],
);

/** The entries that an import wrote, as they were before it: by this the import is undone. */
export const nhapDanhMucTruocTable = mainSchema.table(
  'nhap_danh_muc_truoc',
  {
    NhapDanhMuc_Id: uuid('nhap_danh_muc_id')
      .notNull()
      .references(() => nhapDanhMucTable._id, { onDelete: 'cascade' }),
    DanhMuc: text('danh_muc').notNull(),
    Muc_Id: uuid('muc_id').notNull(),
    /** By the columns of its table; empty for an entry that the import made. */
    truoc: jsonb('truoc').$type<Record<string, unknown>>(),
    /** The version that the import gave it. */
    phienBan: integer('phien_ban').notNull(),
  },
  (table) => [primaryKey({ columns: [table.NhapDanhMuc_Id, table.DanhMuc, table.Muc_Id] })],
);

/** Which of a plan's columns a heading was the last time that somebody imported: a site's files come again. */
export const nhapDanhMucCotTable = mainSchema.table(
  'nhap_danh_muc_cot',
  {
    KeHoach: text('ke_hoach').notNull(),
    /** The heading, letters and digits alone. */
    TieuDe: text('tieu_de').notNull(),
    /** The plan's column. */
    Cot: text('cot').notNull(),
  },
  (table) => [primaryKey({ columns: [table.KeHoach, table.TieuDe] })],
);
