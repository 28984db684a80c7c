import { and, asc, desc, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { auditView, logged } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { slipRows } from '../orders/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { hasTicket, type TicketFilter } from '../queues/queries.ts';
import { standsFrom } from '../queues/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { type Made, requireVisible, requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { type KhamBenhRow, khamBenhTable as table } from './tables.ts';

/** One session; null when there is none. Read together with all that one request asks for. */
export function loadSession(ctx: Ctx, id: string | null): Promise<KhamBenhRow | null> {
  return loadOne(ctx, 'session', id, async (of, ids) => {
    const rows = await rowsById(of.db, table, ids);
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** One session that must exist. Errors: NOT_FOUND. */
export async function sessionById(ctx: Ctx, id: string): Promise<KhamBenhRow> {
  const session = await loadSession(ctx, id);
  if (!session) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh' });
  return session;
}

/** Where a session was held, and of whom: for those who decide who may see it. */
export function madeOfSession({
  PhongBan_Id,
  BenhNhan_Id,
}: Pick<KhamBenhRow, 'PhongBan_Id' | 'BenhNhan_Id'>): Made {
  return { node: PhongBan_Id, BenhNhan_Id };
}

/** One session for a screen; the reading is logged. Null when there is none. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function openSession(ctx: Ctx, id: string): Promise<KhamBenhRow | null> {
  const session = await loadSession(ctx, id);
  if (session) await requireVisible(ctx, madeOfSession(session));
  if (session) await auditView(ctx, { entity: 'KhamBenh', entityId: id, BenhNhan_Id: session.BenhNhan_Id });
  return session;
}

export type RoomArgs = {
  idRoom: string;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  state?: KhamBenhRow['TrangThai'] | null | undefined;
};

/**
 * The sessions of a room between two days, today when empty, with those of earlier days that go on. One statement.
 * Errors: RECORD_OF_ANOTHER_FACILITY.
 */
export async function sessionsOfRoom(ctx: Ctx, args: RoomArgs): Promise<KhamBenhRow[]> {
  await requireVisiblePlace(ctx, args.idRoom);
  const from = args.startDate ?? today(ctx);
  return ctx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.PhongBan_Id, args.idRoom),
        or(
          and(gte(table.Ngay, from), lte(table.Ngay, args.endDate ?? from)),
          from === today(ctx) ? sql`${table.Ngay} < ${from} and ${goesOn(args.idRoom)}` : undefined,
        ),
        args.state ? eq(table.TrangThai, args.state) : ne(table.TrangThai, 'DaHuy'),
      ),
    )
    .orderBy(asc(table.NgayKham))
    .limit(500);
}

/** That a session goes on, of a day whose begun work was not closed in its room. */
const goesOn = (room: string): SQL =>
  sql`trang_thai = 'DangKham' and ${table.Ngay} >= ${standsFrom('KhamBenh', sql`${room}::uuid`, { begun: true })}`;

export type HistoryArgs = {
  BenhNhan_Id: string;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  PhongBan_Ids?: readonly string[] | null | undefined;
  /** Payer group of the visit. */
  DoiTuong?: string | null | undefined;
  TrangThai?: KhamBenhRow['TrangThai'] | null | undefined;
};

/** The sessions of a patient that may be seen here, newest first, cancelled ones aside. One statement. */
export async function visitsOfPatient(ctx: Ctx, args: HistoryArgs): Promise<KhamBenhRow[]> {
  const rows = await ofPatient(ctx.db, {
    BenhNhan_Id: args.BenhNhan_Id,
    from: args.startDate ?? null,
    to: args.endDate ?? null,
    rooms: args.PhongBan_Ids?.length ? [...args.PhongBan_Ids] : null,
    payer: args.DoiTuong || null,
    state: args.TrangThai ?? null,
  });
  return visibleRecords(ctx, rows, madeOfSession);
}

const put = sql.placeholder;
const ofPatient = prepared((db) =>
  db
    .select()
    .from(table)
    .where(
      and(
        eq(table.BenhNhan_Id, put('BenhNhan_Id')),
        sql`(${put('from')}::date is null or ${table.Ngay} >= ${put('from')}::date)`,
        sql`(${put('to')}::date is null or ${table.Ngay} <= ${put('to')}::date)`,
        sql`(${put('rooms')}::uuid[] is null or ${table.PhongBan_Id} = any(${put('rooms')}::uuid[]))`,
        sql`(${put('payer')}::uuid is null or exists (
          select 1 from ${receptionRows} t where t.id = ${table.TiepNhan_Id} and t.doi_tuong_id = ${put('payer')}::uuid))`,
        sql`case when ${put('state')}::text is null then ${table.TrangThai} <> 'DaHuy' else ${table.TrangThai} = ${put('state')}::text end`,
      ),
    )
    .orderBy(desc(table.NgayKham))
    .limit(100),
);

/** The sessions of a patient's history for a screen; the reading is logged. */
export function openHistory(ctx: Ctx, args: HistoryArgs): Promise<KhamBenhRow[]> {
  const { BenhNhan_Id } = args;
  const entry = { entity: 'LichSuKhamBenh', entityId: BenhNhan_Id, BenhNhan_Id };
  return logged(ctx, entry, visitsOfPatient(ctx, args));
}

/** Sessions by their code or what is said of the patient, newest first; `inputQMS`: those whose ticket fits. */
export async function searchSessions(
  ctx: Ctx,
  text: string,
  idRoom: string | null = null,
  inputQMS?: TicketFilter | null,
): Promise<KhamBenhRow[]> {
  const code = text.trim();
  if (code === '') return [];
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select k.id from main.kham_benh k join ${patientRows} p on p.id = k.benh_nhan_id
    where k.trang_thai <> 'DaHuy' and (${idRoom}::uuid is null or k.phong_ban_id = ${idRoom}::uuid)
      and (k.ma_kham_benh = upper(${code}) or p.ma_y_te = ${code} or ${personFits(text, 'p')})
      ${inputQMS ? sql`and ${hasTicket(sql`v.id = k.ve_id`, inputQMS)}` : sql``}
    order by k.ngay_kham desc limit 50`);
  const found = await Promise.all(rows.map((row) => loadSession(ctx, row.id)));
  return visibleRecords(
    ctx,
    found.filter((one) => one !== null),
    madeOfSession,
  );
}

/** The live session of an exam order, by the order's number; null when none was opened. */
export async function sessionOfOrderCode(ctx: Ctx, code: string): Promise<KhamBenhRow | null> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select k.id from main.kham_benh k join ${slipRows} s on s.id = k.dich_vu_yeu_cau_id
    where s.so_phieu_yeu_cau = upper(${code.trim()}) and k.trang_thai <> 'DaHuy' limit 1`);
  const session = await loadSession(ctx, rows[0]?.id ?? null);
  if (session) await requireVisible(ctx, madeOfSession(session));
  return session;
}
