import { nextTicket, callingOrder as order, type QueueSettings } from '@sen/domain/queues/order';
import { type QueueKind, queues } from '@sen/domain/queues/queueKinds';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { notYetCalled } from './points.ts';
import { type VeRow, veTable } from './tables.ts';

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

/** Ids of the waiting tickets whose slip may not be performed yet: they keep their place and are called once it may. */
export async function notYetAllowed(
  ctx: Ctx,
  hangDoi: QueueKind,
  waiting: readonly VeRow[],
): Promise<ReadonlySet<string>> {
  if (!queues[hangDoi].paidFirst) return new Set();
  const sources = waiting.flatMap((ticket) => ticket.source_Id ?? []);
  const found = await Promise.all(notYetCalled.all().map((refused) => refused(ctx, sources)));
  const refused = new Set(found.flatMap((ids) => [...ids]));
  return new Set(waiting.filter((one) => refused.has(one.source_Id ?? '')).map((one) => one._id));
}

/** The ticket to call next, or null; those that may not be called yet are left out. */
export function chooseNext(queue: Queue, settings: QueueSettings, later: ReadonlySet<string>): VeRow | null {
  const waiting = queue.waiting.filter((ticket) => !later.has(ticket._id));
  return nextTicket(waiting, queue.called, queue.calls, settings);
}

/** The waiting tickets in the order of the calls to come, last those that may not be called yet. */
export function callingOrder(queue: Queue, settings: QueueSettings, later: ReadonlySet<string>): VeRow[] {
  const ordered = order(queue.waiting, queue.called, queue.calls, settings);
  return [
    ...ordered.filter((ticket) => !later.has(ticket._id)),
    ...ordered.filter((ticket) => later.has(ticket._id)),
  ];
}
