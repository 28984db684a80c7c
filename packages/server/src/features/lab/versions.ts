import { and, desc, eq, sql } from 'drizzle-orm';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { prepared } from '../../engine/prepared.ts';
import { type KetQuaRow, ketQuaTable, type PhienBanRow, phienBanTable } from './tables.ts';

/** The versions of the results of slips, the newest first. */
export function versionsOf(ctx: Ctx, slipIds: readonly string[]): Promise<PhienBanRow[]> {
  return versionsOfSlips(ctx.db, { slipIds });
}

const versionsOfSlips = prepared((db) =>
  db
    .select()
    .from(phienBanTable)
    .where(sql`${phienBanTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`)
    .orderBy(desc(phienBanTable.PhienBan)),
);

/** The stored values of slips, of all versions. */
export function storedValues(ctx: Ctx, slipIds: readonly string[]): Promise<KetQuaRow[]> {
  return valuesOfSlips(ctx.db, { slipIds });
}

const valuesOfSlips = prepared((db) =>
  db
    .select()
    .from(ketQuaTable)
    .where(sql`${ketQuaTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`)
    .orderBy(ketQuaTable.ThuTu),
);

/** The version of a slip that is worked on; made when there is none. The caller holds the slip's row. */
export async function openVersion(tx: Tx, slipId: string): Promise<PhienBanRow> {
  const [newest] = await versionsOf(tx, [slipId]);
  if (newest && !newest.NgayTra) return newest;
  const [made] = await tx.db
    .insert(phienBanTable)
    .values({ DichVuYeuCau_Id: slipId, PhienBan: (newest?.PhienBan ?? 0) + 1, NguoiTao_Id: actor(tx) })
    .returning();
  if (!made) throw new Error('an inserted version answers its row');
  return made;
}

/** Stamps the version in work as returned now. */
export async function returnVersion(tx: Tx, version: PhienBanRow): Promise<void> {
  const NgayTra = tx.now();
  await tx.db
    .update(phienBanTable)
    .set({ NgayTra, NguoiTra_Id: tx.user?.NhanVien_Id ?? null, ...changed(tx) })
    .where(eq(phienBanTable._id, version._id));
  await tx.db.update(ketQuaTable).set({ NgayKetQua: NgayTra }).where(valuesOf(version));
}

/** Takes the returned version back for a reason and opens the next one with the same values. */
export async function takeBackVersion(tx: Tx, slipId: string, LyDoHuy: string): Promise<void> {
  const [returned] = await versionsOf(tx, [slipId]);
  if (!returned?.NgayTra) return;
  await tx.db
    .update(phienBanTable)
    .set({ NgayHuy: tx.now(), NguoiHuy_Id: tx.user?.NhanVien_Id ?? null, LyDoHuy, ...changed(tx) })
    .where(eq(phienBanTable._id, returned._id));
  await tx.db.update(ketQuaTable).set({ NgayKetQua: null }).where(valuesOf(returned));
  const next = await openVersion(tx, slipId);
  const values = await tx.db.select().from(ketQuaTable).where(valuesOf(returned));
  if (values.length === 0) return;
  await tx.db.insert(ketQuaTable).values(
    values.map(({ _id, version, NgayTao, NgayCapNhat, NgayKetQua, ...value }) => ({
      ...value,
      PhienBan: next.PhienBan,
    })),
  );
}

function valuesOf(version: PhienBanRow) {
  return and(
    eq(ketQuaTable.DichVuYeuCau_Id, version.DichVuYeuCau_Id),
    eq(ketQuaTable.PhienBan, version.PhienBan),
  );
}

function changed(tx: Tx) {
  return { version: sql`${phienBanTable.version} + 1`, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
}
