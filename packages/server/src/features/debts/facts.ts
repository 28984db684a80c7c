import { type CongNoAction, type CongNoFacts, congNoActs } from '@sen/domain/debts/congNo';
import { and, eq, inArray } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { lockExisting, rowsById } from '../../engine/sql/rows.ts';
import { type Account, lockAccount } from '../cashier/account.ts';
import { facilityOf } from '../organisation/facility.ts';
import { receptionById } from '../reception/queries.ts';
import { type CongNoRow, congNoTable, type XoaNoRow, xoaNoTable } from './tables.ts';

/** What the acts on a debt decide on. */
export async function debtFacts(ctx: Ctx, debt: CongNoRow): Promise<CongNoFacts> {
  const [visit, asked] = await Promise.all([
    receptionById(ctx, debt.TiepNhan_Id),
    waitingRequest(ctx, debt._id),
  ]);
  const { TrangThai, ConLai, DaThu, DaXoa } = debt;
  return {
    ...{ TrangThai, ConLai, DaThu, DaXoa },
    node: await facilityOf(ctx, visit.NoiTiepNhan_Id),
    DaXacNhanChiPhi: visit.DaXacNhanChiPhi,
    deNghi: asked ? (asked.NguoiTao_Id ?? '') : null,
    toi: actor(ctx),
  };
}

/** The request to write a debt off that waits to be decided on; null for none. Read together for all debts of a request. */
export function waitingRequest(ctx: Ctx, CongNo_Id: string): Promise<XoaNoRow | null> {
  return loadOne(ctx, 'debts:asked', CongNo_Id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(xoaNoTable)
      .where(and(inArray(xoaNoTable.CongNo_Id, [...ids]), eq(xoaNoTable.TrangThai, 'ChoDuyet')));
    return new Map(rows.map((row) => [row.CongNo_Id, row]));
  });
}

/** One debt. Errors: NOT_FOUND. */
export async function debtById(ctx: Ctx, id: string): Promise<CongNoRow> {
  const [row] = await rowsById(ctx.db, congNoTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'CongNo' });
  return row;
}

/** Some debts in the order of their ids; those that there are not are left out. */
export async function debtsById(ctx: Ctx, ids: readonly string[]): Promise<CongNoRow[]> {
  const found = new Map((await rowsById(ctx.db, congNoTable, ids)).map((row) => [row._id, row]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Locks a debt for an act. Errors: NOT_FOUND, those of the act. */
export async function heldFor(tx: Tx, id: string, action: CongNoAction): Promise<CongNoRow> {
  const { debt } = await lockDebt(tx, id);
  requireAct(tx, congNoActs, action, await debtFacts(tx, debt));
  return debt;
}

/** Locks the account of a debt's visit, then the debt. Errors: NOT_FOUND. */
export async function lockDebt(tx: Tx, id: string): Promise<{ account: Account; debt: CongNoRow }> {
  const { TiepNhan_Id } = await debtById(tx, id);
  const account = await lockAccount(tx, TiepNhan_Id);
  return { account, debt: await lockExisting(tx, congNoTable, id, 'CongNo') };
}
