import { dec, toQuantity } from '@sen/domain/money/decimal';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { changeStock, lockShelf } from '../pharmacy/shelf.ts';
import { tellMoved } from '../pharmacy/stockMoved.ts';
import { storeNode } from '../pharmacy/stores.ts';
import type { StockReason } from '../pharmacy/tables.ts';
import { type PhieuKhoDongRow, type PhieuKhoRow, phieuKhoChiTietTable } from './tables.ts';

/** A line whose lot is known. */
export type LotLine = { Lo_Id: string; Duoc_Id: string; SoLuong: string };

/** The lines of a paper in order. */
export function linesOf(tx: Tx, PhieuKho_Id: string): Promise<PhieuKhoDongRow[]> {
  return tx.db
    .select()
    .from(phieuKhoChiTietTable)
    .where(eq(phieuKhoChiTietTable.PhieuKho_Id, PhieuKho_Id))
    .orderBy(phieuKhoChiTietTable.ThuTu);
}

/** The lines that name a lot and a quantity. */
export function lotLines(lines: readonly PhieuKhoDongRow[]): LotLine[] {
  return lines.flatMap(({ Lo_Id, Duoc_Id, SoLuong }) =>
    Lo_Id && Duoc_Id && SoLuong !== null ? [{ Lo_Id, Duoc_Id, SoLuong }] : [],
  );
}

/** Moves every line into a store (`sign` 1) or out of it (-1), all of its shelf locked first. Errors: STOCK_SHORT. */
export async function moveLines(
  tx: Tx,
  lines: readonly LotLine[],
  { Kho_Id, sign, LyDo, source_Id }: { Kho_Id: string; sign: 1 | -1; LyDo: StockReason; source_Id: string },
): Promise<void> {
  const Duoc_Ids = [...new Set(lines.map((line) => line.Duoc_Id))];
  await lockShelf(tx, Kho_Id, Duoc_Ids);
  for (const { Lo_Id, Duoc_Id, SoLuong } of lines) {
    const signed = toQuantity(dec(SoLuong).times(sign));
    if (!dec(signed).eq(0))
      await changeStock(tx, { Kho_Id, Lo_Id, Duoc_Id, SoLuong: signed, LyDo, source_Id });
  }
  await tellMoved(tx, { Kho_Id, Duoc_Ids });
}

/** Tells the stores of a paper that it changed; whoever shows stock, too, when `moved`. */
export async function tellStores(tx: Tx, row: PhieuKhoRow, moved: boolean): Promise<void> {
  const Kho_Ids = [row.Kho_Id, ...(row.KhoNhan_Id ? [row.KhoNhan_Id] : [])];
  for (const id of Kho_Ids) {
    const data = { PhieuKho_Id: row._id, Kho_Id: id };
    await emit(tx, { module: 'Kho', process: 'update', idNode: await storeNode(tx, id), data });
  }
  if (moved) await emit(tx, { module: 'CapPhatThuoc', process: 'reload', data: { Kho_Ids } });
}
