import type { ErrorCode } from '@sen/domain/errors/errors';
import { refusal, type Workflow } from '@sen/domain/workflow/workflow';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type AuditAction, audit } from './audit.ts';
import { actor, type Ctx, type Tx } from './context.ts';
import { DomainError } from './errors.ts';
import { lockRow, updateRow } from './rows.ts';
import { goOn, inTransaction } from './transaction.ts';

/** A table whose rows have states. */
export type StatefulTable = PgTable & {
  _id: PgColumn;
  TrangThai: PgColumn;
  version: PgColumn;
};

export type Move<E> = {
  /** The state that the caller saw; another one answers STATE_CHANGED. */
  expected?: string | undefined;
  /** The row as this transaction has it locked or has just written it; else it is locked and read. */
  locked?: Record<string, unknown> | undefined;
  /** What the guard decides on beyond the row itself. */
  facts?: (tx: Tx, row: Record<string, unknown>) => Promise<Partial<E>>;
  /** Columns written with the new state. */
  set?: Record<string, unknown>;
  auditAction?: AuditAction;
  /** Effects in the same transaction. */
  after?: (tx: Tx, row: Record<string, unknown>) => Promise<void>;
};

/**
 * The one way to change a state: locks the row, asks the workflow, writes, audits, runs the effects; one transaction.
 * Answers the row as written. Errors: NOT_FOUND, FORBIDDEN, STATE_CHANGED, or the guard's code.
 */
export async function transition<S extends string, A extends string, E extends { TrangThai: string }>(
  ctx: Ctx,
  workflow: Workflow<S, A, E>,
  table: StatefulTable,
  id: string,
  action: A,
  move: Move<E> = {},
): Promise<Record<string, unknown>> {
  return inTransaction(ctx, async (tx) => {
    const row: Record<string, unknown> | null = move.locked ?? (await lockRow(tx, table, id));
    if (!row) throw new DomainError('NOT_FOUND', { entity: workflow.name });
    const state = String(row['TrangThai']);
    if (move.expected !== undefined && move.expected !== state) {
      throw new DomainError('STATE_CHANGED', { state, expected: move.expected });
    }
    const facts = move.facts ? await move.facts(tx, row) : {};
    // the row has the fields of E by the workflow's own definition
    const entity = { ...row, ...facts, TrangThai: state } as unknown as E;
    const refused = refusal(workflow, action, entity, tx.permissions);
    if (refused) throw new DomainError(refused as ErrorCode, { action, state }); // guards answer codes of the list
    const to = workflow.transitions[action].to;
    const columns = getTableColumns(table);
    const change = {
      ...move.set,
      TrangThai: to,
      ...('NgayCapNhat' in columns ? { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) } : {}),
    };
    goOn(tx, updateRow(tx, table, id, change));
    const patient = row['BenhNhan_Id'];
    await audit(tx, {
      action: move.auditAction ?? 'UPDATE',
      entity: workflow.name,
      entityId: id,
      BenhNhan_Id: typeof patient === 'string' ? patient : null,
      before: { TrangThai: state },
      after: { TrangThai: to, action, ...move.set },
    });
    const result = { ...row, ...change, version: Number(row['version']) + 1 };
    await move.after?.(tx, result);
    return result;
  });
}
