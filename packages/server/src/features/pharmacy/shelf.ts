import { dec, toQuantity } from '@sen/domain/money/decimal';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type StockReason, theKhoTable, tonKhoTable } from './tables.ts';

/** A lot as it lies in a store, locked. */
export type ShelfRow = {
  _id: string;
  Kho_Id: string;
  Lo_Id: string;
  Duoc_Id: string;
  SoLo: string;
  HanDung: string;
  SoLuong: string;
  SoLuongGiu: string;
};

/** Locks stock rows, in the order of their ids for everybody, so that two acts cannot wait for each other; then reads them. */
async function lockRows(tx: Tx, where: SQL): Promise<ShelfRow[]> {
  const { rows } = await tx.db.execute<ShelfRow>(sql`
    select t.id as "_id", t.kho_id as "Kho_Id", t.lo_id as "Lo_Id", t.duoc_id as "Duoc_Id", l.so_lo as "SoLo",
      l.han_dung::text as "HanDung", t.so_luong::text as "SoLuong", t.so_luong_giu::text as "SoLuongGiu"
    from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id where ${where} order by t.id for update of t`);
  return rows;
}

/** Locks everything of some drugs in a store, or in some. */
export function lockShelf(
  tx: Tx,
  Kho_Id: string | readonly string[],
  Duoc_Ids: readonly string[],
): Promise<ShelfRow[]> {
  const stores = typeof Kho_Id === 'string' ? [Kho_Id] : [...Kho_Id];
  if (Duoc_Ids.length === 0 || stores.length === 0) return Promise.resolve([]);
  return lockRows(
    tx,
    sql`t.kho_id = any(${sql.param(stores)}::uuid[]) and t.duoc_id = any(${sql.param([...Duoc_Ids])}::uuid[])`,
  );
}

/** Locks the lots that are promised to some lines, in the stores that promise them. */
export function lockHeld(tx: Tx, sourceIds: readonly string[]): Promise<ShelfRow[]> {
  return lockRows(
    tx,
    sql`exists (select 1 from pharmacy.giu_thuoc g where g.kho_id = t.kho_id and g.lo_id = t.lo_id
      and g.source_id = any(${sql.param([...sourceIds])}::uuid[]))`,
  );
}

/** What of a lot may still be promised or given: decimal text. */
export function freeOf(row: Pick<ShelfRow, 'SoLuong' | 'SoLuongGiu'>): string {
  return toQuantity(dec(row.SoLuong).minus(row.SoLuongGiu));
}

type Change = { Kho_Id: string; Lo_Id: string; Duoc_Id: string; SoLuong: string };

/** Promises more of a lot, or less when negative. Errors: STOCK_SHORT when less than that is free. */
export async function changeHeld(tx: Tx, change: Change): Promise<void> {
  const rows = await tx.db
    .update(tonKhoTable)
    .set({ SoLuongGiu: sql`${tonKhoTable.SoLuongGiu} + ${change.SoLuong}`, NgayCapNhat: tx.now() })
    .where(
      and(
        eq(tonKhoTable.Kho_Id, change.Kho_Id),
        eq(tonKhoTable.Lo_Id, change.Lo_Id),
        sql`${tonKhoTable.SoLuongGiu} + ${change.SoLuong}::numeric between 0 and ${tonKhoTable.SoLuong}`,
      ),
    )
    .returning({ _id: tonKhoTable._id });
  if (rows.length === 0) throw await short(tx, change);
}

/**
 * Moves stock in (positive) or out and writes the ledger. What is promised to others stays: it cannot be given away.
 * Errors: STOCK_SHORT.
 */
export async function changeStock(
  tx: Tx,
  change: Change & { LyDo: StockReason; source_Id: string },
): Promise<void> {
  const [row] = await tx.db
    .update(tonKhoTable)
    .set({ SoLuong: sql`${tonKhoTable.SoLuong} + ${change.SoLuong}`, NgayCapNhat: tx.now() })
    .where(
      and(
        eq(tonKhoTable.Kho_Id, change.Kho_Id),
        eq(tonKhoTable.Lo_Id, change.Lo_Id),
        sql`${tonKhoTable.SoLuong} + ${change.SoLuong}::numeric >= ${tonKhoTable.SoLuongGiu}`,
      ),
    )
    .returning({ Ton: tonKhoTable.SoLuong });
  if (!row) throw await short(tx, change);
  await tx.db
    .insert(theKhoTable)
    .values({ ...change, Ton: row.Ton, NguoiTao_Id: actor(tx), NgayTao: tx.now() });
}

async function short(tx: Tx, { Kho_Id, Duoc_Id, SoLuong }: Change): Promise<DomainError> {
  const rows = await lockShelf(tx, Kho_Id, [Duoc_Id]);
  return stockShort(
    tx,
    Duoc_Id,
    toQuantity(dec(SoLuong).abs()),
    rows.reduce((sum, row) => toQuantity(dec(sum).plus(freeOf(row))), '0'),
  );
}

/** The refusal of a drug that the shelf cannot give, with its name and what there is. */
export async function stockShort(
  tx: Tx,
  Duoc_Id: string,
  SoLuong: string,
  SoLuongKhaDung: string,
): Promise<DomainError> {
  const duoc = catalogueTable('Duoc');
  const [drug] = await tx.db
    .select({ ten: duoc['TenDuoc'] ?? sql`''` })
    .from(duoc)
    .where(eq(duoc._id, Duoc_Id));
  return new DomainError('STOCK_SHORT', {
    Duoc_Id,
    TenDuoc: String(drug?.ten ?? ''),
    SoLuong: dec(SoLuong).toString(),
    SoLuongKhaDung: dec(SoLuongKhaDung).toString(),
  });
}
