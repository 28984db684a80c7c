import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../packages/server/src/engine/config.ts';
import { type Database, openDatabase } from '../packages/server/src/engine/database/database.ts';
import { ensureDatabase, migrate } from '../packages/server/src/engine/database/migrate.ts';
import { projectFolder } from '../packages/server/src/engine/folders.ts';
import { startEmbeddedPostgres } from '../packages/server/src/engine/postgres/embeddedPostgres.ts';
import { seedIfEmpty } from '../packages/server/src/seed/seed.ts';
import { fillAudit } from './auditRows.ts';
import { fillPatients } from './people.ts';
import { fillVisits } from './visits.ts';

export type Site = {
  url: string;
  database: Database;
  /** The calendar day that the data was made for: its work lists stand on it. */
  day: string;
  close: () => Promise<void>;
};

/** The calendar day in Vietnam. */
export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date());

/** Patients that wait in room PK01 on the day of the data, where a bench does not ask for more. */
const waitingUsually = 60;

type Sizes = { patients: string; visits: string; audit: string };

/** The options that say how much data a bench has, with what it has where nobody says; `audit`: rows of the operation log. */
export function sizeOptions({ patients, visits, audit }: Sizes) {
  return {
    patients: { type: 'string', default: patients },
    visits: { type: 'string', default: visits },
    audit: { type: 'string', default: audit },
    /** A folder that keeps the data from run to run. */
    data: { type: 'string' },
  } as const;
}

/** The site of a bench with these options. */
export function siteOf({
  data,
  patients,
  visits,
  audit,
}: Sizes & { data?: string | undefined }): Promise<Site> {
  return openSite(data, Number(patients), Number(visits), Number(audit), waitingUsually, today);
}

/**
 * The bundled PostgreSQL as `sen start` runs it, with the demo and the bench's data. `folder` keeps the data from run to run; without
 * one it is made in a folder that is removed afterwards.
 */
export async function openSite(
  folder: string | undefined,
  patients: number,
  visits: number,
  acts: number,
  waiting: number,
  today: string,
): Promise<Site> {
  const place = folder ?? path.join(os.tmpdir(), `sen-bench-${process.pid}`);
  const server = await startEmbeddedPostgres(place);
  await ensureDatabase(server.url('postgres'), 'bench');
  const url = server.url('bench');
  const database = openDatabase(url, 4, () => undefined);
  const marker = path.join(place, `filled-${patients}-${visits}-${waiting}`);
  const day = existsSync(marker) ? readFileSync(marker, 'utf8') : today;
  if (!existsSync(marker)) {
    const config = readConfig({ SEN_MODE: 'production' }, projectFolder);
    await migrate(database);
    await seedIfEmpty(config, database);
    // the bench's own texts are not among those that the screens send
    await database.db.execute(
      sql`update auth.profile set permissions = array(select distinct unnest(permissions || '{TICH_HOP}'::text[]))`,
    );
    // nobody answers here for the national system: each prescription would be sent in vain, and again later
    await database.db.execute(sql`update main.lien_thong_don_thuoc set bat = false`);
    await fillPatients(database, patients, today);
    await fillVisits(database, visits, today, waiting);
    writeFileSync(marker, today);
  }
  const logMarker = path.join(place, `filled-log-${acts}`);
  if (!existsSync(logMarker)) {
    await migrate(database);
    await fillAudit(database, acts, day);
    writeFileSync(logMarker, day);
  }
  return {
    url,
    database,
    day,
    close: async () => {
      await database.close();
      await server.stop();
      if (!folder) rmSync(place, { recursive: true, force: true });
    },
  };
}

/** How much data a bench has: patients, their visits, acts in the operation log, who waits in room PK01 on the day of the data. */
export type Size = { patients: number; visits: number; acts: number; waiting?: number };

/** Runs a bench on a Sen of its own over a site of some size, and stops both. `folder` as for `openSite`. */
export async function withSen(
  { patients, visits, acts, waiting = waitingUsually }: Size,
  bench: (sen: Started, site: Site) => Promise<void>,
  folder?: string,
): Promise<void> {
  const site = await openSite(folder, patients, visits, acts, waiting, today);
  try {
    const sen = await startSen(site.url);
    try {
      await bench(sen, site);
    } finally {
      await stopSen(sen);
    }
  } finally {
    await site.close();
  }
}

export type Started = { child: ChildProcess; base: string; milliseconds: number };

/** Stops a Sen, and waits for its end. */
export async function stopSen({ child }: Started): Promise<void> {
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Starts Sen as a process of its own, in production mode, from the bundle; answers when it is ready. `settings` come on top. */
export function startSen(url: string, settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...(process.env['SEN_BENCH_NODE'] ?? '').split(' ').filter(Boolean),
      'packages/server/dist/sen.mjs',
      'start',
    ],
    {
      cwd: projectFolder,
      env: {
        ...process.env,
        DATABASE_URL: url,
        PORT: '0',
        HOST: '127.0.0.1',
        SEN_WORKERS: '1',
        SEN_RATE_LIMIT: '100000000',
        SEN_DEMO_VISITS: 'off',
        // the anchors of another database would say that this log was tampered with
        SEN_SEAL_FILE: path.join(os.tmpdir(), `sen-bench-seals-${process.pid}.log`),
        ...settings,
      },
    },
  );
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Sen is ready in .*http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve({ child, base: `http://127.0.0.1:${port}`, milliseconds: performance.now() - began });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`Sen did not start: ${output}`)));
  });
}
