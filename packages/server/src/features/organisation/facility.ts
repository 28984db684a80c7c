import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { loadOne } from '../../engine/loaders.ts';

/** A facility as its own entry in the organisation names it. `laChinh`: the first one, which the settings speak of. */
export type FacilityFacts = {
  laChinh: boolean;
  name: string;
  address: string | null;
  phone: string | null;
  MaCSKCB: string | null;
  /** The file of its logo, or of that of the next facility above with one, else of the first one with one. */
  logo: string | null;
};

/** The facility that a node belongs to, the nearest above where one stands below another; the first one for no node. One statement. */
export async function facilityOfNode(ctx: Ctx, nodeId: string | null): Promise<FacilityFacts | null> {
  const { rows } = await ctx.db.execute<FacilityFacts>(sql`
    with recursive above as (
      select id, parent_id, 1 as step from auth.node where id = ${nodeId}::uuid
      union all select n.id, n.parent_id, a.step + 1 from auth.node n join above a on n.id = a.parent_id where a.step < 50),
    facility as (
      select n.*, row_number() over (order by n."order", n.code) = 1 as first, (select min(step) from above a where a.id = n.id) as step
      from auth.node n where n.category = 'HOSPITAL' and n.trang_thai = 'DangSuDung')
    select first as "laChinh", name, nullif(address, '') as address, nullif(phone, '') as phone, nullif(ma_cskcb, '') as "MaCSKCB",
      (select logo from facility where logo is not null and not tam_ngung order by step nulls last, "order", code limit 1) as logo
    from facility order by step nulls last, "order", code limit 1`);
  return rows[0] ?? null;
}

/** The facility in which a node lies, itself if it is one; null for no node and for one outside any facility. Master data. */
export function facilityOf(ctx: Ctx, nodeId: string | null): Promise<string | null> {
  return loadOne(ctx, 'organisation:facility', nodeId, (of, nodes) =>
    masterData(of, 'facility of node', nodes, async (ids) => {
      const { rows } = await of.db.execute<{ node: string; facility: string }>(sql`
        with recursive above as (
          select id as node, id, parent_id, category from auth.node where id = any(${sql.param(ids)}::uuid[])
          union all
          select a.node, n.id, n.parent_id, n.category from auth.node n join above a on n.id = a.parent_id
          where a.category <> 'HOSPITAL'
        )
        select node, id as facility from above where category = 'HOSPITAL'`);
      return new Map(rows.map((row) => [row.node, row.facility]));
    }),
  );
}

/** The nodes of a facility, itself among them; those of a facility below it are that one's. Master data. */
export async function nodesOfFacility(ctx: Ctx, facility: string): Promise<readonly string[]> {
  const found = await masterData(ctx, 'nodes of facility', [facility], async (ids) => {
    const { rows } = await ctx.db.execute<{ facility: string; nodes: string[] }>(sql`
      with recursive below as (
        select id as facility, id from auth.node where id = any(${sql.param(ids)}::uuid[])
        union all
        select b.facility, n.id from auth.node n join below b on n.parent_id = b.id where n.category <> 'HOSPITAL'
      )
      select facility, json_agg(id) as nodes from below group by facility`);
    return new Map(rows.map((row) => [row.facility, row.nodes]));
  });
  return found.get(facility) ?? [];
}
