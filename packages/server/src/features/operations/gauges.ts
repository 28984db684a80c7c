import { sql } from 'drizzle-orm';
import type { Db } from '../../engine/database/database.ts';
import type { Hub } from '../../engine/events/hub.ts';
import type { Reading } from '../../engine/http/metrics.ts';
import type { StoreConfig } from '../../engine/storage/store.ts';
import type { StoreWatch } from '../../engine/storage/watchStore.ts';
import { openSessions } from '../identity/sessionQueries.ts';
import {
  type BackupFacts,
  backupFacts,
  type CallFacts,
  callFacts,
  type JobFacts,
  jobFacts,
} from './facts.ts';

type Row = { jobs: JobFacts; calls: CallFacts; given_up: number; backups: BackupFacts; lag: number | null };

/** What a watcher of the site wants to know of the database. Ages and lags are absent until there is something to measure. */
export async function siteReadings(db: Db): Promise<Reading[]> {
  const [{ rows }, sessions] = await Promise.all([
    db.execute<Row>(sql`
      select ${jobFacts} as jobs, ${callFacts} as calls, ${backupFacts} as backups,
        (select count(*)::int from main.outbox where trang_thai = 'DaHuy') as given_up,
        (select max(tre_su_kien) from main.may_chu where luc > now() - interval '90 seconds') as lag`),
    openSessions(db),
  ]);
  const [row] = rows;
  if (!row) throw new Error('figures without a row');
  const { jobs, calls, backups } = row;
  const jobsHelp =
    'Jobs by state: waiting for their first run, running, waiting to be tried again, failed for good';
  const callsHelp =
    'Calls to systems outside by state: waiting, failed and tried again, given up by somebody';
  return [
    { name: 'sen_jobs', help: jobsHelp, state: 'waiting', value: jobs.cho },
    { name: 'sen_jobs', help: jobsHelp, state: 'running', value: jobs.chay },
    { name: 'sen_jobs', help: jobsHelp, state: 'retrying', value: jobs.thuLai },
    { name: 'sen_jobs', help: jobsHelp, state: 'failed', value: jobs.hong },
    {
      name: 'sen_job_oldest_seconds',
      help: 'How long the oldest due job waits',
      value: jobs.choLauNhatGiay ?? 0,
    },
    { name: 'sen_calls_outside', help: callsHelp, state: 'waiting', value: calls.cho },
    { name: 'sen_calls_outside', help: callsHelp, state: 'failed', value: calls.loi },
    { name: 'sen_calls_outside', help: callsHelp, state: 'given_up', value: row.given_up },
    { name: 'sen_backup_age_seconds', help: 'Age of the newest good backup', value: ageOf(backups.luc) },
    {
      name: 'sen_proof_age_seconds',
      help: 'Age of the last proof that passed',
      value: ageOf(backups.kiemChungLuc),
    },
    { name: 'sen_sessions_open', help: 'Sessions that are open', value: sessions },
    {
      name: 'sen_event_lag_seconds',
      help: 'Longest time that an event takes through the database to a node and back',
      value: row.lag === null ? null : row.lag / 1000,
    },
  ];
}

/** What a node knows of its own events. */
export function eventReadings(hub: Hub): Reading[] {
  const help = 'Events that this node was told of and has not handed on yet';
  return [{ name: 'sen_events_waiting', help, value: hub.waiting() }];
}

function ageOf(at: string | null): number | null {
  return at === null ? null : Math.max(0, (Date.now() - Date.parse(at)) / 1000);
}

/** The free bytes of the data folder's disk. */
export function diskReading(free: number | null): Reading {
  return { name: 'sen_disk_free_bytes', help: 'Free bytes on the disk of the data folder', value: free };
}

/** Whether the bucket of the files answers; nothing where they lie in the data folder. */
export function storeReadings({ s3 }: StoreConfig, files: StoreWatch): Reading[] {
  const help = 'Whether the bucket of the files answers';
  return s3 ? [{ name: 'sen_files_up', help, value: Number(files.answers()) }] : [];
}
