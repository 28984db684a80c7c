import { isDone } from '@sen/domain/acts/acts';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { type VeAction, veActs } from '@sen/domain/queues/ve';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import { facilityOf } from '../organisation/facility.ts';
import { readSetting } from '../system/queries.ts';
import { chooseNext, notYetAllowed, readQueue } from './choose.ts';
import { familyQueue, issueTicket, type TicketInput } from './issue.ts';
import { wantedOutside } from './outside.ts';
import { nodeOfQueue, ticketById } from './queries.ts';
import type { VeRow } from './tables.ts';
import {
  allows,
  lockQueue,
  lockTicket,
  lockTicketsOf,
  lockTicketsOfVisit,
  lockWaitingOfPatient,
  moveState,
  ticketFacts,
} from './tickets.ts';

export { issueTicket, ticketAtEnd } from './issue.ts';

export type Desk = {
  hangDoi: QueueKind;
  nodeId: string;
  quay?: string | null;
  /** The press of the desk: repeated after a lost answer it calls nobody else. */
  requestId?: string | null;
};

/**
 * Calls the next patient of a queue: emergencies, then the interleave of priority, returning and ordinary tickets. Who has to pay first
 * is called once that is done.
 * A queue system outside that leads the queue is asked first, before anybody is called: whether it answers or not, one press calls one
 * person. Answers null when nobody waits. Errors: NODE_NOT_GRANTED, QMS_CUSTOMER_UNKNOWN.
 */
export async function callNext(ctx: Ctx, desk: Desk): Promise<VeRow | null> {
  requireDesk(ctx, desk.nodeId);
  return callInOrder(ctx, desk, await wantedOutside(ctx, desk));
}

/** The same in the order of Sen's own queue, without asking anybody outside. Errors: NODE_NOT_GRANTED. */
export async function callNextOfOwn(ctx: Ctx, desk: Desk): Promise<VeRow | null> {
  requireDesk(ctx, desk.nodeId);
  return callInOrder(ctx, desk, null);
}

/** Calls the wanted number where it still waits and may be called, else the next one of Sen's order. */
function callInOrder(ctx: Ctx, desk: Desk, wanted: string | null): Promise<VeRow | null> {
  return oncePressed(ctx, desk, 'next', async (tx) => {
    const node = await nodeOfQueue(tx, desk.hangDoi, desk.nodeId);
    await lockQueue(tx, desk.hangDoi, node);
    const queue = await readQueue(tx, { hangDoi: desk.hangDoi, nodeId: node });
    const later = await notYetAllowed(tx, desk.hangDoi, queue.waiting);
    const first = queue.waiting.find((one) => one.KyHieu === wanted && !later.has(one._id));
    const next = first ?? chooseNext(queue, await readSetting(tx, 'queue'), later);
    return next ? call(tx, next, queue.calls + 1, desk.quay ?? null) : null;
  });
}

/** One press of a desk calls once: what was pressed is told by its ticket, or by `next`. */
async function oncePressed<T extends VeRow | null>(
  ctx: Ctx,
  { requestId, ...desk }: Desk,
  about: string,
  press: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!requestId) return inTransaction(ctx, press);
  const { hangDoi, nodeId } = desk;
  const request = { id: requestId, operation: 'callWaitingNumbering', content: { hangDoi, nodeId, about } };
  const id = await once(ctx, request, async (tx) => (await press(tx))?._id ?? null);
  return (id === null ? null : await ticketById(ctx, id)) as T; // the ticket of T's press; tickets are never deleted
}

/** Calls a chosen ticket out of order. Errors: NOT_FOUND, STATE_CHANGED, NODE_NOT_GRANTED. */
export async function callTicket(ctx: Ctx, ticketId: string, desk: Desk): Promise<VeRow> {
  requireDesk(ctx, desk.nodeId);
  return oncePressed(ctx, desk, ticketId, async (tx) => {
    const node = await nodeOfQueue(tx, desk.hangDoi, desk.nodeId);
    await lockQueue(tx, desk.hangDoi, node);
    const ticket = await ticketAt(tx, ticketId, desk.hangDoi, node);
    await requireOnTicket(tx, ticket, 'goi');
    const queue = await readQueue(tx, { hangDoi: desk.hangDoi, nodeId: node, from: ticket.Ngay });
    return call(tx, ticket, queue.calls + 1, desk.quay ?? null);
  });
}

/** Calls again somebody who was called and has not come: counts the calls. Errors: STATE_CHANGED, RECALL_TOO_SOON. */
export async function recall(ctx: Ctx, ticketId: string, desk: Desk): Promise<VeRow> {
  return atDesk(ctx, ticketId, desk, 'goiLai', (tx, ticket) =>
    moveState(tx, ticket, 'goiLai', {
      soLanGoi: ticket.soLanGoi + 1,
      isRecall: true,
      goiLuc: tx.now(),
    }),
  );
}

/** Passes over somebody who did not come after the calls that the settings ask for. Errors: STATE_CHANGED, TOO_FEW_CALLS. */
export async function dismiss(ctx: Ctx, ticketId: string, desk: Desk): Promise<VeRow> {
  return atDesk(ctx, ticketId, desk, 'vang', (tx, ticket) => moveState(tx, ticket, 'vang'));
}

/** Puts somebody who was passed over back, behind the next few tickets. Errors: STATE_CHANGED. */
export async function returnTicket(ctx: Ctx, ticketId: string, desk: Desk): Promise<VeRow> {
  return atDesk(ctx, ticketId, desk, 'quayLai', waitAgain);
}

/**
 * Passes the number of a source over because its patient does not come, or lets it wait again once they did. Who was never called has
 * missed nothing: they keep their place. A number that is served or ended already stays as it is.
 */
export async function markTicketAbsent(tx: Tx, sourceId: string, absent: boolean): Promise<void> {
  const action = absent ? 'khongDen' : 'quayLai';
  for (const ticket of (await lockTicketsOf(tx, sourceId)).filter((one) => allows(one, action))) {
    if (absent) await moveState(tx, ticket, 'khongDen');
    else if (ticket.soLanGoi === 0) await moveState(tx, ticket, 'quayLai');
    else await waitAgain(tx, ticket);
  }
}

/** Behind the next few tickets. */
async function waitAgain(tx: Tx, ticket: VeRow): Promise<VeRow> {
  const queue = await readQueue(tx, { hangDoi: ticket.HangDoi, nodeId: ticket.Node_Id, from: ticket.Ngay });
  const settings = await readSetting(tx, 'queue');
  return moveState(tx, ticket, 'quayLai', {
    soLanGoi: 0,
    isRecall: false,
    sauLuotGoi: queue.calls + settings.returnAfter,
  });
}

/** The patient is here: a waiting, called or absent ticket is being served. A ticket that is served already stays so. */
export async function startServing(tx: Tx, ticketId: string): Promise<VeRow> {
  return serve(tx, await lockTicket(tx, ticketId));
}

/** The same for a ticket that this transaction has locked. */
export async function serve(tx: Tx, ticket: VeRow): Promise<VeRow> {
  return isDone(veActs, 'batDau', ticket.TrangThai)
    ? ticket
    : moveState(tx, ticket, 'batDau', {}, { last: true });
}

/** The work for which the ticket waited is done. A finished ticket stays so. */
export async function finishTicket(tx: Tx, ticketId: string): Promise<VeRow> {
  const ticket = await lockTicket(tx, ticketId);
  return isDone(veActs, 'xong', ticket.TrangThai)
    ? ticket
    : moveState(tx, ticket, 'xong', {}, { last: true });
}

/**
 * Ends the number with which somebody waited at a desk, once they were served there; from then on it is one of the visit that they got,
 * so that whoever holds it sees where to go next. A number of another queue, or one that was ended meanwhile, stays as it is: it never
 * stands in the way of the work itself.
 */
export async function finishForVisit(
  tx: Tx,
  ticketId: string,
  { hangDoi, nodeId }: Desk,
  visit: { TiepNhan_Id: string; BenhNhan_Id: string },
): Promise<void> {
  const [ticket, node] = [await lockTicket(tx, ticketId), await nodeOfQueue(tx, hangDoi, nodeId)];
  if (ticket.HangDoi !== hangDoi || ticket.Node_Id !== node || ticket.TiepNhan_Id || !allows(ticket, 'xong'))
    return;
  await moveState(tx, ticket, 'xong', visit);
}

/** A session was cancelled: its ticket waits again at its old place. */
export async function reopenTicket(tx: Tx, ticketId: string): Promise<VeRow> {
  const ticket = await lockTicket(tx, ticketId);
  return allows(ticket, 'moLai') ? moveState(tx, ticket, 'moLai', { thuTuGoi: null }) : ticket;
}

/** Cancels the tickets of a source (slip, visit, prescription) that are not served yet. */
export async function cancelTicket(tx: Tx, sourceId: string): Promise<void> {
  for (const ticket of await lockTicketsOf(tx, sourceId)) await moveState(tx, ticket, 'huy');
}

/** Cancels the numbers with which a patient waits; at the cashier the family may still come. */
export async function cancelWaiting(tx: Tx, BenhNhan_Id: string): Promise<void> {
  for (const ticket of await lockWaitingOfPatient(tx, BenhNhan_Id))
    if (ticket.HangDoi !== familyQueue) await moveState(tx, ticket, 'huy');
}

/** Finishes the live tickets of a source, such as the cashier's ticket of a visit that was paid. */
export async function finishTicketsOf(tx: Tx, sourceId: string): Promise<void> {
  for (const ticket of await lockTicketsOf(tx, sourceId))
    if (allows(ticket, 'xong')) await moveState(tx, ticket, 'xong', {}, { last: true });
}

/** Takes a number at a desk's request, in a queue of a facility where the caller works on queues. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function takeNumber(ctx: Ctx, input: TicketInput): Promise<VeRow> {
  const rights = rightsOf(ctx);
  const facility = await facilityOf(ctx, input.nodeId);
  if (![facility, input.nodeId].some((node) => node !== null && rights.has('HANG_DOI', node)))
    throw new DomainError('NODE_NOT_GRANTED', { nodeId: input.nodeId });
  return inTransaction(ctx, (tx) => issueTicket(tx, input));
}

/** Moves a ticket to another node's queue of the same kind: the old one is closed, a new number is taken. */
export async function moveTicket(tx: Tx, ticketId: string, nodeId: string): Promise<VeRow> {
  const ticket = await lockTicket(tx, ticketId);
  await moveState(tx, ticket, 'chuyen');
  return issueTicket(tx, {
    hangDoi: ticket.HangDoi,
    nodeId,
    BenhNhan_Id: ticket.BenhNhan_Id,
    TiepNhan_Id: ticket.TiepNhan_Id,
    sourceId: ticket.source_Id,
    uuTien: ticket.isPriority,
    lyDoUuTien: ticket.LyDoUuTien,
    capCuu: ticket.isEmergency,
    isReturning: ticket.isReturning,
  });
}

/** Passes over the called tickets of a visit in one kind of queue, however often they were called; answers how many. */
export async function dismissVisit(ctx: Ctx, hangDoi: QueueKind, TiepNhan_Id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const tickets = (await lockTicketsOfVisit(tx, TiepNhan_Id)).filter((one) => one.HangDoi === hangDoi);
    for (const { Node_Id } of tickets) requireDesk(tx, Node_Id);
    const called = tickets.filter((one) => allows(one, 'vang'));
    for (const ticket of called) await moveState(tx, ticket, 'vang');
    return called.length;
  });
}

/** Finishes a ticket at a desk that keeps no record of its own. Errors: STATE_CHANGED. */
export async function finishAtDesk(ctx: Ctx, ticketId: string, desk: Desk): Promise<VeRow> {
  return atDesk(ctx, ticketId, desk, 'xong', (tx, ticket) => moveState(tx, ticket, 'xong'));
}

async function call(tx: Tx, ticket: VeRow, order: number, quay: string | null): Promise<VeRow> {
  return moveState(tx, ticket, 'goi', {
    soLanGoi: ticket.soLanGoi + 1,
    goiLuc: tx.now(),
    thuTuGoi: order,
    Quay: quay,
  });
}

async function atDesk(
  ctx: Ctx,
  ticketId: string,
  desk: Desk,
  action: VeAction,
  act: (tx: Tx, ticket: VeRow) => Promise<VeRow>,
): Promise<VeRow> {
  requireDesk(ctx, desk.nodeId);
  return inTransaction(ctx, async (tx) => {
    const node = await nodeOfQueue(tx, desk.hangDoi, desk.nodeId);
    const ticket = await ticketAt(tx, ticketId, desk.hangDoi, node);
    await requireOnTicket(tx, ticket, action);
    return act(tx, ticket);
  });
}

/** Refuses a desk or room at which the caller may not work on queues. */
function requireDesk(ctx: Ctx, nodeId: string): void {
  if (!rightsOf(ctx).has('HANG_DOI', nodeId)) throw new DomainError('NODE_NOT_GRANTED', { nodeId });
}

async function requireOnTicket(tx: Tx, ticket: VeRow, action: VeAction): Promise<void> {
  requireAct(tx, veActs, action, await ticketFacts(tx, ticket));
}

/** A ticket of this very queue; another queue's ticket is not found here. */
async function ticketAt(tx: Tx, id: string, hangDoi: QueueKind, nodeId: string): Promise<VeRow> {
  const ticket = await lockTicket(tx, id);
  if (ticket.HangDoi !== hangDoi || ticket.Node_Id !== nodeId)
    throw new DomainError('NOT_FOUND', { entity: 'VeHangDoi' });
  return ticket;
}
