import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { type VeAction, type VeFacts, veActs } from '@sen/domain/queues/ve';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { knownIn, noteIn } from '../../engine/sql/known.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { lockRow, updateRow } from '../../engine/sql/rows.ts';
import { pipeline } from '../../engine/sql/transaction.ts';
import { updateWithCommit } from '../../engine/sql/written.ts';
import { readSetting } from '../system/queries.ts';
import { outsideQueue } from './points.ts';
import { type VeRow, veTable } from './tables.ts';

/** The condition that somebody still stands with a ticket: the index hang_doi_ve_open holds those. */
export const unfinished = sql`trang_thai in ('cho', 'dang_goi', 'dang_phuc_vu', 'vang')`;

const live = sql`trang_thai in ('cho', 'dang_goi', 'vang')`;
const isLive = (state: VeRow['TrangThai']) => state === 'cho' || state === 'dang_goi' || state === 'vang';

/** Locks one ticket. Errors: NOT_FOUND. */
export async function lockTicket(tx: Tx, id: string): Promise<VeRow> {
  const row = knownIn<VeRow>(tx, movedName, id) ?? (await lockRow(tx, veTable, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: veActs.name });
  return row;
}

/** What the acts of a desk on a ticket decide on. */
export async function ticketFacts(ctx: Ctx, row: VeRow): Promise<VeFacts> {
  const { callsBeforeDismiss } = await readSetting(ctx, 'queue');
  return {
    TrangThai: row.TrangThai,
    node: row.Node_Id,
    soLanGoi: row.soLanGoi,
    soLanGoiCan: callsBeforeDismiss,
    giayTuLucGoi: row.goiLuc ? (ctx.now().getTime() - row.goiLuc.getTime()) / 1000 : null,
  };
}

/** Whether the ticket's state lets an action through. */
export function allows(row: Pick<VeRow, 'TrangThai'>, action: VeAction): boolean {
  return veActs.acts[action].move?.from.some((state) => state === row.TrangThai) ?? true;
}

/**
 * Moves a locked ticket; the act that calls this has asked for its own permission (an examination that starts serves
 * its ticket). `last`: written with the commit, for an act that does nothing else with tickets. Writes, audits, tells the queue's
 * screens. Errors: STATE_CHANGED.
 */
export async function moveState(
  tx: Tx,
  row: VeRow,
  action: VeAction,
  set: Partial<VeRow> = {},
  { last = false }: { last?: boolean } = {},
): Promise<VeRow> {
  if (!allows(row, action)) throw new DomainError('STATE_CHANGED', { action, state: row.TrangThai });
  const to = veActs.acts[action].move?.to ?? row.TrangThai;
  const change = { ...set, TrangThai: to, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  const moved = { ...row, ...change, version: row.version + 1 };
  if (last || knownIn(tx, movedName, row._id)) {
    updateWithCommit(tx, veTable, row._id, change);
    noteIn(tx, movedName, row._id, moved);
  } else pipeline(tx, updateRow(tx, veTable, row._id, change));
  await audit(tx, {
    action: action === 'huy' ? 'CANCEL' : 'UPDATE',
    entity: veActs.name,
    entityId: row._id,
    BenhNhan_Id: row.BenhNhan_Id,
    before: { TrangThai: row.TrangThai },
    after: { TrangThai: to, action, KyHieu: row.KyHieu, Quay: set.Quay ?? row.Quay },
  });
  const calls = action === 'goi' || action === 'goiLai';
  await announceTicket(tx, row, calls ? 'call' : 'refetchWaiting');
  if (calls) for (const outside of outsideQueue.all()) await outside.called(tx, moved);
  return moved;
}

/**
 * Tells the screens of a queue that a ticket was made, called or moved; where a patient stands at a room concerns every reception
 * desk, whose lists show it.
 */
export async function announceTicket(
  tx: Tx,
  row: VeRow,
  process: 'call' | 'refetchWaiting' | 'create',
): Promise<void> {
  await emit(tx, {
    module: 'HangDoi',
    process,
    idNode: row.Node_Id,
    data: {
      Ve_Id: row._id,
      HangDoi: row.HangDoi,
      TiepNhan_Id: row.TiepNhan_Id,
      BenhNhan_Id: row.BenhNhan_Id,
    },
  });
  if (row.HangDoi === 'KhamBenh' && process !== 'create') {
    const { TiepNhan_Id, BenhNhan_Id } = row;
    await emit(tx, { module: 'TiepNhan', process: 'update', data: { TiepNhan_Id, BenhNhan_Id } });
  }
}

/** One queue's callers go one after the other, so that the interleave rule sees every call. Held until the commit. */
export async function lockQueue(tx: Tx, hangDoi: QueueKind, nodeId: string): Promise<void> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`queue:${hangDoi}:${nodeId}`}, 0))`,
  );
}

/** The live tickets of a source (slip, visit, prescription), locked. */
export async function lockTicketsOf(tx: Tx, sourceId: string): Promise<VeRow[]> {
  return asMoved(tx, await ofSource(tx.db, { sourceId }), isLive);
}

/** The newest ticket that was taken for a source, moved ones aside, locked; null when there is none. */
export async function lockNewestTicket(tx: Tx, sourceId: string): Promise<VeRow | null> {
  const found = await everOfSource(tx.db, { sourceId });
  return asMoved(tx, found, (state) => state !== 'chuyen').at(-1) ?? null;
}

const everOfSource = prepared((db) =>
  db
    .select()
    .from(veTable)
    .where(and(eq(veTable.source_Id, sql.placeholder('sourceId')), sql`trang_thai <> 'chuyen'`))
    .orderBy(asc(veTable.NgayTao), asc(veTable._id))
    .for('update'),
);

/** Tickets that this transaction moves with its commit, as they are then. */
const movedName = 'ticket moved';

/** Tickets as this transaction has moved them, without those that are in other states by now. */
const asMoved = (tx: Tx, rows: readonly VeRow[], stands: (state: VeRow['TrangThai']) => boolean) =>
  rows
    .map((row) => knownIn<VeRow>(tx, movedName, row._id) ?? row)
    .filter(({ TrangThai }) => stands(TrangThai));

const ofSource = prepared((db) =>
  db
    .select()
    .from(veTable)
    .where(and(eq(veTable.source_Id, sql.placeholder('sourceId')), live))
    .for('update'),
);

/** The numbers with which a patient waits or was passed over, whatever their day, locked. */
export async function lockWaitingOfPatient(tx: Tx, BenhNhan_Id: string): Promise<VeRow[]> {
  const found = tx.db.select().from(veTable).where(waitingOf(BenhNhan_Id)).orderBy(veTable._id);
  return asMoved(tx, await found.for('update'), (state) => state === 'cho' || state === 'vang');
}

/** Which tickets those are. */
export function waitingOf(BenhNhan_Id: string): SQL | undefined {
  return and(eq(veTable.BenhNhan_Id, BenhNhan_Id), inArray(veTable.TrangThai, ['cho', 'vang']));
}

/** The tickets of some sources in a kind of queue that were not cancelled or moved, the newest first, locked. */
export async function lockStanding(
  tx: Tx,
  hangDoi: QueueKind,
  sourceIds: readonly string[],
): Promise<VeRow[]> {
  const found = await tx.db
    .select()
    .from(veTable)
    .where(
      and(
        eq(veTable.HangDoi, hangDoi),
        inArray(veTable.source_Id, [...sourceIds]),
        sql`trang_thai not in ('huy', 'chuyen')`,
      ),
    )
    .orderBy(desc(veTable.NgayTao), desc(veTable._id))
    .for('update');
  return asMoved(tx, found, (state) => state !== 'huy' && state !== 'chuyen');
}

/** The live tickets of a reception, locked. */
export async function lockTicketsOfVisit(tx: Tx, TiepNhan_Id: string): Promise<VeRow[]> {
  return asMoved(tx, await ofVisit(tx.db, { TiepNhan_Id }), isLive);
}

const ofVisit = prepared((db) =>
  db
    .select()
    .from(veTable)
    .where(and(eq(veTable.TiepNhan_Id, sql.placeholder('TiepNhan_Id')), live))
    .for('update'),
);
