import { nextTicket, callingOrder as order, type QueueSettings } from '@sen/domain/queues/order';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { type QueueKind, type VeRow, veTable } from './tables.ts';

export type Queue = {
  waiting: VeRow[];
  /** Those called, the newest first. */
  called: VeRow[];
  /** How many calls the queue has made on this day. */
  calls: number;
};

/** A queue for the one who calls: the waiting tickets locked, those that another transaction is changing left out. */
export async function readQueue(
  tx: Tx,
  at: { hangDoi: QueueKind; nodeId: string; ngay: string },
): Promise<Queue> {
  const here = and(
    eq(veTable.HangDoi, at.hangDoi),
    eq(veTable.Node_Id, at.nodeId),
    eq(veTable.Ngay, at.ngay),
  );
  const waiting = await tx.db
    .select()
    .from(veTable)
    .where(and(here, eq(veTable.TrangThai, 'cho')))
    .for('update', { skipLocked: true });
  const called = await tx.db
    .select()
    .from(veTable)
    .where(and(here, isNotNull(veTable.thuTuGoi)))
    .orderBy(desc(veTable.thuTuGoi))
    .limit(20);
  return { waiting, called, calls: called[0]?.thuTuGoi ?? 0 };
}

/** The ticket to call next, or null. */
export function chooseNext(queue: Queue, settings: QueueSettings): VeRow | null {
  return nextTicket(queue.waiting, queue.called, queue.calls, settings);
}

/** The waiting tickets in the order of the calls to come. */
export function callingOrder(queue: Queue, settings: QueueSettings): VeRow[] {
  return order(queue.waiting, queue.called, queue.calls, settings);
}
