import { nextCall } from '@sen/domain/queues/queueSystem';
import { and, eq, or } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { notYetAllowed } from './choose.ts';
import type { Desk } from './commands.ts';
import { outsideQueue } from './points.ts';
import { nodeOfQueue, ticketsOf } from './queries.ts';
import { veTable } from './tables.ts';
import { unfinished } from './tickets.ts';

/**
 * The number that a queue system outside wants called next at a desk; null where none leads the queue or none answers, so that Sen's own
 * order holds. It is asked outside any transaction and calls nobody by itself. Errors: QMS_CUSTOMER_UNKNOWN for a number that Sen has not.
 */
export async function wantedOutside(ctx: Ctx, desk: Desk): Promise<string | null> {
  const [outside] = outsideQueue.all();
  if (!outside || !(await outside.leads(ctx, desk.hangDoi))) return null;
  const nodeId = await nodeOfQueue(ctx, desk.hangDoi, desk.nodeId);
  const { cho } = await ticketsOf(ctx, { hangDoi: desk.hangDoi, nodeId });
  const later = await notYetAllowed(ctx, desk.hangDoi, cho);
  const waiting = cho.filter((one) => !later.has(one._id)).map((one) => one.KyHieu);
  const press = {
    requestId: desk.requestId ?? crypto.randomUUID(),
    hangDoi: desk.hangDoi,
    nodeId,
    quay: desk.quay ?? null,
    waiting,
  };
  const number = await outside.next(ctx, press);
  const known = number !== null && (waiting.includes(number) || (await isKnown(ctx, press, number)));
  const next = nextCall(number, { callable: waiting, known: () => known });
  if (next.by === 'nobodyKnown') {
    await outside.unknown(ctx, press, next.number);
    throw new DomainError('QMS_CUSTOMER_UNKNOWN', { number: next.number });
  }
  return next.by === 'outside' ? next.number : null;
}

/** Whether a queue has given a number today, whatever has become of it, or one of an earlier day is not done. */
async function isKnown(
  ctx: Ctx,
  { hangDoi, nodeId }: { hangDoi: Desk['hangDoi']; nodeId: string },
  number: string,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ _id: veTable._id })
    .from(veTable)
    .where(
      and(
        eq(veTable.HangDoi, hangDoi),
        eq(veTable.Node_Id, nodeId),
        or(eq(veTable.Ngay, today(ctx)), unfinished),
        eq(veTable.KyHieu, number),
      ),
    );
  return rows.length > 0;
}
