import { everyRight, type Rights } from '@sen/domain/acts/acts';
import { tiepNhanActs } from '@sen/domain/reception/tiepNhan';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct, requireSeen, rightsOf } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { alsoNumber, lateNumber } from '../../engine/sql/lateNumbers.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction, once, pipeline } from '../../engine/sql/transaction.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { noteNewVisit } from '../cashier/account.ts';
import { recompute } from '../cashier/charges.ts';
import { linkLookUps } from '../insurance/commands.ts';
import { cancelOrderLines } from '../orders/commands.ts';
import { priceForPayer } from '../orders/payerPrices.ts';
import { orderLinesForCharges } from '../orders/queries.ts';
import { changePatient, rememberCard } from '../patients/commands.ts';
import { birthOf, patientById } from '../patients/queries.ts';
import { cancelTicket, finishForVisit } from '../queues/commands.ts';
import { askAgainLater, askPortal } from './card.ts';
import { receptionFacts, requireOnReception } from './facts.ts';
import { dropCards } from './furtherCards.ts';
import { noteHealth } from './health.ts';
import { type MadeReception, madeReception } from './madeReception.ts';
import { maTiepNhan } from './numbers.ts';
import { whenVisitKept } from './points.ts';
import { prepareReception } from './prepare.ts';
import { forgetReception, lockAnyReception, receptionById, type TiepNhan } from './queries.ts';
import { holderOf, patientOf, pickBirth } from './received.ts';
import { lacksReason, requireReasonAgain } from './receivedAgain.ts';
import { orderServices } from './services.ts';
import { tiepNhanTable } from './tables.ts';

/**
 * Receives a patient in one transaction: the record (new, or changed), the visit with its benefit, the ordered services with
 * their charges, the queue tickets. Errors: BAD_INPUT, those of the patient's record, NEEDS_CONFIRMATION.
 */
export async function createTiepNhan(ctx: Ctx, input: TiepNhanInput): Promise<TiepNhan> {
  const prepared = await prepareToReceive(ctx, input);
  const hand: MadeReception = {};
  const { _id } = await once(
    ctx,
    { id: input.requestId, operation: 'createTiepNhan', content: contentOf(input) },
    async (tx) => ({
      _id: await receive(tx, input, prepared, rightsOf(tx), { hand }),
    }),
  );
  return madeReception(hand) ?? receptionById(ctx, _id);
}

/** What makes a reception: the number with which they came has ended by the time that a lost answer is asked for again. */
export function contentOf({ VeTiepNhan_Id: _number, ...rest }: TiepNhanInput): TiepNhanInput {
  return rest;
}

export type PreparedReception = {
  asked: Awaited<ReturnType<typeof askPortal>>;
  values: Awaited<ReturnType<typeof prepareReception>>;
};

/** Asks the portal about the card and works out the benefit: before the transaction, which must not wait for others. */
export async function prepareToReceive(ctx: Ctx, input: TiepNhanInput): Promise<PreparedReception> {
  const holder = await holderOf(ctx, input);
  const asked = await askPortal(ctx, input, holder, input.chapNhanThe ?? false);
  return { asked, values: await prepareReception(ctx, { ...input, ...asked.card }, null, holder) };
}

/**
 * Receives a patient in a running transaction, at whose end the visit, a new patient and the slips get their numbers. `rights` are of
 * whoever receives by another right than the desk's; `ticketsNow`: this transaction reads the tickets; `hand` gets what was made.
 * Answers the visit's id. Errors: those of createTiepNhan.
 */
export async function receive(
  tx: Tx,
  input: TiepNhanInput,
  { asked, values }: PreparedReception,
  rights: Rights = rightsOf(tx),
  { ticketsNow = false, hand = {} }: { ticketsNow?: boolean; hand?: MadeReception } = {},
): Promise<string> {
  const BenhNhan_Id = await patientOf(tx, input, rights);
  await requireReasonAgain(tx, { ...values, BenhNhan_Id });
  const NoiTiepNhan_Id = input.NoiTiepNhan_Id ?? tx.nodeId;
  if (!rights.has('TIEP_NHAN', NoiTiepNhan_Id)) throw new DomainError('NODE_NOT_GRANTED');
  const _id = v7();
  const code = { table: tiepNhanTable, text: tiepNhanTable.MaTiepNhan, id: _id };
  const MaTiepNhan = lateNumber(tx, maTiepNhan, code);
  const row = await insertRow(tx, tiepNhanTable, {
    ...values,
    _id,
    TheDaXacMinh: asked.TheDaXacMinh,
    MaTiepNhan,
    BenhNhan_Id,
    NoiTiepNhan_Id,
    TrangThai: 'DaTiepNhan',
    NguoiTao_Id: actor(tx),
    NguoiCapNhat_Id: actor(tx),
  });
  noteNewVisit(tx, row._id);
  await audit(tx, {
    action: 'CREATE',
    entity: tiepNhanActs.name,
    entityId: row._id,
    BenhNhan_Id,
    after: row,
  });
  for (const follow of whenVisitKept.all()) await follow(tx, null, row);
  await keepCard(tx, row);
  if (row.SoTheBHYT)
    await linkLookUps(tx, row, [input.SoTheBHYT, row.SoTheBHYT, input.BenhNhan?.CMNDHoacHoChieu]);
  if (input.SucKhoe) await noteHealth(tx, row, input.SucKhoe);
  // what the portal refused and somebody accepted is not asked again
  if (asked.check?.reachable === false) await askAgainLater(tx, row);
  const SoThuTu = await orderServices(tx, row, input, { ticketsNow, at: input.NgayTiepNhan ?? null });
  if (input.VeTiepNhan_Id && NoiTiepNhan_Id) {
    const desk = { hangDoi: 'TiepNhan', nodeId: NoiTiepNhan_Id } as const;
    await finishForVisit(tx, input.VeTiepNhan_Id, desk, { TiepNhan_Id: row._id, BenhNhan_Id });
  }
  if (typeof SoThuTu === 'string') alsoNumber(tx, SoThuTu, tiepNhanTable, tiepNhanTable.SoThuTu, row._id);
  else if (SoThuTu !== null) {
    forgetReception(tx, row._id);
    pipeline(
      tx,
      tx.db.update(tiepNhanTable).set({ SoThuTu }).where(eq(tiepNhanTable._id, row._id)).execute(),
    );
  }
  await announce(tx, row, 'create');
  // one with a number of its own already is read again
  if (typeof SoThuTu !== 'number') hand.made = { reception: row, number: SoThuTu, by: tx.tx };
  return row._id;
}

/**
 * Changes a reception; a changed payer or card settles the visit's money anew. Errors: NOT_FOUND, CONFLICT, BAD_INPUT, the closed
 * states, PAID_LINE when a service to take back is paid.
 */
export async function updateTiepNhan(
  ctx: Ctx,
  id: string,
  input: TiepNhanInput,
  rights: Rights = rightsOf(ctx),
): Promise<TiepNhan> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockAnyReception(tx, id);
    await requireOnReception(tx, before, 'sua', rights);
    if (input.version !== null && input.version !== undefined && input.version !== before.version) {
      throw new DomainError('CONFLICT', { entity: 'TiepNhan', current: before });
    }
    const born = await birthOf(tx, before.BenhNhan_Id);
    const birth = { ...born, ...pickBirth(input) };
    const prepared = await prepareReception(tx, input, before, birth);
    if (input.BenhNhan) {
      await changePatient(tx, before.BenhNhan_Id, input.BenhNhan, {
        acceptDuplicate: input.xacNhanTrung ?? false,
        rights: everyRight,
      });
    }
    // what was received without insurance, as an emergency or with a reason may become what needs one
    if (!lacksReason(before)) await requireReasonAgain(tx, { ...before, ...prepared }, before._id);
    const sameCard = prepared.SoTheBHYT === before.SoTheBHYT;
    const after = await writeReception(tx, before, {
      ...prepared,
      TheDaXacMinh: before.TheDaXacMinh && sameCard,
    });
    if (!sameCard) await askAgainLater(tx, after);
    if (input.SucKhoe) await noteHealth(tx, after, input.SucKhoe);
    const back = input.boDichVu_Ids ?? [];
    if (back.length > 0) await cancelOrderLines(tx, back, tiepNhanActs.acts.sua.label.vi);
    await orderServices(tx, after, input);
  });
  return receptionById(ctx, id);
}

/**
 * Cancels a reception with its orders and tickets. Errors: NOT_FOUND, STATE_CHANGED, REASON_NEEDED, RECEPTION_IN_USE, the closed
 * states.
 */
export async function cancelTiepNhan(
  ctx: Ctx,
  id: string,
  LyDo: string,
  oldState?: string | null,
): Promise<TiepNhan> {
  const reason = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const visit = await lockAnyReception(tx, id);
    const lines = await orderLinesForCharges(tx, id);
    const facts = await receptionFacts(tx, visit, lines);
    requireSeen(visit.TrangThai, oldState);
    requireAct(tx, tiepNhanActs, 'huy', facts);
    // While the reception is open: its lines and charges cannot be taken off a cancelled one.
    await cancelOrderLines(
      tx,
      lines.filter((line) => line.TrangThai !== 'DaHuy').map((line) => line._id),
      reason,
    );
    await cancelTicket(tx, id);
    forgetReception(tx, id);
    await transition(tx, tiepNhanActs, tiepNhanTable, id, 'huy', {
      locked: visit,
      facts: () => facts,
      auditAction: 'CANCEL',
      set: { LyDoHuy: reason },
      after: async (same, cancelled) => {
        for (const follow of whenVisitKept.all()) await follow(same, visit, cancelled);
      },
    });
    await announce(tx, visit, 'delete');
  });
  return receptionById(ctx, id);
}

/**
 * Asks the portal about a visit's card again and keeps what it says; a changed card settles the visit's money anew. Errors:
 * NOT_FOUND, the closed states, NEEDS_CONFIRMATION when the portal refuses the card.
 */
export async function recheckCard(ctx: Ctx, id: string, rights: Rights = rightsOf(ctx)): Promise<TiepNhan> {
  const reception = await receptionById(ctx, id);
  // asked before the portal is, which must not learn of a card for somebody who may not ask
  await requireOnReception(ctx, reception, 'sua', rights);
  const patient = await patientById(ctx, reception.BenhNhan_Id);
  const asked = await askPortal(ctx, { ...reception, TiepNhan_Id: id }, patient, false);
  if (!asked.TheDaXacMinh) return reception;
  await inTransaction(ctx, async (tx) => {
    const before = await lockAnyReception(tx, id);
    await requireOnReception(tx, before, 'sua', rights);
    const prepared = await prepareReception(tx, asked.card, before, patient);
    await writeReception(tx, before, { ...prepared, TheDaXacMinh: true });
  });
  return receptionById(ctx, id);
}

/** Writes changed columns, the audit row, the patient's last card, the settled money and the event. */
export async function writeReception(
  tx: Tx,
  before: TiepNhan,
  set: Partial<typeof tiepNhanTable.$inferInsert>,
): Promise<TiepNhan> {
  // a visit that is not insured any more has no further cards either
  const gone = set.SoTheBHYT === null && before.SoTheThem > 0;
  if (gone) await dropCards(tx, before, tiepNhanActs.acts.sua.label.vi);
  forgetReception(tx, before._id);
  const [after] = await tx.db
    .update(tiepNhanTable)
    .set({
      ...set,
      ...(gone ? { SoTheThem: 0 } : {}),
      version: sql`${tiepNhanTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(tiepNhanTable._id, before._id))
    .returning();
  if (!after) throw new DomainError('NOT_FOUND', { entity: tiepNhanActs.name });
  await audit(tx, {
    action: 'UPDATE',
    entity: tiepNhanActs.name,
    entityId: before._id,
    BenhNhan_Id: before.BenhNhan_Id,
    before,
    after,
  });
  for (const follow of whenVisitKept.all()) await follow(tx, before, after);
  await keepCard(tx, after);
  if (after.DoiTuong_Id !== before.DoiTuong_Id) await priceForPayer(tx, after);
  await recompute(tx, before._id);
  await announce(tx, after, 'update');
  return after;
}

/** The visit's card becomes the last known one of the patient. */
async function keepCard(tx: Tx, row: TiepNhan): Promise<void> {
  if (!row.SoTheBHYT) return;
  const { SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, BenhVien_KCB_Id, NgayDu5Nam } = row;
  await rememberCard(tx, row.BenhNhan_Id, {
    SoTheBHYT,
    BHYTNgayHieuLuc,
    BHYTNgayHetHieuLuc,
    BenhVien_KCB_Id,
    NgayDu5Nam,
  });
}

async function announce(tx: Tx, row: TiepNhan, process: 'create' | 'update' | 'delete'): Promise<void> {
  await emit(tx, {
    module: 'TiepNhan',
    process,
    idNode: row.NoiTiepNhan_Id,
    data: { TiepNhan_Id: row._id, BenhNhan_Id: row.BenhNhan_Id },
  });
}
