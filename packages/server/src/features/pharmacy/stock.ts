import { dec, sum, toQuantity } from '@sen/domain/money/decimal';
import { chooseLots, isExpired } from '@sen/domain/pharmacy/fefo';
import { eq, inArray, sql } from 'drizzle-orm';
import { actor, type Tx, today } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { tellRunningOut } from './runningOut.ts';
import { changeHeld, changeStock, freeOf, lockHeld, lockShelf, type ShelfRow, stockShort } from './shelf.ts';
import { tellMoved } from './stockMoved.ts';
import { storeNode } from './stores.ts';
import { giuThuocTable, theKhoTable } from './tables.ts';

export { available } from './stockQueries.ts';

export type HoldLine = { Duoc_Id: string; SoLuong: string; sourceId: string };

/**
 * Promises stock of a store to prescription lines, first expired first out. All lines or none.
 * Errors: STOCK_SHORT with the drug's name and what is available.
 */
export async function hold(
  tx: Tx,
  { Kho_Id, lines }: { Kho_Id: string; lines: readonly HoldLine[] },
): Promise<void> {
  const holds = await chosen(tx, Kho_Id, lines);
  if (holds.length === 0) return;
  for (const one of holds) await changeHeld(tx, one);
  await tx.db
    .insert(giuThuocTable)
    .values(holds.map((one) => ({ ...one, NguoiTao_Id: actor(tx) })))
    .onConflictDoUpdate({
      target: [giuThuocTable.source_Id, giuThuocTable.Kho_Id, giuThuocTable.Lo_Id],
      set: { SoLuong: sql`${giuThuocTable.SoLuong} + excluded.so_luong`, NgayCapNhat: tx.now() },
    });
}

type LotOfLine = { Kho_Id: string; Lo_Id: string; Duoc_Id: string; source_Id: string; SoLuong: string };

/** The lots that give to lines, the first expired first, their shelf locked. Errors: STOCK_SHORT. */
async function chosen(tx: Tx, Kho_Id: string, lines: readonly HoldLine[]): Promise<LotOfLine[]> {
  const day = today(tx);
  const shelf = await lockShelf(tx, Kho_Id, [...new Set(lines.map((line) => line.Duoc_Id))]);
  const taken = new Map<string, string>();
  const holds: LotOfLine[] = [];
  for (const { Duoc_Id, SoLuong, sourceId } of lines) {
    const lots = shelf
      .filter((row) => row.Duoc_Id === Duoc_Id)
      .map((row) => ({ ...row, SoLuongKhaDung: left(row, taken) }));
    const { picks, thieu } = chooseLots(lots, SoLuong, day);
    if (dec(thieu).gt(0)) {
      const there = sum(lots.filter((lot) => !isExpired(lot.HanDung, day)).map((lot) => lot.SoLuongKhaDung));
      throw await stockShort(tx, Duoc_Id, SoLuong, toQuantity(there));
    }
    for (const pick of picks) {
      taken.set(pick.Lo_Id, toQuantity(dec(taken.get(pick.Lo_Id) ?? '0').plus(pick.SoLuong)));
      holds.push({ Kho_Id, Lo_Id: pick.Lo_Id, Duoc_Id, source_Id: sourceId, SoLuong: pick.SoLuong });
    }
  }
  return holds;
}

/**
 * Takes what a service used out of a store, first expired first out; what is promised to others stays. All lines or none. Errors:
 * STOCK_SHORT with the drug's name and what is available.
 */
export async function useUp(
  tx: Tx,
  { Kho_Id, lines }: { Kho_Id: string; lines: readonly HoldLine[] },
): Promise<void> {
  const lots = await chosen(tx, Kho_Id, lines);
  for (const lot of lots)
    await changeStock(tx, { ...lot, SoLuong: toQuantity(dec(lot.SoLuong).times(-1)), LyDo: 'SuDung' });
  await moved(tx, lots, true);
}

/** Gives back what a use took: every lot gets what it gave, once. */
export async function giveBackUse(tx: Tx, sourceId: string): Promise<void> {
  const lots = (
    await tx.db
      .select({
        Kho_Id: theKhoTable.Kho_Id,
        Lo_Id: theKhoTable.Lo_Id,
        Duoc_Id: theKhoTable.Duoc_Id,
        SoLuong: sql<string>`(-sum(${theKhoTable.SoLuong}))::text`,
      })
      .from(theKhoTable)
      .where(eq(theKhoTable.source_Id, sourceId))
      .groupBy(theKhoTable.Kho_Id, theKhoTable.Lo_Id, theKhoTable.Duoc_Id)
  ).filter((lot) => dec(lot.SoLuong).gt(0));
  await lockShelf(
    tx,
    [...new Set(lots.map((lot) => lot.Kho_Id))],
    lots.map((lot) => lot.Duoc_Id),
  );
  for (const lot of lots) await changeStock(tx, { ...lot, source_Id: sourceId, LyDo: 'HuySuDung' });
  await moved(tx, lots, false);
}

/** What follows when lots of stores have changed: limits, the notice of what runs out, and who shows stock. */
async function moved(
  tx: Tx,
  lots: ReadonlyArray<{ Kho_Id: string; Duoc_Id: string }>,
  isOut: boolean,
): Promise<void> {
  const stores = [...new Set(lots.map((lot) => lot.Kho_Id))];
  for (const Kho_Id of stores) {
    const Duoc_Ids = [...new Set(lots.filter((lot) => lot.Kho_Id === Kho_Id).map((lot) => lot.Duoc_Id))];
    const watched = await tellMoved(tx, { Kho_Id, Duoc_Ids });
    const rest = Duoc_Ids.filter((id) => !watched.has(id));
    if (isOut) await tellRunningOut(tx, { Kho_Id, idNode: await storeNode(tx, Kho_Id), Duoc_Ids: rest });
  }
  if (stores.length > 0)
    await emit(tx, { module: 'CapPhatThuoc', process: 'reload', data: { Kho_Ids: stores } });
}

/** Takes the promises to some lines back. A line without one is passed over: releasing twice does nothing. */
export async function release(tx: Tx, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  const where = inArray(giuThuocTable.source_Id, [...sourceIds]);
  // The stock first, as everybody does; then the promises are read again by taking them away.
  await lockHeld(tx, sourceIds);
  const gone = await tx.db.delete(giuThuocTable).where(where).returning();
  for (const one of gone) await changeHeld(tx, { ...one, SoLuong: toQuantity(dec(one.SoLuong).times(-1)) });
}

function left(row: ShelfRow, taken: ReadonlyMap<string, string>): string {
  return toQuantity(dec(freeOf(row)).minus(taken.get(row.Lo_Id) ?? '0'));
}
