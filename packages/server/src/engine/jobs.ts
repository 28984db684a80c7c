import { sql } from 'drizzle-orm';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { Tx } from './context.ts';
import type { Database } from './database.ts';

export type Jobs = { stop: () => Promise<void> };

/** Adds a job in the transaction of the act that needs it; it starts after the commit. `key` keeps one of a kind. */
export async function addJob(
  tx: Tx,
  task: string,
  payload: Record<string, unknown>,
  key?: string,
): Promise<void> {
  await tx.db.execute(
    sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}, max_attempts => 25)`,
  );
}

/** Runs jobs in this process: the tasks given, and the crontab in UTC. */
export async function runJobs(database: Database, tasks: TaskList, crontab: string, log: Log): Promise<Jobs> {
  const runner: Runner = await run({
    pgPool: database.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    taskList: tasks,
    crontab,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ message }, 'job');
      else if (level === 'warning') log.warn({ message }, 'job');
      else log.debug({ message }, 'job');
    }),
  });
  return { stop: () => runner.stop() };
}
