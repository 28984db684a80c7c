import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadMany, loadOne } from '../../engine/loaders.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { preparedByIds } from '../../engine/sql/preparedByIds.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { hasTicket, type TicketFilter } from '../queues/queries.ts';
import { type Made, requireNotHidden } from '../recordAccess/visible.ts';
import { answeredAtDesk } from './courses.ts';
import { earlierSamples } from './points.ts';
import {
  type LineRow,
  dichVuYeuCauChiTietTable as lines,
  type SlipRow,
  dichVuYeuCauTable as slips,
} from './tables.ts';
import { stillInWork, stillWaits } from './undone.ts';

export type SlipWithLines = SlipRow & { chiTiets: LineRow[] };

const linesOf = preparedByIds((db, isOf) =>
  db.select().from(lines).where(isOf(lines.DichVuYeuCau_Id)).orderBy(asc(lines.ThuTu)),
);

/** One slip; null when there is none. Read together with all that one request asks for. */
export function loadSlip(ctx: Ctx, id: string | null): Promise<SlipRow | null> {
  return loadOne(ctx, 'slip', id, async (of, ids) => {
    const rows = await rowsById(of.db, slips, ids);
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** One slip that must exist. Errors: NOT_FOUND. */
export async function slipById(ctx: Ctx, id: string): Promise<SlipRow> {
  const slip = await loadSlip(ctx, id);
  if (!slip) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  return slip;
}

/** Where a slip was made, and of whom: for those who decide who may see it. */
export function madeOfSlip({
  NoiYeuCau_Id,
  BenhNhan_Id,
}: Pick<SlipRow, 'NoiYeuCau_Id' | 'BenhNhan_Id'>): Made {
  return { node: NoiYeuCau_Id, BenhNhan_Id };
}

/**
 * Refuses an act on slips of other facilities where those are hidden: its answer would show them. Elsewhere the act itself asks for its
 * right at the node of the slip, and nothing is read for it.
 * Errors: RECORD_OF_ANOTHER_FACILITY.
 */
export async function requireVisibleSlips(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids))
    await requireNotHidden(ctx, async () => (await rowsById(ctx.db, slips, [id]))[0]?.NoiYeuCau_Id ?? null);
}

/** The lines of a slip in their order, cancelled ones included; read together for a list of slips. */
export async function linesOfSlip(ctx: Ctx, slipId: string): Promise<LineRow[]> {
  const found = await loadOne(ctx, 'slip:lines', slipId, async (of, ids) => {
    const rows = await linesOf(of.db, ids);
    return new Map(ids.map((id) => [id, rows.filter((row) => row.DichVuYeuCau_Id === id)]));
  });
  return found ?? [];
}

/** Slips with their lines, by id, in order of number: two statements. */
export async function slipsWithLines(ctx: Ctx, ids: readonly string[]): Promise<SlipWithLines[]> {
  if (ids.length === 0) return [];
  const [found, rows] = await Promise.all([rowsById(ctx.db, slips, ids), linesOf(ctx.db, ids)]);
  found.sort((a, b) => (a.SoPhieuYeuCau < b.SoPhieuYeuCau ? -1 : 1));
  return found.map((slip) => ({ ...slip, chiTiets: rows.filter((row) => row.DichVuYeuCau_Id === slip._id) }));
}

export type RoomArgs = {
  idRoom: string;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  states?: readonly string[] | null | undefined;
  /** Only slips whose queue ticket fits. */
  inputQMS?: TicketFilter | null | undefined;
  /** Only slips that are answered at the desk of their kind. */
  chiPhieuCuaBan?: boolean | null | undefined;
};

/**
 * The slips to perform in a room between two days, today when empty, with what earlier days left undone; cancelled ones aside. One
 * statement.
 */
export function slipsByRoom(ctx: Ctx, args: RoomArgs): Promise<SlipRow[]> {
  const from = args.startDate ?? today(ctx);
  const to = args.endDate ?? from;
  const left =
    from === today(ctx)
      ? sql`${slips._id} = any(array(select s.id from ${slips} s where s.noi_thuc_hien_id = ${args.idRoom}
          and (${stillWaits} or ${stillInWork}) and s.ngay_yeu_cau < ${dayStart(from)}))`
      : undefined;
  return ctx.db
    .select()
    .from(slips)
    .where(
      and(
        eq(slips.NoiThucHien_Id, args.idRoom),
        or(
          and(
            gte(slips.NgayYeuCau, dayStart(from)),
            lt(slips.NgayYeuCau, new Date(dayStart(to).getTime() + 86_400_000)),
          ),
          left,
        ),
        args.states
          ? sql`${slips.TrangThai} = any(${sql.param([...args.states])}::text[])`
          : ne(slips.TrangThai, 'DaHuy'),
        args.inputQMS ? hasTicket(sql`v.source_id = ${slips._id}`, args.inputQMS) : undefined,
        args.chiPhieuCuaBan
          ? sql`exists (select 1 from ${slips} s where s.id = ${slips._id} and ${answeredAtDesk})`
          : undefined,
      ),
    )
    .orderBy(desc(slips.LaKhanCap), asc(slips.NgayYeuCau))
    .limit(500);
}

/** The slips of a visit, in order of request; with `KhamBenh_Id`, those of one session. */
export async function slipsOfVisit(
  ctx: Ctx,
  TiepNhan_Id: string,
  KhamBenh_Id?: string | null,
): Promise<SlipRow[]> {
  const rows = await ofVisit(ctx.db, { TiepNhan_Id });
  return KhamBenh_Id ? rows.filter((row) => row.KhamBenh_Id === KhamBenh_Id) : rows;
}

const ofVisit = prepared((db) =>
  db
    .select()
    .from(slips)
    .where(eq(slips.TiepNhan_Id, sql.placeholder('TiepNhan_Id')))
    .orderBy(asc(slips.SoPhieuYeuCau)),
);

/** The slips of a session, in order of request; read together for a list of sessions. */
export async function slipsOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<SlipRow[]> {
  const found = await loadOne(ctx, 'slips:session', KhamBenh_Id, async (of, ids) => {
    const rows = await ofSessions(of.db, { ids });
    return new Map(ids.map((id) => [id, rows.filter((row) => row.KhamBenh_Id === id)]));
  });
  return found ?? [];
}

const ofSessions = prepared((db) =>
  db
    .select()
    .from(slips)
    .where(sql`${slips.KhamBenh_Id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(slips.SoPhieuYeuCau)),
);

/** The slips of several visits, of each in order of request; read together with all that one request asks for. */
export async function slipsOfVisits(ctx: Ctx, TiepNhan_Ids: readonly string[]): Promise<SlipRow[]> {
  const found = await loadMany(ctx, 'slips:visits', TiepNhan_Ids, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(slips)
      .where(inArray(slips.TiepNhan_Id, [...ids]))
      .orderBy(asc(slips.NgayYeuCau));
    return new Map(ids.map((id) => [id, rows.filter((row) => row.TiepNhan_Id === id)]));
  });
  return found.flat();
}

/**
 * The slips of a kind of a patient that were ordered before an instant and whose results are given out, the newest first; at most
 * `limit`. What its sessions have ended has no result.
 */
export function returnedBefore(
  ctx: Ctx,
  { BenhNhan_Id, Loai, before, limit }: { BenhNhan_Id: string; Loai: string; before: Date; limit: number },
): Promise<SlipRow[]> {
  return returnedOfPatient(ctx.db, { BenhNhan_Id, Loai, before, limit });
}

const returnedOfPatient = prepared((db) =>
  db
    .select()
    .from(slips)
    .where(
      sql`${slips.BenhNhan_Id} = ${sql.placeholder('BenhNhan_Id')} and ${slips.Loai} = ${sql.placeholder('Loai')}
        and ${slips.NgayYeuCau} < ${sql.placeholder('before')} and ${slips.TrangThai} in ('CoKetQua', 'DaXemKetQua')
        and ${slips.NgayKetQua} is not null`,
    )
    .orderBy(desc(slips.NgayYeuCau))
    .limit(sql.placeholder('limit')),
);

/** The slip of a number, one or none. */
export function slipsByCode(ctx: Ctx, code: string): Promise<SlipRow[]> {
  return ctx.db.select().from(slips).where(eq(slips.SoPhieuYeuCau, code.trim().toUpperCase())).limit(1);
}

/** The slips of a sample id; of one that its slip no longer has, that slip. */
export async function slipsBySid(ctx: Ctx, sid: string): Promise<SlipRow[]> {
  const SIDMau = sid.trim();
  const found = await ctx.db
    .select()
    .from(slips)
    .where(eq(slips.SIDMau, SIDMau))
    .orderBy(desc(slips.NgayYeuCau))
    .limit(50);
  if (found.length > 0) return found;
  const known = await Promise.all(earlierSamples.all().map((of) => of(ctx, [SIDMau])));
  return Promise.all(known.flatMap((of) => [...of.values()]).map(({ slip }) => slipById(ctx, slip)));
}

/** The slips of samples by sample id, of each the newest. One statement. */
export async function slipsOfSamples(ctx: Ctx, sids: readonly string[]): Promise<Map<string, SlipRow>> {
  const rows = await ctx.db
    .select()
    .from(slips)
    .where(inArray(slips.SIDMau, [...new Set(sids)]))
    .orderBy(asc(slips.NgayYeuCau));
  return new Map(rows.flatMap((row) => (row.SIDMau ? [[row.SIDMau, row] as const] : [])));
}

/** Every order line of a visit with its payment and state, for those who decide on the whole visit. */
export async function orderLinesForCharges(ctx: Ctx, TiepNhan_Id: string): Promise<LineRow[]> {
  return linesOfVisit(ctx.db, { TiepNhan_Id });
}

const linesOfVisit = prepared((db) =>
  db
    .select(getTableColumns(lines))
    .from(lines)
    .innerJoin(slips, eq(slips._id, lines.DichVuYeuCau_Id))
    .where(eq(slips.TiepNhan_Id, sql.placeholder('TiepNhan_Id')))
    .orderBy(asc(lines.NgayYeuCau), asc(lines.ThuTu)),
);

/** Midnight in Vietnam at the start of a day. */
export function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}
