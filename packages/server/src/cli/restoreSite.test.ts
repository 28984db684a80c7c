import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openTestSite, type TestSite } from '../../test/testSite.ts';
import { earlierVersions } from '../../test/upgrade/earlierSite.ts';
import { type Database, openDatabase } from '../engine/database/database.ts';
import { migrate } from '../engine/database/migrate.ts';
import { serverFolder } from '../engine/folders.ts';
import { restoreSite } from './restoreSite.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-restore-'));
const name = `sen_clone_${process.pid}_restore_site`;
const backupOf = (version: string) => path.join(serverFolder, 'test/upgrade', `${version}.senbackup`);
let site: TestSite;
let empty: Database;

beforeAll(async () => {
  site = await openTestSite({ SEN_DATA: folder });
});
beforeEach(async () => {
  await empty?.close();
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  empty = openDatabase(inject('databaseServer').replace('/postgres?', `/${name}?`), 4, () => undefined);
});
afterAll(async () => {
  await empty.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const version = earlierVersions[0] ?? '';
const count = async (table: string) =>
  (await empty.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;
const restored = () => restoreSite(site.config, empty, backupOf(version), { unsigned: true });

it.each(['a new database', 'a database with the empty tables of this version'])(
  'a backup of an earlier version comes into %s, and is a site of this version then',
  async (where) => {
    if (where !== 'a new database') await migrate(empty);
    const { manifest, compared } = await restored();
    expect(compared.differing).toEqual([]);
    const tables = manifest.tables.find((one) => one.name === 'auth.account');
    expect(await count('auth.account')).toBe(tables?.rows);
    const { rows } = await empty.pool.query<{ count: number }>(
      'select count(*)::int as count from public.sen_migration',
    );
    expect(rows[0]?.count).toBeGreaterThan(manifest.migrations.length);
    expect(await count('main.seed_upgrade')).toBeGreaterThan(0);
  },
);

it('a database that somebody works with is left as it is', async () => {
  await restored();
  const before = await count('main.benh_nhan');
  await expect(restored()).rejects.toMatchObject({ code: 'DATABASE_NOT_EMPTY' });
  expect(await count('main.benh_nhan')).toBe(before);
});
