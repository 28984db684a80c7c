import type { Issue } from '@sen/domain/catalogue/validate';
import { addictiveIssues } from '@sen/domain/prescriptions/addictive';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';

/** What stands against addictive drugs in a session; `paths` are those of the drugs, and nothing is asked where there are none. */
export async function addictiveRefusals(
  ctx: Ctx,
  session: KhamBenhRow,
  paths: readonly string[],
): Promise<Issue[]> {
  if (paths.length === 0) return [];
  const prescriber = ctx.user?.NhanVien_Id ?? session.BacSiKham_Id;
  const [coGiuong, coChuKyMau] = await Promise.all([
    hasBeds(ctx, session.PhongBan_Id),
    hasSpecimen(ctx, prescriber),
  ]);
  return addictiveIssues(paths, { coGiuong, coChuKyMau });
}

/** Whether the facility of a room has beds: in the catalogue of beds, or as wards. */
async function hasBeds(ctx: Ctx, room: string): Promise<boolean> {
  const facility = await facilityOf(ctx, room);
  const nodes = sql.param(facility ? [...(await nodesOfFacility(ctx, facility))] : []);
  const { rows } = await ctx.db.execute(sql`
    select 1 from auth.node where id = any(${nodes}::uuid[]) and room_type = 'hospitalize' and trang_thai = 'DangSuDung'
    union all
    select 1 from main.giuong_benh where phong_ban_id = any(${nodes}::uuid[]) and trang_thai = 'DangSuDung' and not tam_ngung
    limit 1`);
  return rows.length > 0;
}

/** Whether somebody's specimen signature is kept: those who hand addictive drugs out compare with it. */
async function hasSpecimen(ctx: Ctx, NhanVien_Id: string | null): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from main.nhan_vien where id = ${NhanVien_Id} and chu_ky is not null`,
  );
  return rows.length > 0;
}
