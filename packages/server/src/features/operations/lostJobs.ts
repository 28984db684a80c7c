import { sql } from 'drizzle-orm';
import type { Db } from '../../engine/database/database.ts';
import { holderOf, runningJobs } from '../../engine/jobs/jobs.ts';
import { thisNode } from './node.ts';

/**
 * Lets jobs go that nobody runs, so that they start again: those of nodes that were silent for two minutes, and those that this node took without
 * hearing of it, since its connection broke. The library would let them go after four hours. To be called once every node that lives had the time
 * to say so. Answers how many there were.
 */
export async function releaseLostJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with lost as (
      select j.id, j.job_queue_id, j.locked_by from graphile_worker._private_jobs j
      where j.locked_at < now() - interval '2 minutes' and (
        j.locked_by = ${holderOf(thisNode)} and j.id <> all(${sql.param([...runningJobs])}::bigint[])
        or j.locked_by like ${holderOf('%')} and j.locked_by <> ${holderOf(thisNode)} and not exists (
          select 1 from main.may_chu m where ${holderOf('')} || m.id = j.locked_by and m.luc > now() - interval '2 minutes'))
      for update skip locked),
    queues as (
      update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
      from lost where q.id = lost.job_queue_id and q.locked_by = lost.locked_by),
    jobs as (
      update graphile_worker._private_jobs j set locked_at = null, locked_by = null, run_at = greatest(j.run_at, now())
      from lost where j.id = lost.id returning j.id)
    select count(*)::int as count from jobs`);
  return rows[0]?.count ?? 0;
}
