import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { resultVersions } from '../orders/resultVersions.ts';
import type { SlipRow } from '../orders/tables.ts';
import { copyVersion } from '../readings/versions.ts';
import { labReading, withoutReturned } from './described.ts';
import { type KetQuaRow, ketQuaTable, type PhienBanRow, phienBanTable } from './tables.ts';

/** The versions of the results of slips. */
export const versions = resultVersions<PhienBanRow>(phienBanTable);

/** Whether a version was given up before it was returned: its sample was rejected. */
export function isGivenUp({ NgayTra, NgayHuy }: Pick<PhienBanRow, 'NgayTra' | 'NgayHuy'>): boolean {
  return NgayHuy !== null && NgayTra === null;
}

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

/** Gives out the version in work: its values count from now on. */
export async function returnVersion(tx: Tx, version: PhienBanRow): Promise<void> {
  await versions.giveOut(tx, version);
  await tx.db.update(ketQuaTable).set({ NgayKetQua: tx.now() }).where(valuesOf(version));
}

/** Takes the returned version back for a reason and opens the next one with the same values, and with what persons wrote beside them. */
export async function takeBackVersion(tx: Tx, slip: SlipRow, LyDoHuy: string): Promise<void> {
  const slipId = slip._id;
  const taken = await versions.takeBack(tx, slipId, LyDoHuy);
  if (!taken) return;
  const { returned, next } = taken;
  await tx.db.update(ketQuaTable).set({ NgayKetQua: null }).where(valuesOf(returned));
  const kept = withoutReturned(slip, returned.NguoiTra_Id);
  await copyVersion(tx, labReading, slipId, returned.PhienBan, next.PhienBan, kept);
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

/** The values of the newest version of a slip. */
export async function newestValues(ctx: Ctx, slipId: string): Promise<KetQuaRow[]> {
  const [values, [newest]] = await Promise.all([storedValues(ctx, [slipId]), versions.of(ctx, [slipId])]);
  return values.filter(({ PhienBan }) => PhienBan === newest?.PhienBan);
}

/** The values of the newest version of a slip, by index. */
export async function finalValues(ctx: Ctx, slipId: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await newestValues(ctx, slipId)).map(({ MaChiSo, KetQua }) => [MaChiSo, KetQua]));
}
