import { dec, sum, toQuantity } from '@sen/domain/money/decimal';
import { chooseLots, isExpired } from '@sen/domain/pharmacy/fefo';
import { inArray, sql } from 'drizzle-orm';
import { actor, type Tx, today } from '../../engine/context.ts';
import { changeHeld, freeOf, lockHeld, lockShelf, type ShelfRow, stockShort } from './shelf.ts';
import { giuThuocTable } from './tables.ts';

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
  const day = today(tx);
  const shelf = await lockShelf(tx, Kho_Id, [...new Set(lines.map((line) => line.Duoc_Id))]);
  const taken = new Map<string, string>();
  const holds: Array<{ Kho_Id: string; Lo_Id: string; Duoc_Id: string; source_Id: string; SoLuong: string }> =
    [];
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
