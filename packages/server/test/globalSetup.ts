import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/engine/config.ts';
import { localDay } from '../src/engine/context.ts';
import { openDatabase } from '../src/engine/database/database.ts';
import { migrate } from '../src/engine/database/migrate.ts';
import { projectFolder, serverFolder } from '../src/engine/folders.ts';
import { startEmbeddedPostgres } from '../src/engine/postgres/embeddedPostgres.ts';
import { seedIfEmpty } from '../src/seed/seed.ts';
import { giveClock } from './databaseClock.ts';
import { keepInMemory } from './memoryFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's own database; clones are made from `template`. */
    databaseServer: string;
    template: string;
  }
}

/** PostgreSQL's code for a database that exists: another run made the same template first. */
const duplicateDatabase = '42P04';

/** Starts the bundled PostgreSQL for the tests and makes the template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shifted = process.env['SEN_CLOCK'] !== undefined;
  const folder = path.join(os.tmpdir(), `sen-tests-${process.getuid?.() ?? 0}${shifted ? '-clock' : ''}`);
  await keepInMemory(folder);
  const server = await startEmbeddedPostgres(folder, [
    '-c fsync=off',
    '-c synchronous_commit=off',
    '-c full_page_writes=off',
    '-c shared_buffers=128MB', // a clone waits until what is dirty in it has been written
    '-c max_wal_size=256MB', // it may lie in memory
    '-c autovacuum=off', // plans, of which tests count what they read, depended on whether it had met the template in the making
  ]);
  if (shifted) await giveClock(server.url);
  const url = server.url('postgres');
  const template = `sen_template_${fingerprint()}`;
  const use = await useTemplate(url, template);
  await makeTemplate(url, server.url, template);
  project.provide('databaseServer', url);
  project.provide('template', template);
  return async () => {
    await dropClones(url, true);
    await use.end();
    if (process.env['SEN_TEST_KEEP_DATABASE'] !== '1' && !(await isUsed(url))) await server.stop();
  };
}

/** Holds server and template for a run, until the connection is ended: another run does not stop or drop them meanwhile. */
async function useTemplate(url: string, template: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // whoever stopped the server by hand
  await client.connect();
  await client.query('select pg_advisory_lock_shared(hashtext($1))', [template]);
  return client;
}

async function makeTemplate(url: string, urlOf: (name: string) => string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await dropClones(url, false);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if ((found.rowCount ?? 0) > 0) return;
    const old = await client.query<{ datname: string; unused: boolean }>(`
      select datname, pg_try_advisory_lock(hashtext(datname)) as unused
      from (select datname from pg_database where datname like 'sen_template_%' order by oid desc offset 3) o`);
    for (const { datname, unused } of old.rows)
      if (unused) await client.query(`drop database if exists ${datname} with (force)`);
    const building = `sen_clone_${process.pid}_template`;
    // a run that only adds migrations begins from the template of the run that started it
    const earlier = process.env['SEN_TEST_TEMPLATE'];
    await client.query(
      `create database ${building} ${earlier ? `template ${earlier} strategy file_copy` : ''}`,
    );
    const database = openDatabase(urlOf(building), 4, () => undefined);
    try {
      await migrate(database);
      await seedIfEmpty(readConfig({ SEN_SEED: 'demo' }, projectFolder), database);
      await database.pool.query('analyze');
    } finally {
      await database.close();
    }
    await client
      .query(`alter database ${building} rename to ${template}`)
      .catch((error: { code?: string }) => {
        if (error.code !== duplicateDatabase) throw error;
      });
  } finally {
    await client.end();
  }
}

/** Whether another run shares the server: each is connected as long as it lasts. */
async function isUsed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Drops the clones of runs that are over, and with `mine` those of this one: a clone bears the process id of its run. */
async function dropClones(url: string, mine: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'sen_clone_%'",
    );
    const over = rows.filter(({ datname }) => {
      const pid = Number(datname.split('_')[2]);
      return pid === process.pid ? mine : !isRunning(pid);
    });
    for (const { datname } of over) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Changes with anything the template is made of, the day of its visits too, so that a stale one is never used. */
function fingerprint(): string {
  const hash = createHash('sha256').update(localDay(new Date()));
  const add = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
    }
  };
  for (const folder of ['migrations', 'seeds', 'src/seed']) add(path.join(serverFolder, folder));
  add(path.join(projectFolder, 'packages/domain/src/catalogues'));
  hash.update(readFileSync(path.join(serverFolder, 'test/globalSetup.ts')));
  return hash.digest('hex').slice(0, 16);
}
