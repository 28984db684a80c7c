import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { audit } from '../audit.ts';
import { sealAudit } from '../auditSeal.ts';
import { verifyAudit } from '../auditVerify.ts';
import { type Database, openDatabase } from '../database.ts';
import { storeFile } from '../files.ts';
import { migrate } from '../migrate.ts';
import { inTransaction } from '../transaction.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-backup-'));
const target = `sen_clone_${process.pid}_restore`;
let site: TestSite;
let copy: Database;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  site = await openTestSite({ SEN_DATA: path.join(folder, 'site') });
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(`drop database if exists ${target} with (force)`);
  await client.query(`create database ${target}`);
  await client.end();
  copy = openDatabase(inject('databaseServer').replace('/postgres?', `/${target}?`), 4, () => undefined);
  await migrate(copy);
});
afterAll(async () => {
  await copy.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fingerprints(database: Database): Promise<Record<string, unknown>> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('auth', 'main', 'pharmacy', 'print') and table_name not like 'audit_2%' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: sums } = await database.db.execute(
      sql.raw(
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
      ),
    );
    found[name] = sums[0];
  }
  return found;
}

it('brings back every table and file in a new database, and the sealed log with them', async () => {
  const ctx = { ...systemContext(site), config: { ...site.config, dataFolder: path.join(folder, 'site') } };
  await inTransaction(ctx, (tx) =>
    audit(tx, { action: 'UPDATE', entity: 'x', entityId: null, after: { tên: 'Ánh\t\n"\\' } }),
  );
  await storeFile(ctx, { name: 'a.png', bytes: png });
  while ((await sealAudit({ db: site.database.db, config: site.config })) > 0);
  const file = path.join(folder, 'all.senbackup');
  const made = await backup(site.database, ctx.config, file);
  expect(made.files).toBe(1);

  const place = { ...site.config, dataFolder: path.join(folder, 'copy') };
  await restore(copy, place, file);
  expect(await fingerprints(copy)).toEqual(await fingerprints(site.database));
  expect(await verifyAudit({ db: copy.db, config: site.config }, { anchored: false })).toMatchObject({
    broken: null,
    unsealed: 0,
  });
  await expect(restore(copy, place, file)).rejects.toThrow('not empty');
});

it('refuses a file that is not whole', async () => {
  const file = path.join(folder, 'half.senbackup');
  writeFileSync(file, Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]));
  await copy.db.execute(sql`truncate auth.account cascade`);
  await expect(restore(copy, site.config, file)).rejects.toThrow();
});
