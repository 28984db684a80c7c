import { EventEmitter } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import {
  Logger,
  parseCrontab,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { Ctx, Tx } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { ContextSource } from '../http/requestContext.ts';
import { definePoint, defineRegistry } from '../points.ts';
import { jobPool } from './jobPool.ts';

export type Jobs = { stop: () => Promise<void> };

/** What a job runs in: `ctx` makes a context of the system, `url` is the address of the database. */
export type JobEnv = { database: Database; source: ContextSource; url: string; ctx: () => Ctx };

/** A job: `run` gets what `addJob` wrote; `at` is when it comes round by itself, as five fields of a crontab in UTC. */
export type Job = { name: string; at?: string; run: (payload: unknown, env: JobEnv) => Promise<void> };

/** The jobs of the features. */
export const backgroundJob = defineRegistry<Job>('backgroundJob', ({ name }) => name);

/** What features clear away every hour. */
export const tidying = definePoint<(env: JobEnv) => Promise<unknown>>('tidying');

/**
 * Adds a job in the transaction of the act that needs it; it starts after the commit. `key` keeps one of a kind; jobs of one `queue`
 * run one after the other.
 */
export async function addJob(
  tx: Tx,
  task: string,
  payload: Record<string, unknown>,
  key?: string,
  { queue = null, attempts = 25 }: { queue?: string | null; attempts?: number } = {},
): Promise<void> {
  await tx.db.execute(sql`select ${jobAdded(task, payload, key, { queue, attempts })}`);
}

/** What adds a job, as a part of a statement. */
export function jobAdded(
  task: string,
  payload: Record<string, unknown>,
  key?: string,
  { queue = null, attempts = 25 }: { queue?: string | null; attempts?: number } = {},
): SQL {
  return sql`graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, queue_name => ${queue}, job_key => ${key ?? null}, max_attempts => ${attempts})`;
}

/** Takes a job that waits or failed off by its key; one that runs just now ends first. */
export async function removeJob(tx: Tx, key: string): Promise<void> {
  await tx.db.execute(sql`select graphile_worker.remove_job(${key})`);
}

/** Whether the job of a key runs just now. */
export async function jobRuns(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await tx.db.execute(
    sql`select 1 from graphile_worker.jobs where key = ${key} and locked_at is not null`,
  );
  return rows.length > 0;
}

/** Lets a job that waits or failed run at once, its tries counted anew; answers whether there was one that does not run. */
export async function rescheduleJob(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.db.execute(sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0) where id is not null`);
  return rows.length > 0;
}

/** Takes a job that waits or failed off by its id; answers whether there was one that does not run. */
export async function dropJob(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.db.execute(
    sql`select id from graphile_worker.complete_jobs(array[${id}::bigint]) where id is not null`,
  );
  return rows.length > 0;
}

const minute = 60_000;
const lookAhead = 8 * 24 * 60;

/** When each line of a crontab (UTC) comes next after a moment, within eight days; null when it does not. */
export function nextRuns(crontab: string, after: Date): Array<{ task: string; next: Date | null }> {
  const first = Math.floor(after.getTime() / minute) + 1;
  return parseCrontab(crontab).map(({ task, match }) => {
    for (let at = first; at < first + lookAhead; at++) {
      const time = new Date(at * minute);
      const digest = {
        min: time.getUTCMinutes(),
        hour: time.getUTCHours(),
        date: time.getUTCDate(),
        month: time.getUTCMonth() + 1,
        dow: time.getUTCDay(),
      };
      if (match(digest)) return { task, next: time };
    }
    return { task, next: null };
  });
}

/** Ids of the jobs that run in this process just now. */
export const runningJobs: Set<string> = new Set();

/** How the jobs that a node runs name it as their holder. */
export const holderOf = (node: string): string => `node ${node}`;

/** Runs jobs in this process, which is the node `node`: the tasks given, and the crontab in UTC. */
export async function runJobs(
  { database, log, node }: { database: Database; log: Log; node: string },
  tasks: TaskList,
  crontab: string,
): Promise<Jobs> {
  let stopped = false;
  const events: WorkerEvents = new EventEmitter();
  // what the library names at random says here which node has to let a job go when it is gone
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = holderOf(node);
  });
  const runner: Runner = await run({
    pgPool: jobPool(database.pool, () => stopped),
    events,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, noted(task)])),
    crontab,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ message }, 'job');
      else if (level === 'warning') log.warn({ message }, 'job');
      else log.debug({ message }, 'job');
    }),
  });
  return {
    stop: () => {
      stopped = true;
      return runner.stop();
    },
  };
}

/** A task that is known to run for as long as it does. */
function noted(task: Task | undefined): Task {
  return async (payload, helpers) => {
    runningJobs.add(helpers.job.id);
    try {
      return await task?.(payload, helpers);
    } finally {
      runningJobs.delete(helpers.job.id);
    }
  };
}
