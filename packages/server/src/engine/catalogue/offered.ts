import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';

/** How far back the use of services and drugs by a doctor counts. */
export const usedWithinDays = 90;

/** As SQL, whether an entry `e` is offered: in use, and shared or the caller's own. */
export function isOffered(ctx: Ctx): SQL {
  return sql`e.trang_thai = 'DangSuDung' and not e.tam_ngung and (e.nhan_vien_id is null or ${isOwn(ctx)})`;
}

/** As SQL, whether an entry `e` is the caller's own. */
export function isOwn(ctx: Ctx): SQL {
  return sql`coalesce(e.nhan_vien_id = ${ctx.user?.NhanVien_Id ?? null}::uuid, false)`;
}

/** As SQL, whether an entry `e` names one of these diseases, or another of the same three characters. */
export function namesDisease(ICD_Ids: readonly string[]): SQL {
  if (ICD_Ids.length === 0) return sql`false`;
  return sql`exists (select 1 from main.icd named join main.icd found on left(found.ma_icd, 3) = left(named.ma_icd, 3)
    where named.id = any(e.icd_ids) and found.id = any(${sql.param([...ICD_Ids])}::uuid[]))`;
}

/** As SQL, whether an entry `e` belongs to no place, or to a node or one above it. */
export function isOfPlace(node: string): SQL {
  return sql`(e.phong_ban_id is null or e.phong_ban_id in (
    with recursive above as (
      select id, parent_id from auth.node where id = ${node}
      union all select n.id, n.parent_id from auth.node n join above a on n.id = a.parent_id)
    select id from above))`;
}
