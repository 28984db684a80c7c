import { and, eq, inArray, sql } from 'drizzle-orm';
import { actor, type Ctx, type Tx } from './context.ts';
import { addJob } from './jobs.ts';
import { outboxTable } from './tables.ts';

export type OutboxCall = typeof outboxTable.$inferSelect;

/** Sends one call; answers what the outside system said, or throws to be tried again. It may be called twice for one key. */
export type OutboxSender = (ctx: Ctx, call: OutboxCall) => Promise<Record<string, unknown>>;

/** Writes a call to an outside system with the act that causes it; a repeat of the key is the same call. */
export async function enqueue(
  tx: Tx,
  call: { adapter: string; operation: string; idempotencyKey: string; payload: Record<string, unknown> },
): Promise<void> {
  const [row] = await tx.db
    .insert(outboxTable)
    .values({ ...call, NguoiTao_Id: actor(tx) })
    .onConflictDoNothing()
    .returning({ _id: outboxTable._id });
  if (row) await addJob(tx, 'outbox', { id: row._id }, `outbox:${row._id}`);
}

/** Sends one waiting call and keeps its outcome. Throws when it failed, so that the job is tried again with back-off. */
export async function sendOne(
  ctx: Ctx,
  id: string,
  senders: Readonly<Record<string, OutboxSender>>,
): Promise<void> {
  const [call] = await ctx.db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable._id, id), inArray(outboxTable.TrangThai, ['Cho', 'Loi'])));
  if (!call) return;
  const sender = senders[call.adapter];
  if (!sender) throw new Error(`no sender for the adapter ${call.adapter}`);
  try {
    const answer = await sender(ctx, call);
    await ctx.db
      .update(outboxTable)
      .set({
        TrangThai: 'DaGui',
        answer,
        lastError: null,
        attempts: sql`${outboxTable.attempts} + 1`,
        NgayCapNhat: ctx.now(),
      })
      .where(eq(outboxTable._id, id));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await ctx.db
      .update(outboxTable)
      .set({
        TrangThai: 'Loi',
        lastError: message.slice(0, 500),
        attempts: sql`${outboxTable.attempts} + 1`,
        NgayCapNhat: ctx.now(),
      })
      .where(eq(outboxTable._id, id));
    throw error;
  }
}
