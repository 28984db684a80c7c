import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import { saysSomething } from './entered.ts';
import type { Reading } from './reading.ts';
import type { KetQuaRow } from './readingTables.ts';

/** Takes the returned version back for a reason and opens the next one with the same texts, images and further content. */
export async function takeBackVersion(
  tx: Tx,
  reading: Reading,
  slipId: string,
  LyDoHuy: string,
): Promise<void> {
  const taken = await reading.versions.takeBack(tx, slipId, LyDoHuy);
  if (taken) await copyVersion(tx, reading, slipId, taken.returned.PhienBan, taken.next.PhienBan);
}

/** Makes the content of a version that of another one too, which has none yet; `kept` says what of a service. */
export async function copyVersion(
  tx: Tx,
  { tables: { ketQuaTable, hinhAnhTable }, content }: Reading,
  slipId: string,
  of: number,
  PhienBan: number,
  kept: (row: KetQuaRow) => KetQuaRow = (row) => row,
): Promise<void> {
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
  await insertRows(tx, ketQuaTable, texts.map(kept).filter(saysSomething).map(fresh));
  await insertRows(tx, hinhAnhTable, images.map(fresh));
  for (const { noiDung, ...place } of (await content?.stored(tx, [slipId])) ?? [])
    if (place.PhienBan === of) await content?.write(tx, { ...place, PhienBan }, noiDung);
}
