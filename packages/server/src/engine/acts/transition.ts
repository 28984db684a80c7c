import { type ActFacts, type ActSet, everyRight } from '@sen/domain/acts/acts';
import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type AuditAction, audit } from '../audit/audit.ts';
import { actor, type Ctx, type Tx } from '../context.ts';
import type { Statement } from '../database/database.ts';
import { DomainError } from '../errors.ts';
import { lockRow, updateRow } from '../sql/rows.ts';
import { inTransaction, pipeline } from '../sql/transaction.ts';
import { sendTogether, updateStatement } from '../sql/written.ts';
import { requireAct, requireSeen, rightsOf } from './acts.ts';

/** A table whose rows have states. */
export type StatefulTable = PgTable & {
  _id: PgColumn;
  TrangThai: PgColumn;
  version: PgColumn;
};

export type Move<T extends StatefulTable, F> = {
  /** What the act decides on, the row being locked. */
  facts: (tx: Tx, row: InferSelectModel<T>) => F | Promise<F>;
  /** The state that the caller saw; another one answers STATE_CHANGED. */
  expected?: string | undefined;
  /** The row as this transaction has it locked or has just written it; else it is locked and read. */
  locked?: InferSelectModel<T> | undefined;
  /** Written with the row as one statement. */
  beside?: readonly Statement[] | undefined;
  /** The caller writes the row as it is answered, or has written it. */
  unwritten?: boolean | undefined;
  /** The consequence of another act, which has asked for its own right: only the object's state and its refusals decide. */
  consequence?: boolean | undefined;
  /** Columns written with the new state. */
  set?: Partial<InferSelectModel<T>>;
  /** Columns that follow from other rows, such as sums: written with the new state, not logged. */
  derived?: Partial<InferSelectModel<T>>;
  auditAction?: AuditAction;
  /** Effects in the same transaction. */
  after?: (tx: Tx, row: InferSelectModel<T>) => Promise<void>;
};

/**
 * The one way to change a state: locks the row, asks the act, writes, audits, runs the effects; one transaction. Answers the row as
 * written. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, or the act's own refusal.
 */
export async function transition<
  T extends StatefulTable,
  S extends string,
  A extends string,
  F extends ActFacts,
>(
  ctx: Ctx,
  acts: ActSet<S, A, F>,
  table: T,
  id: string,
  action: A,
  move: Move<T, F>,
): Promise<InferSelectModel<T>> {
  const { move: leads } = acts.acts[action];
  if (!leads) throw new Error(`${acts.name}.${action} changes no state`);
  return inTransaction(ctx, async (tx) => {
    const row = move.locked ?? (await lockRow(tx, table, id));
    if (!row) throw new DomainError('NOT_FOUND', { entity: acts.name });
    const facts = await move.facts(tx, row);
    const state = facts.TrangThai;
    requireSeen(state, move.expected);
    requireAct(tx, acts, action, facts, move.consequence ? everyRight : rightsOf(tx));
    const columns = getTableColumns(table);
    const change = {
      ...move.set,
      ...move.derived,
      TrangThai: leads.to,
      ...('NgayCapNhat' in columns ? { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) } : {}),
    } as Partial<InferSelectModel<T>>; // columns that every stateful table has
    if (move.beside?.length) sendTogether(tx, [updateStatement(table, id, change), ...move.beside]);
    else if (!move.unwritten) pipeline(tx, updateRow(tx, table, id, change));
    const { BenhNhan_Id: patient, version }: Record<string, unknown> = row;
    await audit(tx, {
      action: move.auditAction ?? 'UPDATE',
      entity: acts.name,
      entityId: id,
      BenhNhan_Id: typeof patient === 'string' ? patient : null,
      before: { TrangThai: state },
      after: { TrangThai: leads.to, action, ...move.set },
    });
    const result = { ...row, ...change, version: Number(version) + 1 };
    await move.after?.(tx, result);
    return result;
  });
}
