import { askAgainAfter } from '@sen/domain/queues/queueSystem';
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { enqueue, retryCall } from '../../engine/jobs/outbox.ts';
import { openSecret } from '../../engine/secrets/secrets.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { OutsidePress, OutsideQueue } from '../queues/points.ts';
import type { VeRow } from '../queues/tables.ts';
import { owner } from './commands.ts';
import { askNext, type QueueSystem } from './protocol.ts';
import { isLed, queueSystemAdapter, systemRow } from './queries.ts';
import { type HeThongGoiSoRow, heThongGoiSoTable as table } from './tables.ts';

/** The queue system of the connections, as queues ask and tell it. */
export const connectedQueueSystem: OutsideQueue = {
  leads: isLed,
  next: wantedNext,
  unknown: (ctx, press, so) =>
    inTransaction(ctx, async (tx) =>
      enqueue(tx, {
        adapter: queueSystemAdapter,
        operation: 'khongRo',
        idempotencyKey: `${press.requestId}:${so}`,
        payload: { hang_doi: press.hangDoi, noi: await codeOf(tx, press.nodeId), so },
      }),
    ),
  called: callTold,
};

/** With whom to speak: null while the connection is off or has no password. Throws when the site's key does not open it. */
export function systemOf(ctx: Ctx, row: HeThongGoiSoRow | null): QueueSystem | null {
  if (!row?.Bat || !row.MatKhau) return null;
  const MatKhau = openSecret(ctx.config, owner, row.MatKhau).toString('utf8');
  return { DiaChi: row.DiaChi, TenDangNhap: row.TenDangNhap, HanGiay: row.HanGiay, MatKhau };
}

/** While it does not answer, nobody waits for it again at each press: Sen's order holds at once. */
async function wantedNext(ctx: Ctx, press: OutsidePress): Promise<string | null> {
  const row = await systemRow(ctx);
  if (row?.ThuLaiLuc && row.ThuLaiLuc > ctx.now()) return null;
  try {
    const system = systemOf(ctx, row);
    if (!system) return null;
    const number = await askNext(ctx.config, system, {
      ma_yeu_cau: press.requestId,
      hang_doi: press.hangDoi,
      noi: await codeOf(ctx, press.nodeId),
      quay: press.quay,
      cho: press.waiting,
    });
    if (row?.MatTu) await noteBack(ctx);
    return number;
  } catch (error) {
    ctx.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'queue system');
    await noteAway(ctx);
    return null;
  }
}

/** A call is told with its commit; one call of one number once, however often it is tried. */
async function callTold(tx: Tx, ticket: VeRow): Promise<void> {
  if (!(await isLed(tx, ticket.HangDoi))) return;
  await enqueue(tx, {
    adapter: queueSystemAdapter,
    operation: 'goiSo',
    idempotencyKey: `${ticket._id}:${ticket.goiLuc?.getTime() ?? 0}`,
    payload: {
      hang_doi: ticket.HangDoi,
      noi: await codeOf(tx, ticket.Node_Id),
      so: ticket.KyHieu,
      quay: ticket.Quay,
      lan: ticket.soLanGoi,
      luc: ticket.goiLuc?.toISOString() ?? tx.now().toISOString(),
    },
  });
}

/** It does not answer: the desks are told once, and wait for it again after a while. */
export function noteAway(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const ThuLaiLuc = new Date(tx.now().getTime() + askAgainAfter * 1000);
    const first = await tx.db
      .update(table)
      .set({ MatTu: tx.now(), ThuLaiLuc })
      .where(isNull(table.MatTu))
      .returning({ _id: table._id });
    if (first.length > 0) await tellDesks(tx);
    else await tx.db.update(table).set({ ThuLaiLuc });
  });
}

/** It answers again: the desks are told, and it is told at once of all that was called meanwhile. */
export function noteBack(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const back = await tx.db
      .update(table)
      .set({ MatTu: null, ThuLaiLuc: null })
      .where(and(isNotNull(table.MatTu)))
      .returning({ _id: table._id });
    if (back.length === 0) return;
    const { rows } = await tx.db.execute<{ id: string }>(sql`
      select id from main.outbox where adapter = ${queueSystemAdapter} and trang_thai = 'Loi' order by id for update skip locked`);
    for (const { id } of rows) await retryCall(tx, id, { has: () => true });
    await tellDesks(tx);
  });
}

function tellDesks(tx: Tx): Promise<void> {
  return emit(tx, { module: 'HangDoi', process: 'refetchWaiting', data: {} });
}

/** The code by which the system knows a place. */
async function codeOf(ctx: Ctx, nodeId: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ code: string }>(
    sql`select code from auth.node where id = ${nodeId}`,
  );
  return rows[0]?.code ?? nodeId;
}
