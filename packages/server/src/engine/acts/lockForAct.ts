import type { ActFacts, ActSet } from '@sen/domain/acts/acts';
import type { InferSelectModel } from 'drizzle-orm';
import type { Tx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type KeyedTable, lockExisting } from '../sql/rows.ts';
import { requireAct } from './acts.ts';

export type Seen<T extends KeyedTable, F> = {
  /** What the act decides on, the row being locked. */
  facts: (tx: Tx, row: InferSelectModel<T>) => F | Promise<F>;
  /** The version that the caller saw; null asks nothing, and none at all is another one. */
  version: number | null | undefined;
};

/**
 * Locks a record that a caller saw and changes without a change of state: it is there, bears the act, and is as it was seen. Errors in
 * this order: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED or the act's own refusal, CONFLICT with `current`.
 */
export async function lockForAct<
  T extends KeyedTable,
  S extends string,
  A extends string,
  F extends ActFacts,
>(
  tx: Tx,
  acts: ActSet<S, A, F>,
  action: A,
  table: T,
  id: string,
  { facts, version }: Seen<T, F>,
): Promise<InferSelectModel<T>> {
  const row = await lockExisting(tx, table, id, acts.name);
  requireAct(tx, acts, action, await facts(tx, row));
  const { version: stands }: Record<string, unknown> = row;
  if (version !== null && version !== stands)
    throw new DomainError('CONFLICT', { entity: acts.name, current: row });
  return row;
}
