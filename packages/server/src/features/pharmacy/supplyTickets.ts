import { isDone } from '@sen/domain/acts/acts';
import { capThuocActs } from '@sen/domain/pharmacy/capThuoc';
import { veActs } from '@sen/domain/queues/ve';
import { sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { chargeRows } from '../cashier/sql.ts';
import { sessionRows } from '../examination/sql.ts';
import { hasDied } from '../patients/living.ts';
import { prescriptionLineRows, prescriptionRows } from '../prescriptions/sql.ts';
import { finishTicket, issueTicket, reopenTicket, startServing } from '../queues/commands.ts';
import type { VeRow } from '../queues/tables.ts';
import { allows, lockStanding, moveState } from '../queues/tickets.ts';
import { receptionById } from '../reception/queries.ts';
import { storeNode } from './stores.ts';
import { capThuocFacts, isSettled, supplyFacts } from './supplyFacts.ts';

const queue = 'CapPhatThuoc' as const;

/** A prescription at the node of a store. */
type Place = { ToaThuoc_Id: string; Node_Id: string };
type Due = Place & { TiepNhan_Id: string; BenhNhan_Id: string };

/**
 * Brings the numbers of prescriptions in line with what may be handed out: a number at each store where one is due, its old
 * place again where a supply of today was taken back, no number any more where the payment or the prescription was.
 */
export async function queueForSupply(tx: Tx, ToaThuoc_Ids: readonly string[]): Promise<void> {
  if (ToaThuoc_Ids.length === 0) return;
  await oneAtATime(tx, ToaThuoc_Ids);
  const due = await dueSupplies(tx, ToaThuoc_Ids);
  const tickets = await standing(tx, ToaThuoc_Ids);
  for (const ticket of tickets) {
    if (allows(ticket, 'huy') && !due.some((one) => isAt(ticket, one))) await moveState(tx, ticket, 'huy');
  }
  for (const one of due) {
    const known = tickets.find((ticket) => isAt(ticket, one));
    if (!known) await issue(tx, one);
    else if (isFinished(known)) await reopenTicket(tx, known._id);
  }
}

/**
 * The patient of a prescription stands at the counter: called, passed over or not, today or on a later day; where the number was closed
 * meanwhile there is a new one. Answers whether there is a number to serve.
 */
export async function beginSupply(ctx: Ctx, ToaThuoc_Id: string, idStore: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const ticket = await ticketToServe(tx, await placeToServe(tx, ToaThuoc_Id, idStore));
    if (!ticket || isFinished(ticket)) return false;
    await startServing(tx, ticket._id);
    return true;
  });
}

/** Whoever was served goes back to wait at the old place, whoever has no number any more at a new one. Answers whether a number waits. */
export async function waitAgain(ctx: Ctx, ToaThuoc_Id: string, idStore: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const ticket = await ticketToServe(tx, await placeToServe(tx, ToaThuoc_Id, idStore));
    if (!ticket || !isDone(veActs, 'batDau', ticket.TrangThai)) return ticket?.TrangThai === veActs.initial;
    await reopenTicket(tx, ticket._id);
    return true;
  });
}

/** A prescription at a store where the caller may serve. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED. */
async function placeToServe(tx: Tx, ToaThuoc_Id: string, idStore: string): Promise<Place> {
  const Node_Id = await storeNode(tx, idStore);
  const facts = await supplyFacts(tx, ToaThuoc_Id);
  if (!facts) throw new DomainError('NOT_FOUND', { entity: 'ToaThuoc' });
  requireAct(tx, capThuocActs, 'tiep', capThuocFacts(tx, facts, Node_Id));
  return { ToaThuoc_Id, Node_Id };
}

/** Something was handed out at a store: the patient was there, so the number is done, wherever it stood. */
export async function finishSupplyTicket(tx: Tx, place: Place): Promise<void> {
  const ticket = await ticketAt(tx, place);
  if (!ticket || isFinished(ticket)) return;
  await finishTicket(tx, (await startServing(tx, ticket._id))._id);
}

const isFinished = (ticket: VeRow) => isDone(veActs, 'xong', ticket.TrangThai);
const isAt = (ticket: VeRow, place: Place) =>
  ticket.source_Id === place.ToaThuoc_Id && ticket.Node_Id === place.Node_Id;

async function ticketAt(tx: Tx, place: Place): Promise<VeRow | null> {
  return (await standing(tx, [place.ToaThuoc_Id])).find((ticket) => isAt(ticket, place)) ?? null;
}

/** The number at a store; where none is left but one is due, a new one. */
async function ticketToServe(tx: Tx, place: Place): Promise<VeRow | null> {
  await oneAtATime(tx, [place.ToaThuoc_Id]); // before any ticket is locked, as queueForSupply does
  const known = await ticketAt(tx, place);
  if (known) return known;
  await queueForSupply(tx, [place.ToaThuoc_Id]);
  return ticketAt(tx, place);
}

/** The numbers of today and those of earlier days that are not done, locked. */
async function standing(tx: Tx, ToaThuoc_Ids: readonly string[]): Promise<VeRow[]> {
  const tickets = await lockStanding(tx, queue, ToaThuoc_Ids);
  return tickets.filter((ticket) => ticket.Ngay === today(tx) || !isFinished(ticket));
}

async function issue(tx: Tx, { ToaThuoc_Id, Node_Id, TiepNhan_Id, BenhNhan_Id }: Due): Promise<void> {
  if (await hasDied(tx, BenhNhan_Id)) return; // what was paid is handed out or given back without a number
  const visit = await receptionById(tx, TiepNhan_Id);
  await issueTicket(tx, {
    hangDoi: queue,
    nodeId: Node_Id,
    BenhNhan_Id,
    TiepNhan_Id,
    sourceId: ToaThuoc_Id,
    uuTien: visit.UuTien,
    lyDoUuTien: visit.LyDoUuTien,
    capCuu: visit.CapCuu,
  });
}

/** Whoever decides about a prescription's number does so alone, so that two at once never give it two. Held until the commit. */
async function oneAtATime(tx: Tx, ToaThuoc_Ids: readonly string[]): Promise<void> {
  await tx.db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('supply:' || id, 0))
    from unnest(${sql.param([...ToaThuoc_Ids].sort())}::text[]) as id`);
}

/**
 * The stores at which prescriptions wait: what supply() would give (insured, or nothing left to collect), of which nothing was given,
 * once the doctor has ended the examination. One statement, in one order of the stores.
 */
async function dueSupplies(tx: Tx, ToaThuoc_Ids: readonly string[]): Promise<Due[]> {
  const { rows } = await tx.db.execute<Due>(sql`
    with line as (
      select c.toa_thuoc_id, k.node_id, ${isSettled} as settled,
        exists (select 1 from pharmacy.phieu_cap_chi_tiet p join pharmacy.phieu_cap h on h.id = p.phieu_cap_id
          where p.toa_thuoc_chi_tiet_id = c.id and h.trang_thai = 'DaCap') as given
      from ${prescriptionLineRows} c left join pharmacy.kho k on k.id = c.kho_id
      left join ${chargeRows} v on v.source_id = c.id and v.trang_thai = 'DangSuDung'
      where c.toa_thuoc_id = any(${sql.param([...ToaThuoc_Ids])}::uuid[]) and c.trang_thai = 'DangSuDung'
    ), whole as (
      select toa_thuoc_id, bool_and(settled) as settled from line group by toa_thuoc_id
    )
    select t.id as "ToaThuoc_Id", t.tiep_nhan_id as "TiepNhan_Id", t.benh_nhan_id as "BenhNhan_Id", l.node_id as "Node_Id"
    from ${prescriptionRows} t join whole w on w.toa_thuoc_id = t.id join line l on l.toa_thuoc_id = t.id
    join ${sessionRows} e on e.id = t.kham_benh_id
    where t.trang_thai in ('DaKe', 'YeuCauThanhToan', 'DaCap') and t.loai_toa <> 'MuaNgoai' and l.node_id is not null
      and (t.loai_toa = 'BHYT' or w.settled) and e.trang_thai = 'DaKham'
    group by t.id, t.tiep_nhan_id, t.benh_nhan_id, l.node_id having not bool_or(l.given) order by l.node_id, t.id`);
  return rows;
}
