import { dec } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { actor, type Tx } from '../../engine/context.ts';
import { loTable, tonKhoTable } from './tables.ts';

/** A lot that comes into a store; GiaVon is the cost of one unit in dong. */
export type LotToPlace = {
  Kho_Id: string;
  Duoc_Id: string;
  SoLo: string;
  HanDung: string;
  GiaVon: string;
  NhaCungCap_Id: string | null;
};

/**
 * Makes the lots that are new, and their places in the stores. Answers the lines with their lots, in order. New rows are written in
 * one order for everybody, and before the caller locks the shelf.
 */
export async function placeLots<T extends LotToPlace>(
  tx: Tx,
  lines: readonly T[],
): Promise<Array<T & { Lo_Id: string }>> {
  if (lines.length === 0) return [];
  const named = lines.map((line) => ({ ...line, SoLo: line.SoLo.trim() }));
  const inOrder = [...named].sort((a, b) => (lotKey(a) < lotKey(b) ? -1 : 1));
  await tx.db
    .insert(loTable)
    .values(
      inOrder.map(({ Duoc_Id, SoLo, HanDung, GiaVon, NhaCungCap_Id }) => ({
        Duoc_Id,
        SoLo,
        HanDung,
        GiaVon,
        NhaCungCap_Id,
        NguoiTao_Id: actor(tx),
      })),
    )
    .onConflictDoNothing();
  const drugs = [...new Set(named.map((line) => line.Duoc_Id))];
  const known = await tx.db
    .select({
      _id: loTable._id,
      Duoc_Id: loTable.Duoc_Id,
      SoLo: loTable.SoLo,
      HanDung: loTable.HanDung,
      GiaVon: loTable.GiaVon,
    })
    .from(loTable)
    .where(sql`${loTable.Duoc_Id} = any(${sql.param(drugs)}::uuid[])`);
  const lots = new Map(known.map((lot) => [lotKey(lot), lot._id]));
  const placed = named.map((line) => ({ ...line, Lo_Id: lots.get(lotKey(line)) ?? '' }));
  await placeRows(tx, placed);
  return placed;
}

/** Gives lots that exist their places in stores. */
export async function placeRows(
  tx: Tx,
  lines: ReadonlyArray<{ Kho_Id: string; Lo_Id: string; Duoc_Id: string }>,
): Promise<void> {
  if (lines.length === 0) return;
  const key = (line: { Kho_Id: string; Lo_Id: string }) => `${line.Kho_Id}|${line.Lo_Id}`;
  const rows = [...lines].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  await tx.db
    .insert(tonKhoTable)
    .values(rows.map(({ Kho_Id, Lo_Id, Duoc_Id }) => ({ Kho_Id, Lo_Id, Duoc_Id, NguoiTao_Id: actor(tx) })))
    .onConflictDoNothing();
}

function lotKey(lot: { Duoc_Id: string; SoLo: string; HanDung: string; GiaVon: string }): string {
  return [lot.Duoc_Id, lot.SoLo, lot.HanDung, dec(lot.GiaVon).toFixed(3)].join('|');
}
