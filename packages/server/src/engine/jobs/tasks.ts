import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import { v7 } from 'uuid';
import { ensureAuditPartitions } from '../audit/auditMonths.ts';
import { sealAudit } from '../audit/auditSeal.ts';
import { importTask } from '../catalogue/imports/commands.ts';
import { officialFile } from '../catalogue/imports/plan.ts';
import { runImport } from '../catalogue/imports/run.ts';
import { tidyPictures } from '../catalogue/tidyPictures.ts';
import type { Database } from '../database/database.ts';
import { type ContextSource, emptyContext } from '../http/requestContext.ts';
import { tidyWaiting } from '../storage/staging.ts';
import { backgroundJob, type Job, type JobEnv, tidying } from './jobs.ts';
import { outboxSender, sendOne } from './outbox.ts';

const idIn = (payload: unknown) => (payload as { id: string }).id; // written by those who add the jobs below

/** The engine's own jobs. */
const ownJobs: readonly Job[] = [
  {
    name: 'outbox',
    run: (payload, { ctx }) =>
      sendOne(
        ctx(),
        idIn(payload),
        Object.fromEntries(outboxSender.all().map(({ adapter, send }) => [adapter, send])),
      ),
  },
  { name: importTask, run: (payload, { ctx }) => runImport(ctx(), idIn(payload), officialFile.all()) },
  {
    name: 'seal',
    at: '* * * * *',
    run: async (_payload, { source: { db, config } }) => {
      await sealAudit({ db, config });
    },
  },
  { name: 'tidy', at: '15 * * * *', run: (_payload, env) => tidy(env) },
  { name: 'partitions', at: '30 17 * * *', run: (_payload, { database }) => ensureAuditPartitions(database) },
];

async function tidy(env: JobEnv): Promise<void> {
  const { db } = env.database;
  await db.execute(sql`delete from main.event where at < now() - interval '3 days'`);
  await db.execute(sql`delete from main.client_request where ngay_tao < now() - interval '7 days'`);
  await db.execute(
    sql`delete from main.nhap_danh_muc where greatest(ngay_tao, ghi_luc) < now() - interval '25 hours'`,
  );
  for (const clear of tidying.all()) await clear(env);
  await tidyPictures(env.ctx());
  await tidyWaiting(env.ctx());
}

const everyJob = () => [...ownJobs, ...backgroundJob.all()];

/** The jobs of this installation by name; `url` is the address of its database. */
export function tasks(database: Database, source: ContextSource, url: string): TaskList {
  const env: JobEnv = { database, source, url, ctx: () => emptyContext(source, v7()) };
  return Object.fromEntries(everyJob().map(({ name, run }) => [name, (payload) => run(payload, env)]));
}

/** When jobs come round by themselves, in UTC. */
export function crontab(): string {
  return everyJob()
    .flatMap(({ name, at }) => (at ? [`${at} ${name}`] : []))
    .join('\n');
}
