import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { insertRows } from '../../engine/rows.ts';
import type { Reading } from './reading.ts';

/** Takes the returned version back for a reason and opens the next one with the same texts and images. */
export async function takeBackVersion(
  tx: Tx,
  { tables: { ketQuaTable, hinhAnhTable }, versions }: Reading,
  slipId: string,
  LyDoHuy: string,
): Promise<void> {
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
