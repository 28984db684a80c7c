import { receptionClosed, tiepNhanActs } from '@sen/domain/reception/tiepNhan';
import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import { type Ctx, isTx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { forgetIn, knownIn, noteIn } from '../../engine/sql/known.ts';
import { preparedByIds } from '../../engine/sql/preparedByIds.ts';
import { lockExisting, rowsById } from '../../engine/sql/rows.ts';
import { type Made, requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { beforeVisitOrders } from './points.ts';
import {
  theTrongDotTable as cards,
  sucKhoeTiepNhanTable as healthNotes,
  type SucKhoeTiepNhanRow,
  type TheTrongDotRow,
  type TiepNhanRow,
  tiepNhanTable as table,
} from './tables.ts';

export type TiepNhan = TiepNhanRow;

/** One reception; null when there is none. Read together with all that one request asks for. */
export async function loadReception(ctx: Ctx, id: string | null): Promise<TiepNhan | null> {
  const held = id !== null && isTx(ctx) ? knownIn<TiepNhan>(ctx, heldName, id) : undefined;
  if (held) return held;
  return loadOne(ctx, 'reception', id, async (of, ids) => {
    const rows = await rowsById(of.db, table, ids);
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** One reception that must exist. Errors: NOT_FOUND. */
export async function receptionById(ctx: Ctx, id: string): Promise<TiepNhan> {
  const reception = await loadReception(ctx, id);
  if (!reception) throw new DomainError('NOT_FOUND', { entity: tiepNhanActs.name });
  return reception;
}

/** Where a visit was received, and of whom: for those who decide who may see it. */
export function madeOfVisit({
  NoiTiepNhan_Id,
  BenhNhan_Id,
}: Pick<TiepNhanRow, 'NoiTiepNhan_Id' | 'BenhNhan_Id'>): Made {
  return { node: NoiTiepNhan_Id, BenhNhan_Id };
}

/**
 * One reception for a screen; the reading is logged. Null when there is none. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE.
 */
export async function openReception(ctx: Ctx, id: string): Promise<TiepNhan | null> {
  const reception = await loadReception(ctx, id);
  if (reception) await requireVisible(ctx, madeOfVisit(reception));
  if (reception)
    await auditView(ctx, { entity: 'TiepNhan', entityId: id, BenhNhan_Id: reception.BenhNhan_Id });
  return reception;
}

/** What the settlement of a visit needs to know of its insurance. */
export type ReceptionForCharges = Pick<
  TiepNhanRow,
  | '_id'
  | 'BenhNhan_Id'
  | 'NgayTiepNhan'
  | 'Ngay'
  | 'DoiTuong_Id'
  | 'NoiTiepNhan_Id'
  | 'UuTien'
  | 'LyDoUuTien'
  | 'SoTheBHYT'
  | 'BHYTNgayHieuLuc'
  | 'BHYTNgayHetHieuLuc'
  | 'NgayDu5Nam'
  | 'KhuVucSinhSong'
  | 'TuyenKCB'
  | 'MaDoiTuongKCB'
  | 'MucHuong'
  | 'MienCungChiTra'
  | 'CungChiTraLuyKe'
  | 'NgayGiayLuyKe'
  | 'TrinhTheLuc'
  | 'SoGiayKhaiSinh'
  | 'SoTheThem'
  | 'CapCuu'
  | 'DaXacNhanChiPhi'
  | 'DaXacNhanBHYT'
  | 'DaHoanUng'
  | 'TrangThai'
>;

/** The insurance facts of a visit as they stand now, read in the transaction that settles it. Errors: NOT_FOUND. */
export async function receptionForCharges(tx: Tx, id: string): Promise<ReceptionForCharges> {
  const held = knownIn<TiepNhan>(tx, heldName, id);
  if (held) return held;
  const [row] = await rowsById(tx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: tiepNhanActs.name });
  return row;
}

const heldName = 'reception held';

/** Notes a reception that this transaction has locked or made: until it ends nobody else changes it. */
export function holdReception(tx: Tx, row: TiepNhan): TiepNhan {
  return noteIn(tx, heldName, row._id, row);
}

/** Whoever writes a reception says so: it is read anew. */
export function forgetReception(tx: Tx, id: string): void {
  forgetIn(tx, heldName, id);
}

/**
 * Locks a reception before services, lines or the payer of its visit change. Errors: NOT_FOUND, RECEPTION_CANCELLED,
 * RECEPTION_INSURANCE_CONFIRMED, RECEPTION_COST_CONFIRMED, RECEPTION_REFUNDED.
 */
export async function lockReception(tx: Tx, id: string): Promise<TiepNhan> {
  const row = await lockAnyReception(tx, id);
  const closed = receptionClosed(row);
  if (closed) throw new DomainError(closed, { TiepNhan_Id: id });
  return holdReception(tx, row);
}

/**
 * Locks a reception before orders of its visit are added or taken away: slips, prescriptions. Errors: those of lockReception, and what
 * refuses orders of a visit whose money is open.
 */
export async function lockVisitForOrders(tx: Tx, id: string): Promise<TiepNhan> {
  const row = await lockReception(tx, id);
  await refuseHeldVisit(tx, id);
  return row;
}

/** Asks whether orders of a locked visit may be added or taken away. Errors: those of the features that hold visits. */
export async function refuseHeldVisit(tx: Tx, id: string): Promise<void> {
  for (const ask of beforeVisitOrders.all()) await ask(tx, id);
}

/** Locks a reception whatever its state, for those who open it again. Errors: NOT_FOUND. */
export async function lockAnyReception(tx: Tx, id: string): Promise<TiepNhan> {
  return lockExisting(tx, table, id, tiepNhanActs.name);
}

/** How many receptions stand in a patient's name, cancelled ones aside. */
export async function countReceptions(ctx: Ctx, BenhNhan_Id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ value: count() })
    .from(table)
    .where(and(eq(table.BenhNhan_Id, BenhNhan_Id), ne(table.TrangThai, 'DaHuy')));
  return row?.value ?? 0;
}

/** How many receptions of a patient stand, read together for all patients of a request. */
export async function receptionsStanding(ctx: Ctx, BenhNhan_Id: string): Promise<number> {
  const found = await loadOne(ctx, 'patient:receptions', BenhNhan_Id, async (of, ids) => {
    const rows = await of.db
      .select({ id: table.BenhNhan_Id, value: count() })
      .from(table)
      .where(and(inArray(table.BenhNhan_Id, [...ids]), ne(table.TrangThai, 'DaHuy')))
      .groupBy(table.BenhNhan_Id);
    return new Map(rows.map((row) => [row.id, row.value]));
  });
  return found ?? 0;
}

/** The receptions of a patient, newest first. */
export function receptionsOfPatient(ctx: Ctx, BenhNhan_Id: string, limit = 100): Promise<TiepNhan[]> {
  return ctx.db
    .select()
    .from(table)
    .where(eq(table.BenhNhan_Id, BenhNhan_Id))
    .orderBy(desc(table.NgayTiepNhan))
    .limit(limit);
}

/** The receptions of a patient whose costs are not confirmed, newest first; one statement. */
export function openReceptions(ctx: Ctx, BenhNhan_Id: string): Promise<TiepNhan[]> {
  return ctx.db
    .select()
    .from(table)
    .where(
      and(eq(table.BenhNhan_Id, BenhNhan_Id), ne(table.TrangThai, 'DaHuy'), eq(table.DaXacNhanChiPhi, false)),
    )
    .orderBy(desc(table.NgayTiepNhan))
    .limit(50);
}

/** The receptions of a patient that the caller may see, newest first. */
export async function visibleReceptions(ctx: Ctx, BenhNhan_Id: string): Promise<TiepNhan[]> {
  return visibleRecords(ctx, await receptionsOfPatient(ctx, BenhNhan_Id), madeOfVisit);
}

/** Refuses what was done at a visit of another facility, such as its bill. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function requireVisibleVisit(ctx: Ctx, id: string): Promise<TiepNhan> {
  const visit = await receptionById(ctx, id);
  await requireVisible(ctx, madeOfVisit(visit));
  return visit;
}

/** The receptions that have a code, one or none. */
export function receptionsByCode(ctx: Ctx, MaTiepNhan: string): Promise<TiepNhan[]> {
  return ctx.db.select().from(table).where(eq(table.MaTiepNhan, MaTiepNhan)).limit(1);
}

/** The further cards of a visit that count, the first one first, as they stand now; none is asked for where the visit has none. */
export async function furtherCards(
  ctx: Ctx,
  visit: Pick<TiepNhanRow, '_id' | 'SoTheThem'>,
): Promise<TheTrongDotRow[]> {
  if (visit.SoTheThem === 0) return [];
  return ctx.db
    .select()
    .from(cards)
    .where(and(eq(cards.TiepNhan_Id, visit._id), eq(cards.TrangThai, 'HieuLuc')))
    .orderBy(asc(cards._id));
}

/** All further cards of a visit, those taken back too, read together for all visits of a request. */
export async function cardsEverOf(ctx: Ctx, TiepNhan_Id: string): Promise<TheTrongDotRow[]> {
  const found = await loadOne(ctx, 'reception:cards', TiepNhan_Id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(cards)
      .where(inArray(cards.TiepNhan_Id, [...ids]))
      .orderBy(asc(cards._id));
    const byVisit = new Map<string, TheTrongDotRow[]>();
    for (const row of rows) byVisit.set(row.TiepNhan_Id, [...(byVisit.get(row.TiepNhan_Id) ?? []), row]);
    return byVisit;
  });
  return found ?? [];
}

/** What a patient told of their health at a reception, read together for all visits of a request; null when nothing was noted. */
export function healthOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<SucKhoeTiepNhanRow | null> {
  return loadOne(ctx, 'reception:health', TiepNhan_Id, async (of, ids) => {
    const rows = await healthNotesOf(of.db, ids);
    return new Map(rows.map((row) => [row.TiepNhan_Id, row]));
  });
}

const healthNotesOf = preparedByIds((db, isOf) =>
  db.select().from(healthNotes).where(isOf(healthNotes.TiepNhan_Id)),
);
