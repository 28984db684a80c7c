import type { Database } from '../../packages/server/src/engine/database/database.ts';
import { childrenOf, megabytes, openFiles } from '../processes.ts';
import type { Started } from '../site.ts';

/** What a minute looks like, by the names of the table that is printed. */
export type Sample = {
  'rss MB': number;
  'heap MB': number;
  files: number;
  connections: number;
  'PostgreSQL MB': number;
  'loop lag p99 ms': number;
  sessions: number;
  requests: number;
  jobs: number;
};

/**
 * Looks at Sen, at PostgreSQL and at the tables that should not grow. Memory of PostgreSQL is that of its processes alone, without what
 * they share.
 */
export async function sample(
  { child, base }: Started,
  { pool }: Database,
  postmaster: number,
): Promise<Sample> {
  const metrics = await (await fetch(`${base}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  const { rows } = await pool.query<Pick<Sample, 'connections' | 'sessions' | 'requests' | 'jobs'>>(`
    select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      (select count(*)::int from auth.session) as sessions, (select count(*)::int from main.client_request) as requests,
      (select count(*)::int from graphile_worker._private_jobs) as jobs`);
  const [counts] = rows;
  if (!counts) throw new Error('no counts');
  return {
    'rss MB': megabytes(child.pid, 'VmRSS'),
    'heap MB': Math.round(metric('nodejs_heap_size_used_bytes') / 1048576),
    files: openFiles(child.pid),
    'PostgreSQL MB': childrenOf(postmaster).reduce((sum, pid) => sum + megabytes(pid, 'RssAnon'), 0),
    'loop lag p99 ms': Math.round(metric('nodejs_eventloop_lag_p99_seconds') * 1000),
    ...counts,
  };
}
