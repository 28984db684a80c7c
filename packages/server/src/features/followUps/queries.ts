import { type GiayHenFacts, giayHenActs } from '@sen/domain/followUps/giayHen';
import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadSession, madeOfSession, sessionById } from '../examination/queries.ts';
import { facilityOf } from '../organisation/facility.ts';
import { requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import {
  type GiayHenRow,
  type NhacTaiKhamRow,
  nhacTaiKhamTable as reminders,
  giayHenTable as table,
} from './tables.ts';

/** The code of the print form. */
export const formCode = 'PhieuHenKhamLai';

/** The slips of a session, newest first; the reading is logged. Those that the caller may not see are left out. */
export async function slipsOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<GiayHenRow[]> {
  const session = await loadSession(ctx, KhamBenh_Id);
  if (!session) return [];
  const read = ctx.db
    .select()
    .from(table)
    .where(eq(table.KhamBenh_Id, KhamBenh_Id))
    .orderBy(desc(table._id))
    .limit(100)
    .execute();
  const seen = read.then((rows) => visibleRecords(ctx, rows, () => madeOfSession(session)));
  return logged(
    ctx,
    { entity: giayHenActs.name, entityId: KhamBenh_Id, BenhNhan_Id: session.BenhNhan_Id },
    seen,
  );
}

/** One slip that must exist. Errors: NOT_FOUND. */
export async function slipById(ctx: Ctx, id: string): Promise<GiayHenRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: giayHenActs.name });
  return row;
}

/** What the acts on a slip decide on. */
export async function slipFacts(ctx: Ctx, row: GiayHenRow): Promise<GiayHenFacts> {
  const session = await loadSession(ctx, row.KhamBenh_Id);
  return { TrangThai: row.TrangThai, node: session?.PhongBan_Id ?? null };
}

/** The slips in force of these visits. One statement. */
export async function slipsOfVisits(ctx: Ctx, visits: readonly string[]): Promise<GiayHenRow[]> {
  if (visits.length === 0) return [];
  return ctx.db
    .select()
    .from(table)
    .where(and(inArray(table.TiepNhan_Id, [...visits]), inArray(table.TrangThai, ['HieuLuc', 'DaDung'])));
}

/** The slips of a patient that a visit of the facility may use on a day (today when left out), the one that ends first before others. */
export async function usableSlips(
  ctx: Ctx,
  BenhNhan_Id: string,
  place: string | null,
  day: string = today(ctx),
): Promise<GiayHenRow[]> {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.BenhNhan_Id, BenhNhan_Id),
        eq(table.TrangThai, 'HieuLuc'),
        lte(table.NgayHen, day),
        gte(table.HieuLucDen, day),
      ),
    )
    .orderBy(asc(table.HieuLucDen), asc(table._id));
  const own = await facilityOf(ctx, place);
  const issued = await Promise.all(rows.map((row) => facilityOfSlip(ctx, row)));
  return rows.filter((_row, at) => issued[at] === own);
}

/** The facility that issued a slip. */
export async function facilityOfSlip(ctx: Ctx, { KhamBenh_Id }: GiayHenRow): Promise<string | null> {
  const session = await loadSession(ctx, KhamBenh_Id);
  return facilityOf(ctx, session?.PhongBan_Id ?? null);
}

/** The reminders of a session, the last first. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function remindersOf(ctx: Ctx, KhamBenh_Id: string): Promise<NhacTaiKhamRow[]> {
  await requireVisible(ctx, madeOfSession(await sessionById(ctx, KhamBenh_Id)));
  return ctx.db
    .select()
    .from(reminders)
    .where(eq(reminders.KhamBenh_Id, KhamBenh_Id))
    .orderBy(desc(reminders.LucNhac), desc(reminders._id))
    .limit(100);
}

/** One reminder that must exist. Errors: NOT_FOUND. */
export async function reminderById(ctx: Ctx, id: string): Promise<NhacTaiKhamRow> {
  const [row] = await ctx.db.select().from(reminders).where(eq(reminders._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'NhacTaiKham' });
  return row;
}
