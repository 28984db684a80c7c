import type { Rights } from '@sen/domain/acts/acts';
import { chuaGui, type GoiNgoaiAction, goiNgoaiActs } from '@sen/domain/operations/goiNgoai';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct, rightsOf } from '../acts/acts.ts';
import { actor, type Ctx, type Tx } from '../context.ts';
import { outboxTable } from '../database/tables.ts';
import { DomainError } from '../errors.ts';
import { definePoint, defineRegistry } from '../points.ts';
import { inTransaction } from '../sql/transaction.ts';
import { addJob, jobAdded, jobRuns, removeJob } from './jobs.ts';

export type OutboxCall = typeof outboxTable.$inferSelect;

/** Sends one call; answers what the outside system said, or throws to be tried again. It may be called twice for one key. */
export type OutboxSender = (ctx: Ctx, call: OutboxCall) => Promise<Record<string, unknown>>;

/** The senders of the features that speak with outside systems. */
export const outboxSender = defineRegistry<{ adapter: string; send: OutboxSender }>(
  'outboxSender',
  ({ adapter }) => adapter,
);

/** What happens when a call has failed, in the transaction that keeps the failure. */
export const whenCallFails = definePoint<(tx: Tx, call: OutboxCall) => Promise<void>>('whenCallFails');

/**
 * Writes a call to an outside system with the act that causes it; a repeat of the key is the same call. Calls of one `queue` are sent one
 * after the other.
 */
export async function enqueue(
  tx: Tx,
  call: { adapter: string; operation: string; idempotencyKey: string; payload: Record<string, unknown> },
  queue: string | null = null,
): Promise<void> {
  const _id = v7();
  const added = tx.db
    .insert(outboxTable)
    .values({ _id, ...call, NguoiTao_Id: actor(tx) })
    .onConflictDoNothing()
    .returning({ _id: outboxTable._id });
  await tx.db.execute(
    sql`with added as ${added} select ${jobAdded('outbox', { id: _id }, jobKey(_id), { queue })} from added`,
  );
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
    .where(and(eq(outboxTable._id, id), inArray(outboxTable.TrangThai, [...chuaGui])));
  if (!call) return;
  try {
    const sender = senders[call.adapter];
    if (!sender) throw new Error(`no sender for the adapter ${call.adapter}`);
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
    // given up meanwhile: nothing is tried again
    if (!(await keepFailure(ctx, id, message))) return;
    throw error;
  }
}

/** Keeps why a call failed; false when it was given up meanwhile. */
function keepFailure(ctx: Ctx, id: string, message: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [kept] = await tx.db
      .update(outboxTable)
      .set({
        TrangThai: 'Loi',
        lastError: message.slice(0, 500),
        attempts: sql`${outboxTable.attempts} + 1`,
        NgayCapNhat: tx.now(),
      })
      .where(and(eq(outboxTable._id, id), inArray(outboxTable.TrangThai, [...chuaGui])))
      .returning();
    if (!kept) return false;
    for (const act of whenCallFails.all()) await act(tx, kept);
    return true;
  });
}

/**
 * Sends a call again at once, its tries counted anew; a feature that asked a right of its own passes its rights. Errors: NOT_FOUND,
 * those of the act `thuLai`.
 */
export async function retryCall(tx: Tx, id: string, rights: Rights = rightsOf(tx)): Promise<void> {
  await lockFor(tx, id, 'thuLai', rights);
  await tx.db.update(outboxTable).set({ nextAt: tx.now() }).where(eq(outboxTable._id, id));
  // one that is being sent just now is tried at once already
  if (!(await jobRuns(tx, jobKey(id)))) await addJob(tx, 'outbox', { id }, jobKey(id));
}

/** Gives a call up: nobody tries it any more. Errors: NOT_FOUND, those of the act `bo`. */
export async function giveUpCall(tx: Tx, id: string, reason: string): Promise<void> {
  await lockFor(tx, id, 'bo');
  await tx.db
    .update(outboxTable)
    .set({ TrangThai: 'DaHuy', LyDoHuy: reason, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
    .where(eq(outboxTable._id, id));
  await removeJob(tx, jobKey(id));
}

/** Locks a call for an act on it. Errors: NOT_FOUND, those of the act. */
async function lockFor(
  tx: Tx,
  id: string,
  action: GoiNgoaiAction,
  rights: Rights = rightsOf(tx),
): Promise<void> {
  const [call] = await tx.db
    .select({ TrangThai: outboxTable.TrangThai })
    .from(outboxTable)
    .where(eq(outboxTable._id, id))
    .for('update');
  if (!call) throw new DomainError('NOT_FOUND');
  requireAct(tx, goiNgoaiActs, action, { ...call, node: null }, rights);
}

function jobKey(id: string): string {
  return `outbox:${id}`;
}
