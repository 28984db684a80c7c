import { orderKinds, resultKinds, type SlipKind } from '@sen/domain/orders/orderKinds';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { courseSlip } from './courses.ts';
import { standingIn } from './workList.ts';

/** What stands undone in a room. */
export type RoomWork = { _id: string; ten: string; Cho: number; DangLam: number };

/**
 * The rooms of the caller's profile in which slips of some kinds wait or are in work, the one with most first: what earlier days left counts as
 * in the rooms' own lists, whoever was called and did not come does not. Without kinds those that the caller performs. One statement.
 */
export async function workInRooms(ctx: Ctx, asked?: readonly SlipKind[] | null): Promise<RoomWork[]> {
  const kinds = asked ?? performedBy(ctx);
  if (kinds.length === 0 || ctx.nodeIds.size === 0) return [];
  const { rows } = await ctx.db.execute<RoomWork>(sql`
    select n.id as "_id", n.name as ten, w.* from auth.node n
    cross join lateral (
      select coalesce(sum(o."Cho"), 0)::int as "Cho", coalesce(sum(o."DangLam"), 0)::int as "DangLam"
      from (${sql.join(
        kinds.map(
          (
            kind,
          ) => sql`select count(*) filter (where s.tab = 'Cho') as "Cho", count(*) filter (where s.tab = 'DangLam') as "DangLam"
            from (${standingIn([kind], sql`n.id`, today(ctx))}) s where ${orderKinds.get(kind)?.courses ? sql`not (${courseSlip})` : sql`true`}`,
        ),
        sql` union all `,
      )}) o) w
    where n.id = any(${sql.param([...ctx.nodeIds])}::uuid[]) and n.trang_thai = 'DangSuDung' and w."Cho" + w."DangLam" > 0
    order by w."Cho" + w."DangLam" desc, n.code`);
  return rows;
}

/** The kinds whose slips somebody performs here; an examination is performed by whoever may write one. */
function performedBy({ permissions }: Ctx): SlipKind[] {
  const desks = [...resultKinds].flatMap(([kind, { perform }]) => (permissions.has(perform) ? [kind] : []));
  return permissions.has('KHAM_BENH') ? ['KhamBenh', ...desks] : desks;
}
