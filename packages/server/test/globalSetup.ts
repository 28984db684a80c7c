import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/engine/config.ts';
import { openDatabase } from '../src/engine/database.ts';
import { startEmbeddedPostgres } from '../src/engine/embeddedPostgres.ts';
import { projectFolder, serverFolder } from '../src/engine/folders.ts';
import { migrate } from '../src/engine/migrate.ts';
import { seedIfEmpty } from '../src/seed/seed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's own database; clones are made from `template`. */
    databaseServer: string;
    template: string;
  }
}

/** Starts the bundled PostgreSQL for the tests and makes the template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = path.join(os.tmpdir(), `sen-test-${process.getuid?.() ?? 0}`);
  const server = await startEmbeddedPostgres(folder, [
    '-c fsync=off',
    '-c synchronous_commit=off',
    '-c full_page_writes=off',
  ]);
  const url = server.url('postgres');
  const template = `sen_template_${fingerprint()}`;
  await makeTemplate(url, server.url, template);
  project.provide('databaseServer', url);
  project.provide('template', template);
  return async () => {
    await dropClones(url);
    if (process.env['SEN_TEST_KEEP_DATABASE'] !== '1') await server.stop();
  };
}

async function makeTemplate(url: string, urlOf: (name: string) => string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await dropClones(url);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if ((found.rowCount ?? 0) > 0) return;
    const old = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'sen_template_%'",
    );
    for (const { datname } of old.rows) await client.query(`drop database if exists ${datname} with (force)`);
    const building = `${template}_new`;
    await client.query(`create database ${building}`);
    const database = openDatabase(urlOf(building), 4, () => undefined);
    try {
      await migrate(database);
      await seedIfEmpty(readConfig({ SEN_SEED: 'demo' }, projectFolder), database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${building} rename to ${template}`);
  } finally {
    await client.end();
  }
}

async function dropClones(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'sen_clone_%' or datname like 'sen_template_%_new'",
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** Changes with anything the template is made of, so that a stale one is never used. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
    }
  };
  for (const folder of ['migrations', 'seeds', 'src/seed']) add(path.join(serverFolder, folder));
  add(path.join(projectFolder, 'packages/domain/src/catalogues'));
  return hash.digest('hex').slice(0, 16);
}
