import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { desc, eq, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { loadSession } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { dutyOn, notifiableRows, reportsOfEpisode } from './sql.ts';
import { type BaoCaoRow, baoCaoTable as table } from './tables.ts';

/** What the law asks for a disease on a day. */
export type Duty = { TenBenh: string; Nhom: string | null; SoGio: number; CanCu: string; HanBaoCao: Date };

/** A report of the same patient and disease that is alive. */
export type Episode = { SoBaoCao: string; Ngay: string; TiepNhan_Id: string };

/** The reports of a session, the live one first, then the newest; the reading is logged. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function reportsOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<BaoCaoRow[]> {
  const session = await loadSession(ctx, KhamBenh_Id);
  if (!session) return [];
  const { BenhNhan_Id, PhongBan_Id } = session;
  await requireVisible(ctx, { node: PhongBan_Id, BenhNhan_Id });
  const read = ctx.db
    .select()
    .from(table)
    .where(eq(table.KhamBenh_Id, KhamBenh_Id))
    .orderBy(sql`trang_thai in ('Nhap', 'DaGui') desc`, desc(table._id))
    .limit(50)
    .execute();
  return logged(ctx, { entity: baoCaoActs.name, entityId: KhamBenh_Id, BenhNhan_Id }, read);
}

/** What the law asks for a disease that a session has, or null where its cases are not reported. One statement. */
export async function dutyOf(
  ctx: Ctx,
  session: Pick<KhamBenhRow, 'NgayKham' | 'Ngay'>,
  ICD_Id: string | null,
): Promise<Duty | null> {
  if (!ICD_Id) return null;
  const { rows } = await ctx.db.execute<Omit<Duty, 'HanBaoCao'>>(sql`
    select n.ten as "TenBenh", n.nhom as "Nhom", n.so_gio as "SoGio", n.can_cu as "CanCu"
    from (${dutyOn(sql`(${notifiableRows(sql`i.id = ${ICD_Id}`)})`, sql`${ICD_Id}`, sql`${session.Ngay}::date`)}) n
    where n.so_gio is not null`);
  const [row] = rows;
  if (!row) return null;
  return { ...row, HanBaoCao: new Date(session.NgayKham.getTime() + row.SoGio * 3_600_000) };
}

/** The live report of the same patient and disease of the days around, if there is one; `own` is not looked at. One statement. */
export async function episodeOf(
  ctx: Ctx,
  session: Pick<KhamBenhRow, 'BenhNhan_Id'>,
  ICD_Id: string,
  own: string | null,
): Promise<Episode | null> {
  const { rows } = await ctx.db.execute<Episode>(sql`
    select e.* from main.icd i cross join lateral (${reportsOfEpisode({
      patient: sql`${session.BenhNhan_Id}::uuid`,
      code: sql`i.ma_icd`,
      day: sql`${today(ctx)}`,
      except: own ? sql`c.id <> ${own}` : sql`true`,
    })}) e where i.id = ${ICD_Id} limit 1`);
  return rows[0] ?? null;
}
