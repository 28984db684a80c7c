import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../src/engine/database/migrate.ts';
import { firstMigrations } from '../../src/engine/database/migrationFiles.ts';
import { bringUpToDate } from '../../src/seed/upgrade/run.ts';
import type { UpgradeStep } from '../../src/seed/upgrade/upgrade.ts';
import { type EarlierSite, earlierVersions, openEarlierSite } from './earlierSite.ts';

const [version = ''] = earlierVersions.slice(-1);
let earlier: EarlierSite;
beforeEach(async () => {
  earlier = await openEarlierSite(version);
});
afterEach(() => earlier.site.close());

/** What the earlier version does when it starts again, refusing a newer database or told to take it. */
async function startEarlier(acceptNewer = false): Promise<void> {
  const folder = firstMigrations(earlier.manifest.migrations.length);
  await migrate(earlier.site.database, { folder, acceptNewer }).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
}

/** Tables with their columns, migrations, and the profiles: what an upgrade changes. */
async function state(): Promise<unknown> {
  const { db } = earlier.site.database;
  const columns = await db.execute(sql`
    select table_schema, table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema in ('auth', 'main', 'pharmacy', 'print', 'public') order by 1, 2, 3`);
  const migrations = await db.execute(sql`select hash from public.sen_migration order by id`);
  const profiles = await db.execute(sql`select * from auth.profile order by id`);
  return [columns.rows, migrations.rows, profiles.rows];
}

/** The migrations of this version and one more, whose second statement fails. */
function brokenMigrations(): string {
  const folder = firstMigrations(Number.MAX_SAFE_INTEGER);
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: Array<{ when: number }> }; // drizzle-kit's own file
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  journal.entries.push({ ...journal.entries[0], idx: 9999, when, tag: '9999_broken' } as { when: number }); // as the others
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(
    path.join(folder, '9999_broken.sql'),
    'alter table auth.profile add column x int;\n--> statement-breakpoint\nselect 1 / 0;\n',
  );
  return folder;
}

const rename: UpgradeStep = async (tx) => {
  await tx.db.execute(sql`update auth.profile set name = name || ' mới'`);
};
const fail: UpgradeStep = async (tx) => {
  await tx.db.execute(sql`select 1 / 0`);
};

it('a migration that fails takes all of them back: the earlier version goes on, and the next attempt does all', async () => {
  const before = await state();
  const folder = brokenMigrations();
  await expect(migrate(earlier.site.database, { folder })).rejects.toThrow(
    /^the migration 9999_broken failed, and the database is as it was before: division by zero \[in: select 1 \/ 0;\]$/,
  );
  rmSync(folder, { recursive: true, force: true });
  expect(await state()).toEqual(before);
  await startEarlier();
  expect(await state()).toEqual(before);
  await bringUpToDate(earlier.site.config, earlier.site.database);
});

it('an upgrade of the seeds that fails leaves tables with more columns and no changed row', async () => {
  const { config, database } = earlier.site;
  const profiles = () => database.db.execute(sql`select * from auth.profile order by id`);
  const before = (await profiles()).rows;
  const broken = [{ name: '9001-broken', steps: [rename, fail] }];
  await expect(bringUpToDate(config, database, broken)).rejects.toThrow('9001-broken failed');
  await expect(startEarlier()).rejects.toThrow('brought to a newer version of Sen');
  await startEarlier(true);
  expect((await profiles()).rows).toEqual(before);
  await bringUpToDate(config, database, [{ name: '9001-broken', steps: [rename] }]);
  expect((await profiles()).rows.every(({ name }) => String(name).endsWith(' mới'))).toBe(true);
});
