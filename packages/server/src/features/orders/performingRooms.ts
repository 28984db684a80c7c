import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { sql } from 'drizzle-orm';
import type { RefLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';

/** The rooms that perform services of some kinds, by code: those of a node's facility, of every facility without one. */
export async function performingRooms(
  ctx: Ctx,
  { Loai, idNode }: { Loai: readonly SlipKind[]; idNode?: string | null | undefined },
): Promise<RefLabel[]> {
  const facility = await facilityOf(ctx, idNode ?? null);
  const here = facility ? await nodesOfFacility(ctx, facility) : null;
  const { rows } = await ctx.db.execute<RefLabel>(sql`
    select n.id as "_id", n.code as ma, n.name as ten from auth.node n
    where n.trang_thai = 'DangSuDung' and not n.tam_ngung and n.category <> 'STORE'
      and (${here === null} or n.id = any(${sql.param([...(here ?? [])])}::uuid[]))
      and exists (
        select 1 from main.dm_dich_vu d
        join main.nhom_dich_vu g on g.id = d.nhom_dich_vu_id
        join main.loai_dich_vu l on l.id = g.loai_dich_vu_id
        where l.loai = any(${sql.param([...Loai])}::text[]) and d.trang_thai = 'DangSuDung' and not d.tam_ngung and n.id = any(d.phong_thuc_hien_ids))
    order by n.code`);
  return rows;
}
