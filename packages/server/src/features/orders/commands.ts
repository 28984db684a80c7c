import { everyRight } from '@sen/domain/acts/acts';
import { actionBetween, slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { requestTimeIssues } from '@sen/domain/orders/requestTimes';
import type { DichVuYeuCauState } from '@sen/domain/orders/slipStates';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { removeCharges } from '../cashier/charges.ts';
import { noticeOfCancelled } from '../notifications/causes.ts';
import { cancelTicket } from '../queues/commands.ts';
import {
  lockAnyReception,
  lockVisitForOrders,
  receptionById,
  refuseHeldVisit,
} from '../reception/queries.ts';
import { removedAlong, wholePackages } from './alongLines.ts';
import { sendSlip } from './chargeSlips.ts';
import { minute } from './minute.ts';
import { beforeOrdersCancelled } from './points.ts';
import { slipById, slipsByCode } from './queries.ts';
import { queueSlip } from './queueSlip.ts';
import { requireSendable, type SendConfirmation } from './sendable.ts';
import { announceSlip, changeSlipState, liveLines, slipFacts } from './states.ts';
import { dichVuYeuCauChiTietTable as lines, dichVuYeuCauTable as slips } from './tables.ts';

export { createOrders } from './createOrders.ts';
export { stopOrder } from './draftedOrder.ts';
export { orderForVisit } from './orderForVisit.ts';
export { byQueue, queueSlip, queueSlips } from './queueSlip.ts';
export { changeSlipState } from './states.ts';
export { updateSlip } from './updateSlip.ts';

/**
 * Cancels order lines, packages as a whole, with those that came along with them, and takes their charges off; a slip without live lines is cancelled with its ticket. `ordered`: the orderer
 * asks for it, whose right at the ordering room is needed; else the caller has asked for its own. `part`: of packages these lines
 * alone, because the rest was performed and stays. Errors: FORBIDDEN,
 * NODE_NOT_GRANTED, SERVICE_PAID, STATE_CHANGED when begun, the closed states of the reception.
 */
export async function cancelOrderLines(
  tx: Tx,
  asked: readonly string[],
  LyDo: string,
  { ordered = false, part = false }: { ordered?: boolean; part?: boolean } = {},
): Promise<void> {
  if (asked.length === 0) return;
  const whole = part ? asked : [...asked, ...(await wholePackages(tx, asked))];
  const ids = [...whole, ...(await removedAlong(tx, whole))];
  const found = await tx.db
    .select({ line: lines, slip: slips })
    .from(lines)
    .innerJoin(slips, eq(slips._id, lines.DichVuYeuCau_Id))
    .where(and(inArray(lines._id, [...ids]), ne(lines.TrangThai, 'DaHuy')))
    .orderBy(lines._id)
    .for('update');
  for (const visit of new Set(found.map(({ slip }) => slip.TiepNhan_Id))) await refuseHeldVisit(tx, visit);
  for (const { line, slip } of found) {
    const facts = slipFacts(slip, [line]);
    requireAct(tx, slipActs(slip.Loai), 'huy', facts, ordered ? rightsOf(tx) : everyRight, {
      TenDichVu: line.TenDichVu,
    });
  }
  const sessions = [...new Set(found.flatMap(({ slip }) => slip.KhamBenh_Id ?? []))];
  if (sessions.length > 0) for (const ask of beforeOrdersCancelled.all()) await ask(tx, sessions);
  const liveIds = found.map(({ line }) => line._id);
  if (liveIds.length === 0) return;
  const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  await tx.db
    .update(lines)
    .set({ TrangThai: 'DaHuy', version: sql`${lines.version} + 1`, ...stamp })
    .where(inArray(lines._id, liveIds));
  await removeCharges(tx, liveIds);
  for (const slip of new Map(found.map((one) => [one.slip._id, one.slip])).values()) {
    const empty = (await liveLines(tx, slip._id)).length === 0;
    const [written] = await tx.db
      .update(slips)
      .set({
        ...(empty ? { TrangThai: 'DaHuy' as const, LyDoHuy: LyDo } : {}),
        version: sql`${slips.version} + 1`,
        ...stamp,
      })
      .where(eq(slips._id, slip._id))
      .returning();
    if (empty) await cancelTicket(tx, slip._id);
    const cancelled = found.filter((one) => one.slip._id === slip._id).map(({ line }) => line);
    const mine = cancelled.map((line) => line._id);
    if (slip.TrangThai !== 'Nhap') await noticeOfCancelled(tx, slip, cancelled);
    await audit(tx, {
      action: 'CANCEL',
      entity: 'DichVuYeuCau',
      entityId: slip._id,
      BenhNhan_Id: slip.BenhNhan_Id,
      before: { chiTiets: mine },
      after: { LyDo },
    });
    await announceSlip(tx, written ?? slip, 'delete');
  }
}

/** Removes orders given by slip or by line; how many lines. Errors: those of cancelOrderLines, the closed states of the reception. */
export async function removeOrders(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select({ _id: lines._id, TiepNhan_Id: slips.TiepNhan_Id })
      .from(lines)
      .innerJoin(slips, eq(slips._id, lines.DichVuYeuCau_Id))
      .where(
        and(
          sql`(${inArray(lines._id, [...ids])} or ${inArray(slips._id, [...ids])})`,
          ne(lines.TrangThai, 'DaHuy'),
        ),
      );
    if (found.length === 0) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
    const visits = [...new Set(found.map((one) => one.TiepNhan_Id))];
    if (visits.length > 1) throw new DomainError('OTHER_RECEPTION');
    for (const id of visits) await lockVisitForOrders(tx, id);
    await cancelOrderLines(
      tx,
      found.map((one) => one._id),
      'Bác sĩ xóa chỉ định',
      { ordered: true },
    );
    return found.length;
  });
}

/**
 * Moves slips from the state that the user saw to another by the act of their kind; all or none. Errors: STATE_CHANGED, FORBIDDEN,
 * NODE_NOT_GRANTED, those of the act; NEEDS_CONFIRMATION with details.warnings for drafts that are sent.
 */
export async function moveSlips(
  ctx: Ctx,
  ids: readonly string[],
  oldState: DichVuYeuCauState,
  newState: DichVuYeuCauState,
  confirmed: SendConfirmation = {},
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const sent: Awaited<ReturnType<typeof sendSlip>>[] = [];
    for (const id of [...ids].sort()) {
      const { Loai } = await slipById(tx, id);
      const action = actionBetween(Loai, oldState, newState);
      if (!action) throw new DomainError('STATE_CHANGED', { state: oldState, expected: newState });
      if (action === 'gui') {
        const one = await sendSlip(tx, id, { expected: oldState });
        sent.push(one);
        await queueSlip(tx, one.slip);
      } else if (action === 'huy') await cancelSlip(tx, id, oldState);
      else await changeSlipState(tx, id, action, { expected: oldState });
    }
    await requireSendable(tx, sent, confirmed);
    return [...ids];
  });
}

/** Cancels a slip with the rest of its packages and with what came along with its lines. */
async function cancelSlip(tx: Tx, id: string, expected: DichVuYeuCauState): Promise<void> {
  const { TiepNhan_Id } = await slipById(tx, id);
  await lockAnyReception(tx, TiepNhan_Id); // before the slip, as whoever orders for the visit does
  await refuseHeldVisit(tx, TiepNhan_Id);
  const mine = (await liveLines(tx, id)).map((line) => line._id);
  await changeSlipState(tx, id, 'huy', { expected });
  const rest = [...(await wholePackages(tx, mine)), ...(await removedAlong(tx, mine))];
  await cancelOrderLines(tx, rest, 'Hủy cùng phiếu chỉ định', { ordered: true });
}

/** Sends drafts with the time of their request. Errors: STATE_CHANGED, BAD_INPUT, NEEDS_CONFIRMATION with details.warnings. */
export async function sendDrafts(
  ctx: Ctx,
  ids: readonly string[],
  NgayYeuCau: Date,
  confirmed: SendConfirmation = {},
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const sent: Awaited<ReturnType<typeof sendSlip>>[] = [];
    for (const id of [...ids].sort()) {
      const one = await sendSlip(tx, id, { expected: 'Nhap', set: { NgayYeuCau } });
      const { slip } = one;
      sent.push(one);
      const visit = await receptionById(tx, slip.TiepNhan_Id);
      refuseIssues(
        requestTimeIssues({
          NgayTiepNhan: minute(visit.NgayTiepNhan),
          NgayYeuCau: minute(NgayYeuCau),
          now: minute(tx.now()),
        }),
      );
      await queueSlip(tx, slip);
    }
    await requireSendable(tx, sent, confirmed);
    return [...ids];
  });
}

/** Moves a slip by its number. Errors: NOT_FOUND and those of moveSlips. */
export async function moveSlipByCode(
  ctx: Ctx,
  code: string,
  oldState: DichVuYeuCauState,
  newState: DichVuYeuCauState,
  confirmed: SendConfirmation = {},
): Promise<string[]> {
  const found = await slipsByCode(ctx, code);
  if (found.length === 0) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  return moveSlips(
    ctx,
    found.map((slip) => slip._id),
    oldState,
    newState,
    confirmed,
  );
}
