import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { holderOf, runningJobs } from '../../engine/jobs/jobs.ts';
import { releaseLostJobs } from './lostJobs.ts';
import { thisNode } from './node.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const gone = '00000000-0000-7000-8000-000000000001';
const alive = '00000000-0000-7000-8000-000000000002';

/** A job that a node has taken so many minutes ago, in a queue of its own. */
async function taken(node: string, minutes: number): Promise<string> {
  const { rows } = await site.database.db.execute<{ id: string }>(sql`
    select id::text from graphile_worker.add_job('work', queue_name => ${`${node} ${minutes}`})`);
  const id = rows[0]?.id ?? '';
  const hold = sql`locked_by = ${holderOf(node)}, locked_at = now() - ${minutes} * interval '1 minute'`;
  await site.database.db.execute(
    sql`update graphile_worker._private_jobs set ${hold} where id = ${id}::bigint`,
  );
  await site.database.db.execute(
    sql`update graphile_worker._private_job_queues set ${hold} where queue_name = ${`${node} ${minutes}`}`,
  );
  return id;
}

it('a job of a node that is gone, and one that this node does not run, start again; those that run stay', async () => {
  await site.database.db.execute(sql`
    insert into main.may_chu (id, ten_may, phien_ban, dich_vu, bat_dau_luc, luc, bo_nho)
    values (${gone}, 'gone', '1', 'main', now(), now() - interval '3 minutes', 1), (${alive}, 'alive', '1', 'main', now(), now(), 1)`);
  const ofGone = await taken(gone, 3);
  const ofAlive = await taken(alive, 30);
  const forgotten = await taken(thisNode, 3);
  const running = await taken(thisNode, 30);
  const justTaken = await taken(thisNode, 1);
  runningJobs.add(running);
  expect(await releaseLostJobs(site.database.db)).toBe(2);
  runningJobs.delete(running);

  const { rows } = await site.database.db.execute<{ id: string }>(sql`
    select j.id::text from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.is_available and q.is_available order by j.id`);
  expect(rows.map(({ id }) => id)).toEqual([ofGone, forgotten]);
  expect([ofAlive, running, justTaken]).not.toContain(rows[0]?.id);
});
