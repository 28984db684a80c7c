import { type QueueKind, queues } from '@sen/domain/queues/queueKinds';
import { ticketDigits, ticketPrefix, ticketText } from '@sen/domain/queues/ticket';
import { and, eq, lt, max, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import type { Config } from '../../engine/config.ts';
import { actor, localDay, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { type RecentIds, recentIds } from '../../engine/events/recentIds.ts';
import { type LateCounter, lateNumber } from '../../engine/sql/lateNumbers.ts';
import { beginAfter, nextNumber } from '../../engine/sql/numbering.ts';
import { sendRows } from '../../engine/sql/rows.ts';
import { insertWithCommit } from '../../engine/sql/written.ts';
import { requireLiving } from '../patients/living.ts';
import { queueNode } from './queues.ts';
import { type VeRow, veTable } from './tables.ts';
import { announceTicket, unfinished } from './tickets.ts';

export type TicketInput = {
  hangDoi: QueueKind;
  /** The room, store or desk; shared queues find their facility from it. */
  nodeId: string;
  BenhNhan_Id?: string | null;
  TiepNhan_Id?: string | null;
  /** What waits: an order slip, a visit, a prescription. */
  sourceId?: string | null;
  uuTien?: boolean;
  lyDoUuTien?: string | null;
  capCuu?: boolean;
  /** Comes back with results. */
  isReturning?: boolean;
};

type Place = { id: string; name: string; prefix: string | null };

/** Where a family waits for the deceased: what is owed is paid, what was paid too much is given back. */
export const familyQueue: QueueKind = 'VienPhi';

/**
 * Takes the next number of a queue and puts a ticket into it. Errors: NOT_FOUND for an unknown node, PATIENT_DIED_TICKET for the deceased
 * anywhere but at the cashier.
 */
export async function issueTicket(tx: Tx, input: TicketInput): Promise<VeRow> {
  const place = await placeFor(tx, input);
  await beginNumbers(tx, input.hangDoi, place);
  const number = await nextNumber(tx, counterOf(input, place), localDay(tx.now()));
  const isPriority = input.uuTien ?? false;
  const ticket = newTicket(tx, input, place, {
    SoThuTu: number,
    KyHieu: ticketText({ prefix: place.prefix, number, isPriority }),
  });
  sendRows(tx, veTable, [ticket]); // others wait for the queue's number now
  await tell(tx, ticket);
  return ticket;
}

/**
 * The same where nobody reads the ticket in this transaction: it takes its number with the commit, so that no other act waits for it
 * before. Answers the mark of the number (`lateNumber`). Errors: those of issueTicket.
 */
export async function ticketAtEnd(tx: Tx, input: TicketInput): Promise<string> {
  const place = await placeFor(tx, input);
  await beginNumbers(tx, input.hangDoi, place);
  const isPriority = input.uuTien ?? false;
  const counter: LateCounter = {
    name: counterOf(input, place),
    scope: (day) => day,
    prefix: () => ticketPrefix({ prefix: place.prefix, isPriority }),
    width: ticketDigits,
    turn: input.hangDoi === familyQueue ? 1 : 0, // the cashier's number is taken after those of rooms, whatever the act
  };
  const mark = lateNumber(tx, counter, null);
  const ticket = newTicket(tx, input, place, { SoThuTu: 0, KyHieu: mark }); // until then
  const cells = { SoThuTu: 'number', viTri: 'number', KyHieu: 'text' } as const;
  insertWithCommit(tx, veTable, ticket, { mark, cells });
  await tell(tx, ticket);
  return mark;
}

/** Where a ticket is taken. Errors: those of issueTicket. */
async function placeFor(tx: Tx, { BenhNhan_Id, hangDoi, nodeId }: TicketInput): Promise<Place> {
  if (BenhNhan_Id && hangDoi !== familyQueue) await requireLiving(tx, BenhNhan_Id, 'PATIENT_DIED_TICKET');
  return placeOf(tx, hangDoi, nodeId);
}

const counterOf = ({ hangDoi }: Pick<TicketInput, 'hangDoi'>, { id }: Place) => `queue:${hangDoi}:${id}`;

/** The counters of a site whose first number of a day this process knows to be decided. */
const begunOf = new WeakMap<Config, RecentIds>();

/**
 * The numbers of a new day begin at one, or where somebody of an earlier day still stands in the queue after the highest of theirs, so
 * that no two people answer to one number. Asked once a day and queue.
 */
async function beginNumbers(tx: Tx, hangDoi: QueueKind, place: Place): Promise<void> {
  const [name, day] = [counterOf({ hangDoi }, place), localDay(tx.now())];
  const key = `${name} ${day}`;
  const begun = begunOf.get(tx.config) ?? recentIds(5000);
  begunOf.set(tx.config, begun);
  if (begun.has(key)) return;
  const [earlier] = await tx.db
    .select({ highest: max(veTable.SoThuTu) })
    .from(veTable)
    .where(
      and(eq(veTable.HangDoi, hangDoi), eq(veTable.Node_Id, place.id), lt(veTable.Ngay, day), unfinished),
    );
  if (earlier?.highest) await beginAfter(tx, name, day, earlier.highest);
  tx.tx.afterCommit.push(() => begun.add(key));
}

function newTicket(
  tx: Tx,
  input: TicketInput,
  place: Place,
  { SoThuTu, KyHieu }: Pick<VeRow, 'SoThuTu' | 'KyHieu'>,
): VeRow {
  return {
    _id: v7(),
    version: 1,
    HangDoi: input.hangDoi,
    Node_Id: place.id,
    Ngay: localDay(tx.now()),
    SoThuTu,
    KyHieu,
    isEmergency: input.capCuu ?? false,
    isPriority: input.uuTien ?? false,
    isReturning: input.isReturning ?? false,
    LyDoUuTien: input.lyDoUuTien ?? null,
    BenhNhan_Id: input.BenhNhan_Id ?? null,
    TiepNhan_Id: input.TiepNhan_Id ?? null,
    source_Id: input.sourceId ?? null,
    viTri: SoThuTu,
    TrangThai: 'cho',
    isRecall: false,
    soLanGoi: 0,
    goiLuc: null,
    thuTuGoi: null,
    Quay: null,
    sauLuotGoi: null,
    NgayTao: tx.now(),
    NguoiTao_Id: actor(tx),
    NgayCapNhat: tx.now(),
    NguoiCapNhat_Id: null,
  };
}

/** Writes a new ticket into the log and tells the screens of its queue. */
async function tell(tx: Tx, ticket: VeRow): Promise<void> {
  await audit(tx, {
    action: 'CREATE',
    entity: 'VeHangDoi',
    entityId: ticket._id,
    BenhNhan_Id: ticket.BenhNhan_Id,
    after: {
      HangDoi: ticket.HangDoi,
      Node_Id: ticket.Node_Id,
      KyHieu: ticket.KyHieu,
      isPriority: ticket.isPriority,
      source_Id: ticket.source_Id,
    },
  });
  await announceTicket(tx, ticket, 'create');
}

/** Where a queue stands and the letter of its tickets; a shared queue has the letter of its first desk. */
async function placeOf(tx: Tx, hangDoi: QueueKind, nodeId: string): Promise<Place> {
  const places = await masterData(tx, `place of ${hangDoi}`, [nodeId], async () => {
    const place = await readPlace(tx, hangDoi, nodeId);
    return new Map(place ? [[nodeId, place]] : []);
  });
  const place = places.get(nodeId);
  if (!place) throw new DomainError('NOT_FOUND', { entity: 'Node' });
  return place;
}

async function readPlace(tx: Tx, hangDoi: QueueKind, nodeId: string): Promise<Place | undefined> {
  const desk = queues[hangDoi].sharedBy ?? null;
  const { rows } = await tx.db.execute<Place>(sql`
    select n.id, n.name, coalesce(
      case when ${desk}::text is null then n.queue_prefix end,
      (with recursive under as (
         select id, queue_prefix, room_type, code from auth.node where id = n.id
         union all
         select c.id, c.queue_prefix, c.room_type, c.code from auth.node c join under u on c.parent_id = u.id
       ) select queue_prefix from under where room_type = ${desk}::text and queue_prefix is not null order by code limit 1)
    ) as prefix
    from auth.node n where n.id = ${queueNode(hangDoi, nodeId)} and n.trang_thai = 'DangSuDung'`);
  return rows[0];
}
