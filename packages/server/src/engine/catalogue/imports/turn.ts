import { sql } from 'drizzle-orm';
import type { Tx } from '../../context.ts';

/** Held by the connection of a step, so that it ends with its server. */
const key = sql`hashtextextended('import turn', 0)`;

/** Waits until no other step of an import runs anywhere; the turn ends with the transaction. */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${key})`);
}

/** Frees the queue of the steps when a server that was killed has left it taken: it would stay so for hours. */
export async function freeTurn(tx: Tx, queue: string): Promise<void> {
  await tx.db.execute(sql`
    select graphile_worker.force_unlock_workers(array[q.locked_by]) from graphile_worker._private_job_queues q
    where q.queue_name = ${queue} and q.locked_by is not null and pg_try_advisory_xact_lock(${key})`);
}

/** As `freeTurn`, where no step runs anywhere; answers whether that is so. It stays so until the transaction ends. */
export async function endDeadTurn(tx: Tx, queue: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${key}) as free`,
  );
  if (!rows[0]?.free) return false;
  await freeTurn(tx, queue);
  return true;
}
