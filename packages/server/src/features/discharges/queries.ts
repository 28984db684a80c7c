import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { loadStay, madeOfStay } from '../admission/queries.ts';
import { stayRows } from '../admission/sql.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { dayStart } from '../orders/queries.ts';
import { requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { type RaVienNoiTruRow, raVienNoiTruTable as table } from './tables.ts';

/** The discharges in use of these stays. One statement. */
export async function dischargesInUse(
  ctx: Ctx,
  stays: readonly string[],
): Promise<Map<string, RaVienNoiTruRow>> {
  if (stays.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(inArray(table.NhapVien_Id, [...stays]), eq(table.TrangThai, 'DangSuDung')));
  return new Map(rows.map((row) => [row.NhapVien_Id, row]));
}

/** The discharge in use of a stay, or null; of a list in one statement. */
export function dischargeOfStay(ctx: Ctx, NhapVien_Id: string): Promise<RaVienNoiTruRow | null> {
  return loadOne(ctx, 'discharges:ofStay', NhapVien_Id, dischargesInUse);
}

/** The discharges of a stay, the newest first; of a list in one statement. */
export async function dischargesOfStay(ctx: Ctx, NhapVien_Id: string): Promise<RaVienNoiTruRow[]> {
  const rows = await loadOne(ctx, 'discharges:allOfStay', NhapVien_Id, async (of, ids) => {
    const all = await of.db
      .select()
      .from(table)
      .where(inArray(table.NhapVien_Id, [...ids]))
      .orderBy(desc(table._id));
    return new Map(ids.map((id) => [id, all.filter((row) => row.NhapVien_Id === id)]));
  });
  return rows ?? [];
}

/** The stays of a ward whose patients leave, the longest ordered first, and those that were completed today. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function leavingOfWard(ctx: Ctx, Khoa_Id: string): Promise<NhapVienRow[]> {
  await requireVisiblePlace(ctx, Khoa_Id);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select n.id from ${stayRows} n join main.ra_vien_noi_tru r on r.nhap_vien_id = n.id and r.trang_thai = 'DangSuDung'
    where n.khoa_id = ${Khoa_Id} and (n.trang_thai in ('ChiDinhRaVien', 'ChoThanhToan')
      or (n.trang_thai = 'DaRaVien' and r.thoi_gian_ra_vien >= ${dayStart(today(ctx))}))
    order by n.trang_thai = 'DaRaVien', r.thoi_gian_ra_vien, n.id limit 500`);
  const read = await Promise.all(rows.map(({ id }) => loadStay(ctx, id)));
  return visibleRecords(
    ctx,
    read.filter((one) => one !== null),
    madeOfStay,
  );
}

/** The stay of a locked visit whose discharge was ordered, by its code; null for none. */
export async function leavingOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ code: string }>(sql`
    select n.ma_nhap_vien as code from ${stayRows} n
    where n.tiep_nhan_id = ${TiepNhan_Id} and n.trang_thai in ('ChiDinhRaVien', 'ChoThanhToan', 'DaRaVien') limit 1`);
  return rows[0]?.code ?? null;
}
