import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { upgrades } from '../../../seeds/upgrades/all.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { senVersion } from '../../engine/senVersion.ts';
import { bringUpToDate, runUpgrades } from './run.ts';
import type { SeedUpgrade, UpgradeStep } from './upgrade.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const rename =
  (name: string): UpgradeStep =>
  async (tx) => {
    await tx.db.execute(sql`update auth.profile set name = name || ${name} where code = 'DOCTOR'`);
  };
const fail: UpgradeStep = async (tx) => {
  await tx.db.execute(sql`select 1 / 0`);
};
const one: SeedUpgrade = { name: '9001-one', steps: [rename(' một')] };
const two: SeedUpgrade = { name: '9002-two', steps: [rename(' hai')] };
const broken: SeedUpgrade = { name: two.name, steps: [...two.steps, fail] };

const run = (list: readonly SeedUpgrade[]) => runUpgrades(site.config, site.database, list);
async function doctor(): Promise<unknown> {
  const { rows } = await site.database.db.execute(sql`select name from auth.profile where code = 'DOCTOR'`);
  return rows[0]?.['name'];
}
async function noted(): Promise<unknown[]> {
  const { rows } = await site.database.db.execute(
    sql`select name, version from main.seed_upgrade where name like '9%' order by name`,
  );
  return rows;
}

test('an upgrade is run once, in its order, and noted with the version', async () => {
  expect(await run([one, two])).toEqual(['9001-one', '9002-two']);
  expect(await run([one, two])).toEqual([]);
  expect(await doctor()).toBe('Bác sĩ một hai');
  expect(await noted()).toEqual([
    { name: '9001-one', version: senVersion },
    { name: '9002-two', version: senVersion },
  ]);
});

test('one that fails leaves nothing behind, keeps those before it, and is run again', async () => {
  await expect(run([one, broken])).rejects.toThrow('9002-two failed and left nothing behind');
  expect(await doctor()).toBe('Bác sĩ một');
  expect(await noted()).toEqual([{ name: '9001-one', version: senVersion }]);
  expect(await run([one, two])).toEqual(['9002-two']);
  expect(await doctor()).toBe('Bác sĩ một hai');
});

test('a seeded database has had all of them, an empty one gets none', async () => {
  const { db } = site.database;
  const { rows } = await db.execute<{ name: string }>(sql`select name from main.seed_upgrade order by name`);
  expect(rows.map(({ name }) => name)).toEqual(upgrades.map(({ name }) => name));
  await db.execute(sql`truncate main.setting, main.seed_upgrade, auth.account, auth.node cascade`);
  expect(await run([one])).toEqual([]);
  expect(await noted()).toEqual([]);
});

test('nodes that start together run each upgrade once', async () => {
  await Promise.all([1, 2, 3].map(() => bringUpToDate(site.config, site.database, [one])));
  expect(await doctor()).toBe('Bác sĩ một');
});
