import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { prepared } from '../../engine/prepared.ts';
import { insertRows } from '../../engine/rows.ts';
import { resultVersions } from '../orders/resultVersions.ts';
import {
  type HinhAnhRow,
  hinhAnhTable,
  type KetQuaRow,
  ketQuaTable,
  type PhienBanRow,
  phienBanTable,
} from './tables.ts';

/** The versions of the results of slips. */
export const versions = resultVersions<PhienBanRow>(phienBanTable);

/** What stands in the results of slips, of all versions. */
export type Stored = { texts: KetQuaRow[]; images: HinhAnhRow[] };

/** What stands in the results of slips, of all versions: two statements. */
export async function storedResults(ctx: Ctx, slipIds: readonly string[]): Promise<Stored> {
  const [texts, images] = await Promise.all([textsOf(ctx.db, { slipIds }), imagesOf(ctx.db, { slipIds })]);
  return { texts, images };
}

const textsOf = prepared((db) =>
  db
    .select()
    .from(ketQuaTable)
    .where(sql`${ketQuaTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`),
);

const imagesOf = prepared((db) =>
  db
    .select()
    .from(hinhAnhTable)
    .where(sql`${hinhAnhTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`)
    .orderBy(asc(hinhAnhTable.ThuTu)),
);

/** Takes the returned version back for a reason and opens the next one with the same texts and images. */
export async function takeBackVersion(tx: Tx, slipId: string, LyDoHuy: string): Promise<void> {
  const taken = await versions.takeBack(tx, slipId, LyDoHuy);
  if (!taken) return;
  const { PhienBan } = taken.next;
  const of = taken.returned.PhienBan;
  const fresh = <R extends { _id: string; version: number; NgayTao: Date; NgayCapNhat: Date }>(row: R) => {
    const { _id, version, NgayTao, NgayCapNhat, ...content } = row;
    return { ...content, PhienBan };
  };
  const texts = await tx.db
    .select()
    .from(ketQuaTable)
    .where(and(eq(ketQuaTable.DichVuYeuCau_Id, slipId), eq(ketQuaTable.PhienBan, of)));
  const images = await tx.db
    .select()
    .from(hinhAnhTable)
    .where(and(eq(hinhAnhTable.DichVuYeuCau_Id, slipId), eq(hinhAnhTable.PhienBan, of)));
  await insertRows(tx, ketQuaTable, texts.map(fresh));
  await insertRows(tx, hinhAnhTable, images.map(fresh));
}
