import { sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { type NguyHiemRow, nguyHiemTable as table } from './tables.ts';

const shownMost = 100;

/**
 * The critical findings that concern a room, as the one that ordered or the one that performed: those that wait from whenever they are, the
 * longest wait first, then those of today. One statement and what decides who sees them.
 */
export async function criticalsOfRoom(ctx: Ctx, idRoom: string): Promise<NguyHiemRow[]> {
  await requireVisiblePlace(ctx, idRoom);
  const start = sql`(${today(ctx)}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const rows = await ctx.db
    .select()
    .from(table)
    .where(
      sql`(noi_yeu_cau_id = ${idRoom} or noi_thuc_hien_id = ${idRoom})
        and (trang_thai = 'ChoXacNhan' or trang_thai = 'DaXacNhan' and ngay_bao >= ${start})`,
    )
    .orderBy(sql`trang_thai <> 'ChoXacNhan', ngay_bao`)
    .limit(shownMost);
  return visibleRecords(ctx, rows, madeOf);
}

/** The critical findings of a session that stand, those that wait first; the reading is logged. */
export async function criticalsOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<NguyHiemRow[]> {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(sql`kham_benh_id = ${KhamBenh_Id} and trang_thai <> 'DaThu'`)
    .orderBy(sql`trang_thai <> 'ChoXacNhan', ngay_bao`)
    .limit(shownMost);
  const seen = await visibleRecords(ctx, rows, madeOf);
  const [first] = seen;
  if (first)
    await auditView(ctx, {
      entity: 'KetQuaNguyHiem',
      entityId: KhamBenh_Id,
      BenhNhan_Id: first.BenhNhan_Id,
    });
  return seen;
}

const madeOf = ({ NoiYeuCau_Id, BenhNhan_Id }: NguyHiemRow) => ({ node: NoiYeuCau_Id, BenhNhan_Id });
