import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadSession, madeOfSession, sessionById } from '../examination/queries.ts';
import { facilityOf } from '../organisation/facility.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import {
  type GiayHenRow,
  type NhacTaiKhamRow,
  nhacTaiKhamTable as reminders,
  giayHenTable as table,
} from './tables.ts';

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

/** The facility that issued a slip: a ward is of the facility of the session that sent the patient there. */
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
