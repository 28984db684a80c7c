import { nextTicket, callingOrder as order, type QueueSettings } from '@sen/domain/queues/order';
import { type QueueKind, queues } from '@sen/domain/queues/queueKinds';
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { notYetCalled } from './points.ts';
import { type VeRow, veTable } from './tables.ts';

export type Queue = {
  waiting: VeRow[];
  /** Those called, the newest first. */
  called: VeRow[];
  /** How many calls the queue has made: of the day, or since the one before where somebody waits from it. */
  calls: number;
};

/**
 * A queue for the one who calls: the waiting tickets of every day locked, those that another transaction is changing left out. `from` is
 * the day of a ticket that comes back to it.
 */
export async function readQueue(
  tx: Tx,
  at: { hangDoi: QueueKind; nodeId: string; from?: string },
): Promise<Queue> {
  const here = and(eq(veTable.HangDoi, at.hangDoi), eq(veTable.Node_Id, at.nodeId));
  const waiting = await tx.db
    .select()
    .from(veTable)
    .where(and(here, eq(veTable.TrangThai, 'cho')))
    .for('update', { skipLocked: true });
  const since = callsSince([...waiting.map((one) => one.Ngay), at.from ?? today(tx)], today(tx));
  const called = await tx.db
    .select()
    .from(veTable)
    .where(
      and(
        here,
        gte(veTable.Ngay, dayBefore(today(tx))),
        isNotNull(veTable.thuTuGoi),
        gte(veTable.goiLuc, dayStart(since)),
      ),
    )
    .orderBy(desc(veTable.thuTuGoi))
    .limit(20);
  return { waiting, called, calls: called[0]?.thuTuGoi ?? 0 };
}

/**
 * From which day on the calls of a queue count: a day begins a new round, but midnight is no turn for those who wait at it. The days are
 * those of the waiting.
 */
export function callsSince(days: readonly string[], now: string): string {
  return days.some((day) => day < now) ? dayBefore(now) : now;
}

/** Midnight in Vietnam at the start of a day. */
export function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}

/** The day before one. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
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
