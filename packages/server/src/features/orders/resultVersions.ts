import { desc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { baseColumns, instant, mainSchema } from '../../engine/sql/columns.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { dichVuYeuCauTable } from './tables.ts';

// The result of a slip has versions: one in work, one returned, and those that were taken back or given up. Each kind keeps them in a table of
// its own with these columns, since what else it notes of a version differs.

const toldMost = 300;

/** The columns of a table of versions. */
export function versionColumns() {
  const staff = (name: string) => uuid(name).references(() => catalogueTable('NhanVien')._id);
  return {
    ...baseColumns(),
    DichVuYeuCau_Id: uuid('dich_vu_yeu_cau_id')
      .notNull()
      .references(() => dichVuYeuCauTable._id),
    PhienBan: integer('phien_ban').notNull(),
    NgayTra: instant('ngay_tra'),
    NguoiTra_Id: staff('nguoi_tra_id'),
    NgayHuy: instant('ngay_huy'),
    NguoiHuy_Id: staff('nguoi_huy_id'),
    LyDoHuy: text('ly_do_huy'),
    /** Whom the room told of what endangers the patient, and how. */
    XacNhanNguyHiem: text('xac_nhan_nguy_hiem'),
  };
}

const anyTable = () => mainSchema.table('', versionColumns());
type VersionTable = ReturnType<typeof anyTable>;

/** What every version says of itself. */
export type ResultVersion = InferSelectModel<VersionTable>;

/** The acts on the versions of one kind of results. `V` is a row of its table. */
export type ResultVersions<V extends ResultVersion> = {
  /** The versions of slips, the newest first. */
  of: (ctx: Ctx, slipIds: readonly string[]) => Promise<V[]>;
  /** The version of a slip that is worked on; made when there is none. The caller holds the slip's row. */
  open: (tx: Tx, slipId: string) => Promise<V>;
  /** Notes on the version in work whom the room told of what endangers the patient, and how. Errors: BAD_INPUT at XacNhanNguyHiem. */
  noteTold: (tx: Tx, slipId: string, XacNhanNguyHiem: string) => Promise<void>;
  /** Stamps the version in work as returned now, with what its kind notes besides. */
  giveOut: (tx: Tx, version: V, notes?: Partial<V>) => Promise<void>;
  /** Stamps a returned version as taken back now for a reason. */
  stampTakenBack: (tx: Tx, version: V, LyDoHuy: string) => Promise<void>;
  /** Gives the version in work up for a reason, its content kept, and opens the next one. */
  giveUp: (tx: Tx, slipId: string, reason: string) => Promise<{ given: V; next: V }>;
  /** Takes the returned version back for a reason and opens the next one; null when none is returned. */
  takeBack: (tx: Tx, slipId: string, LyDoHuy: string) => Promise<{ returned: V; next: V } | null>;
};

/** The versions that a table keeps, which has the columns of `versionColumns`. */
export function resultVersions<V extends ResultVersion>(of: unknown): ResultVersions<V> {
  const table = of as VersionTable; // each such table begins with these columns
  const newestFirst = prepared((db) =>
    db
      .select()
      .from(table)
      .where(sql`${table.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`)
      .orderBy(desc(table.PhienBan)),
  );
  const read = (ctx: Ctx, slipIds: readonly string[]) =>
    newestFirst(ctx.db, { slipIds }) as unknown as Promise<V[]>; // with the further columns of V

  const open = async (tx: Tx, slipId: string): Promise<V> => {
    const [newest] = await read(tx, [slipId]);
    if (newest && !newest.NgayTra && !newest.NgayHuy) return newest;
    const [made] = await tx.db
      .insert(table)
      .values({ DichVuYeuCau_Id: slipId, PhienBan: (newest?.PhienBan ?? 0) + 1, NguoiTao_Id: actor(tx) })
      .returning();
    if (!made) throw new Error('an inserted version answers its row');
    return made as V; // as above
  };
  const stamp = async (tx: Tx, version: V, set: Partial<ResultVersion>) => {
    await tx.db
      .update(table)
      .set({ ...set, version: sql`${table.version} + 1`, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(table._id, version._id));
  };
  const takenBack = (tx: Tx, version: V, LyDoHuy: string) =>
    stamp(tx, version, { NgayHuy: tx.now(), NguoiHuy_Id: tx.user?.NhanVien_Id ?? null, LyDoHuy });
  return {
    of: read,
    open,
    noteTold: async (tx, slipId, XacNhanNguyHiem) => {
      refuseIssues(
        XacNhanNguyHiem.length > toldMost
          ? [{ path: 'XacNhanNguyHiem', code: 'TOO_LONG', details: { max: toldMost } }]
          : [],
      );
      await stamp(tx, await open(tx, slipId), { XacNhanNguyHiem });
    },
    giveOut: (tx, version, notes) =>
      stamp(tx, version, { ...notes, NgayTra: tx.now(), NguoiTra_Id: tx.user?.NhanVien_Id ?? null }),
    stampTakenBack: takenBack,
    giveUp: async (tx, slipId, reason) => {
      const given = await open(tx, slipId);
      await takenBack(tx, given, reason);
      return { given, next: await open(tx, slipId) };
    },
    takeBack: async (tx, slipId, LyDoHuy) => {
      const [returned] = await read(tx, [slipId]);
      if (!returned?.NgayTra) return null;
      await takenBack(tx, returned, LyDoHuy);
      return { returned, next: await open(tx, slipId) };
    },
  };
}
