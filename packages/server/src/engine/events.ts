import { sql } from 'drizzle-orm';
import type { Tx } from './context.ts';
import type { Db } from './database.ts';
import { eventTable } from './tables.ts';

export const eventChannel = 'sen_event';

export type EventInput = {
  /** Area, such as KhamBenh, XetNghiem, VienPhi. */
  module: string;
  /** What happened: reload, create, update, delete, refetchWaiting, account, cancelAccount, call. */
  process: string;
  idNode?: string | null;
  /** Ids only; never names or results. */
  data: Record<string, unknown>;
};

/** Appends an event that leaves when the transaction commits. */
export async function emit(tx: Tx, event: EventInput): Promise<void> {
  const [row] = await tx.db
    .insert(eventTable)
    .values({ ...event, idNode: event.idNode ?? null, clientId: tx.clientId })
    .returning({ _id: eventTable._id });
  if (row) tx.tx.eventIds.push(row._id.toString());
}

/** Tells every node the ids of a transaction's events: one small notification, sent by the commit itself. */
export async function announce(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`select pg_notify(${eventChannel}, ${ids.slice(0, 300).join(',')})`);
}
