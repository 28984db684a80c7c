import { type AccessRefusal, accessTo, type Grounds } from '@sen/domain/recordAccess/access';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { readSetting } from '../system/queries.ts';
import { careSource } from './points.ts';
import { moHoSoTable } from './tables.ts';

export type Decision = { grounds: Grounds } | { refusal: AccessRefusal };

/** Whether the current node, or one above it, hides the health records of other facilities (Node.ChiXemHoSoCoSo). */
export function hidesOthers(ctx: Ctx): boolean {
  return ctx.nodeId !== null && ctx.grants.ownRecordsAt.has(ctx.nodeId);
}

/**
 * The facilities whose records are the caller's own: that of the current node alone where those of others are hidden, else those of
 * every node that the profile grants. Found once a request.
 */
export async function ownFacilities(ctx: Ctx): Promise<ReadonlySet<string>> {
  const own = await loadOne(ctx, 'recordAccess:own', 'all', async (of) => {
    const nodes = hidesOthers(of) ? [of.nodeId] : [of.nodeId, ...of.nodeIds];
    const found = await Promise.all(nodes.map((node) => facilityOf(of, node)));
    return new Map([['all', new Set(found.filter((one) => one !== null))]]);
  });
  return own ?? new Set();
}

/**
 * Whether the caller may see what other facilities wrote of a patient (recordAccess 2); decided for all patients of a tick at once, by
 * one statement, and once a request. No patient stands for a list that concerns many.
 */
export async function decisionOn(ctx: Ctx, BenhNhan_Id: string | null): Promise<Decision> {
  const hidden = hidesOthers(ctx);
  const everywhere = ctx.permissions.has('XEM_HO_SO_MOI_CO_SO');
  if (hidden || BenhNhan_Id === null) return accessTo({ hidden, everywhere, inCare: false, opened: false });
  const known = await loadOne(ctx, 'recordAccess:known', BenhNhan_Id, connections);
  return accessTo({ hidden, everywhere, inCare: known?.inCare ?? false, opened: known?.opened ?? false });
}

type Connection = { id: string; inCare: boolean; opened: boolean };

/** What connects the caller with patients. */
async function connections(ctx: Ctx, patients: readonly string[]): Promise<Map<string, Connection>> {
  const [{ soNgayDieuTri }, facilities] = await Promise.all([
    readSetting(ctx, 'recordAccess'),
    ownFacilities(ctx),
  ]);
  const nodes = (await Promise.all([...facilities].map((one) => nodesOfFacility(ctx, one)))).flat();
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const cared = careSource.all().map((source) =>
    source.cared({
      patient: sql`p.id`,
      nodes: sql`(select id from here)`,
      since: sql`(select since from lately)`,
    }),
  );
  const { rows } = await ctx.db.execute<Connection>(sql`
    with here as (select unnest(${sql.param(nodes)}::uuid[]) as id),
      lately as (select ${now} - make_interval(days => ${soNgayDieuTri}::int) as since)
    select p.id, (${sql.join(cared, sql` or `)}) as "inCare", exists (
      select 1 from ${moHoSoTable} m where m.nguoi_tao_id = ${ctx.user?._id ?? null}::uuid and m.benh_nhan_id = p.id
        and m.den_luc > ${now}) as opened
    from unnest(${sql.param([...patients])}::uuid[]) p (id)`);
  return new Map(rows.map((row) => [row.id, row]));
}
