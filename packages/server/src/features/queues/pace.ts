import { expectedMinutes, type Pace } from '@sen/domain/queues/pace';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';

/**
 * How fast the queue of a kind at a node calls, read together for a list: times between two of its calls, of the last two hours and
 * at this hour of the past two weeks. A break of more than an hour is no time between calls, nor is a time in which nobody waited: who
 * was called had taken the number before the call before.
 */
function paceOf(ctx: Ctx, hangDoi: QueueKind, nodeId: string): Promise<Pace | null> {
  return loadOne<Pace>(ctx, `pace:${hangDoi}`, nodeId, async (of, nodes) => {
    const now = sql`${of.now()}::timestamptz`;
    const day = sql`${today(of)}::date`;
    const hour = sql`extract(hour from ${now} at time zone 'Asia/Ho_Chi_Minh')`;
    const { rows } = await of.db.execute<Pace & { node: string }>(sql`
      with called as (
        select v.node_id, v.ngay, v.ngay_tao, v.goi_luc, extract(hour from v.goi_luc at time zone 'Asia/Ho_Chi_Minh') as gio,
          lag(v.goi_luc) over (partition by v.node_id order by v.goi_luc) as truoc
        from main.hang_doi_ve v
        where v.hang_doi = ${hangDoi} and v.node_id = any(${sql.param([...nodes])}::uuid[])
          and v.ngay between ${day} - 14 and ${day} and v.goi_luc <= ${now}
      ), kept as (
        select *, extract(epoch from goi_luc - truoc)::float8 as giay from called where ngay_tao <= truoc)
      select node_id as node,
        percentile_cont(0.5) within group (order by giay) filter (where goi_luc > ${now} - interval '2 hours') as lately,
        (count(*) filter (where goi_luc > ${now} - interval '2 hours'))::int as measured,
        percentile_cont(0.5) within group (order by giay) filter (where ngay < ${day} and abs(gio - ${hour}) <= 1) as usually
      from kept where giay between 1 and 3600 group by node_id`);
    return new Map(rows.map(({ node, ...pace }) => [node, pace]));
  });
}

/** In about how many minutes somebody is called before whom so many wait in a queue; null where it was never measured. */
export async function expectedWait(
  ctx: Ctx,
  at: { HangDoi: QueueKind; Node_Id: string },
  before: number | null,
): Promise<number | null> {
  return before === null ? null : expectedMinutes(before, await paceOf(ctx, at.HangDoi, at.Node_Id));
}
