import type { QueueSettings } from '@sen/domain/queues/order';
import { type QueueKind, queues } from '@sen/domain/queues/queueKinds';
import { isUnfinished } from '@sen/domain/queues/ve';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { readSetting } from '../system/queries.ts';
import { callingOrder, callsSince, dayBefore, dayStart, notYetAllowed, type Queue } from './choose.ts';
import { queueNode } from './queues.ts';
import { type VeRow, veTable } from './tables.ts';
import { unfinished, waitingOf } from './tickets.ts';

export type QueueArgs = { hangDoi: QueueKind; nodeId: string; ngay?: string | null };

export type QueueView = {
  HangDoi: QueueKind;
  /** Waiting, in the order in which they will be called. */
  cho: VeRow[];
  dangGoi: VeRow[];
  dangPhucVu: VeRow[];
  vang: VeRow[];
  soXong: number;
};

/** The id of the node that a queue stands at, as seen from a desk or room. */
export async function nodeOfQueue(ctx: Ctx, hangDoi: QueueKind, nodeId: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select ${queueNode(hangDoi, nodeId)} as id`);
  return rows[0]?.id ?? nodeId;
}

/** The nodes at which the queues of some desks or rooms stand, in their order: a queue that desks share is one. One statement at most. */
export async function nodesOfQueue(
  ctx: Ctx,
  hangDoi: QueueKind,
  nodeIds: readonly string[],
): Promise<string[]> {
  if (!queues[hangDoi].sharedBy) return [...nodeIds];
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select ${queueNode(hangDoi, sql`n.id`)} as id
    from unnest(${sql.param([...nodeIds])}::uuid[]) with ordinality n(id, at) order by n.at`);
  return [...new Set(rows.map((row) => row.id))];
}

/**
 * The tickets of a queue on a day, the waiting ones in calling order: one statement and the settings. Today's holds those of earlier
 * days that are not done, too.
 */
export async function ticketsOf(ctx: Ctx, args: QueueArgs): Promise<QueueView> {
  const ngay = args.ngay ?? today(ctx);
  const here = sql`${veTable.HangDoi} = ${args.hangDoi} and ${veTable.Node_Id} = ${queueNode(args.hangDoi, args.nodeId)}`;
  const [rows, settings] = await Promise.all([
    ctx.db
      .select()
      .from(veTable)
      .where(ngay === today(ctx) ? standing(here, ngay) : and(here, eq(veTable.Ngay, ngay)))
      .orderBy(asc(veTable.Ngay), asc(veTable.viTri), asc(veTable.SoThuTu)),
    readSetting(ctx, 'queue'),
  ]);
  return viewOf(ctx, args.hangDoi, rows, { settings, day: ngay });
}

/** Tickets of a day, those of earlier ones that are not done, and where somebody waits from them, what was called the day before. */
function standing(here: SQL, day: string): SQL {
  const earlier = sql`${here} and ${veTable.Ngay} < ${day} and ${unfinished}`;
  return sql`((${here} and ${veTable.Ngay} = ${day}) or (${earlier}) or (${here} and ${veTable.Ngay} = ${dayBefore(day)}
    and ${veTable.thuTuGoi} is not null and exists (select 1 from ${veTable} where ${earlier} and ${veTable.TrangThai} = 'cho')))`;
}

/** The queues of today at some places (nodes at which a queue of the kind stands). */
export async function ticketsOfPlaces(
  ctx: Ctx,
  hangDoi: QueueKind,
  nodes: readonly string[],
): Promise<Map<string, QueueView>> {
  const [rows, settings] = await Promise.all([
    ctx.db
      .select()
      .from(veTable)
      .where(
        standing(
          sql`${veTable.HangDoi} = ${hangDoi} and ${veTable.Node_Id} = any(${sql.param([...nodes])}::uuid[])`,
          today(ctx),
        ),
      )
      .orderBy(asc(veTable.Ngay), asc(veTable.viTri), asc(veTable.SoThuTu)),
    readSetting(ctx, 'queue'),
  ]);
  const waiting = rows.filter((row) => row.TrangThai === 'cho');
  const later = await notYetAllowed(ctx, hangDoi, waiting);
  const views = nodes.map(async (node) => {
    const own = rows.filter((row) => row.Node_Id === node);
    return [node, await viewOf(ctx, hangDoi, own, { settings, day: today(ctx), later })] as const;
  });
  return new Map(await Promise.all(views));
}

/** A queue as it is shown; `later` are those that may not be called yet, where that is known. */
async function viewOf(
  ctx: Ctx,
  hangDoi: QueueKind,
  found: readonly VeRow[],
  { settings, day, later }: { settings: QueueSettings; day: string; later?: ReadonlySet<string> },
): Promise<QueueView> {
  const rows = found.filter((row) => row.Ngay === day || isUnfinished(row.TrangThai));
  const waiting = rows.filter((row) => row.TrangThai === 'cho');
  const since = dayStart(
    callsSince(
      waiting.map((row) => row.Ngay),
      day,
    ),
  );
  const recent = found.filter((row) => row.goiLuc !== null && row.goiLuc >= since);
  const queue: Queue = { waiting, called: calledOf(recent), calls: callsOf(recent) };
  const called = rows.filter((row) => row.TrangThai === 'dang_goi');
  return {
    HangDoi: hangDoi,
    cho: callingOrder(queue, settings, later ?? (await notYetAllowed(ctx, hangDoi, queue.waiting))),
    dangGoi: called.sort((a, b) => (b.goiLuc?.getTime() ?? 0) - (a.goiLuc?.getTime() ?? 0)),
    dangPhucVu: rows.filter((row) => row.TrangThai === 'dang_phuc_vu'),
    vang: rows.filter((row) => row.TrangThai === 'vang'),
    soXong: rows.filter((row) => row.TrangThai === 'xong').length,
  };
}

/** The tickets of a reception, newest first; read together for a list of receptions. */
export async function ticketsOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<VeRow[]> {
  const found = await loadOne(ctx, 'tickets:visit', TiepNhan_Id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(veTable)
      .where(inArray(veTable.TiepNhan_Id, [...ids]))
      .orderBy(asc(veTable.NgayTao));
    return new Map(ids.map((id) => [id, rows.filter((row) => row.TiepNhan_Id === id).reverse()]));
  });
  return found ?? [];
}

/** The newest ticket that was taken for a source (an order slip), moved ones aside; read together for a list. */
export function ticketOfSource(ctx: Ctx, sourceId: string): Promise<VeRow | null> {
  return loadOne(ctx, 'tickets:source', sourceId, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(veTable)
      .where(and(inArray(veTable.source_Id, [...ids]), sql`${veTable.TrangThai} <> 'chuyen'`))
      .orderBy(asc(veTable.NgayTao));
    return new Map(rows.map((row) => [row.source_Id ?? '', row]));
  });
}

/** How many wait at each node of a kind of queue, whatever the day of their number. */
export async function waitingByNode(ctx: Ctx, hangDoi: QueueKind): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ node: veTable.Node_Id, waiting: count() })
    .from(veTable)
    .where(and(eq(veTable.HangDoi, hangDoi), eq(veTable.TrangThai, 'cho')))
    .groupBy(veTable.Node_Id);
  return new Map(rows.map((row) => [row.node, row.waiting]));
}

/** How many wait before a ticket in its queue; null once it is called. */
export async function waitingBefore(ctx: Ctx, ticket: VeRow): Promise<number | null> {
  if (ticket.TrangThai !== 'cho') return null;
  const { cho } = await ticketsOf(ctx, { hangDoi: ticket.HangDoi, nodeId: ticket.Node_Id });
  return cho.findIndex((one) => one._id === ticket._id);
}

function callsOf(rows: readonly VeRow[]): number {
  return rows.reduce((most, row) => Math.max(most, row.thuTuGoi ?? 0), 0);
}

function calledOf(rows: readonly VeRow[]): VeRow[] {
  return rows
    .filter((row) => row.thuTuGoi !== null)
    .sort((a, b) => (b.thuTuGoi ?? 0) - (a.thuTuGoi ?? 0))
    .slice(0, 20);
}

/** One ticket; null when there is none. */
export async function ticketById(ctx: Ctx, id: string): Promise<VeRow | null> {
  const [ticket] = await ctx.db.select().from(veTable).where(eq(veTable._id, id));
  return ticket ?? null;
}

/** Which tickets are asked for; what is left out does not matter. */
export type TicketFilter = {
  hangDoi?: string | null | undefined;
  trangThai?: readonly string[] | null | undefined;
  KyHieu?: string | null | undefined;
  isPriority?: boolean | null | undefined;
};

/** The condition that a row has a ticket that fits; `link` ties the ticket `v` to the row. A cancelled ticket fits nobody. */
export function hasTicket(link: SQL, filter: TicketFilter): SQL {
  const parts = [link, sql`v.trang_thai not in ('huy', 'chuyen')`];
  if (filter.hangDoi) parts.push(sql`v.hang_doi = ${filter.hangDoi}`);
  if (filter.trangThai) parts.push(sql`v.trang_thai = any(${sql.param([...filter.trangThai])}::text[])`);
  if (filter.KyHieu) parts.push(sql`v.ky_hieu = upper(${filter.KyHieu.trim()})`);
  if (typeof filter.isPriority === 'boolean') parts.push(sql`v.is_priority = ${filter.isPriority}`);
  return sql`exists (select 1 from main.hang_doi_ve v where ${sql.join(parts, sql` and `)})`;
}

/** The numbers with which a patient waits or was passed over, in the order of taking them; one statement. */
export function waitingOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<VeRow[]> {
  return ctx.db.select().from(veTable).where(waitingOf(BenhNhan_Id)).orderBy(asc(veTable._id));
}
