import path from 'node:path';
import { upgrades } from '../../../seeds/upgrades/all.ts';
import { type CodeTwin, noteRenamed } from '../../engine/catalogue/codeTwins.ts';
import type { Config } from '../../engine/config.ts';
import type { Database, Db } from '../../engine/database/database.ts';
import { migrate } from '../../engine/database/migrate.ts';
import { migrationsIn, refuseNewer } from '../../engine/database/migrationFiles.ts';
import { seedUpgradeTable } from '../../engine/database/tables.ts';
import { serverFolder } from '../../engine/folders.ts';
import { emptyContext } from '../../engine/http/requestContext.ts';
import { openLogger } from '../../engine/logger.ts';
import { senVersion } from '../../engine/senVersion.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { filledBy } from '../filled.ts';

/**
 * Brings a database to this version: its tables, then what an existing site gets, then what `seed` does. Nodes that start together take
 * turns: one lock is around all of it.
 */
export function bringUpToDate(
  config: Config,
  database: Database,
  list = upgrades,
  seed: () => Promise<void> = async () => undefined,
): Promise<void> {
  return migrate(database, {
    acceptNewer: config.acceptNewer,
    renameCodes: config.renameCodes,
    afterwards: async (renamed) => {
      await noteCodes(config, database, renamed);
      await runUpgrades(config, database, list);
      await seed();
    },
  });
}

/** Tells the operation log which codes the upgrade has changed. */
async function noteCodes(config: Config, { db }: Database, renamed: readonly CodeTwin[]): Promise<void> {
  if (renamed.length === 0) return;
  const logger = openLogger(config.logLevel);
  await inTransaction(emptyContext({ config, logger, db }, 'rename codes'), (tx) => noteRenamed(tx, renamed));
}

/**
 * Runs the upgrades that a site has not had, each with its note in one transaction: one that fails leaves nothing, and those before it
 * stay. An empty database gets none: seeding writes what is current, and notes them all. Answers the names of those it ran. Call it
 * under the lock of `migrate`.
 */
export async function runUpgrades(config: Config, database: Database, list = upgrades): Promise<string[]> {
  const { db } = database;
  if ((await filledBy(db)) === null) return [];
  const done = new Set((await db.select().from(seedUpgradeTable)).map(({ name }) => name));
  const due = list.filter(({ name }) => !done.has(name));
  const logger = openLogger(config.logLevel);
  for (const upgrade of due) {
    try {
      await inTransaction(emptyContext({ config, logger, db }, `upgrade ${upgrade.name}`), async (tx) => {
        for (const step of upgrade.steps) await step(tx);
        await noteUpgrades(tx.db, [upgrade]);
      });
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`the upgrade ${upgrade.name} failed and left nothing behind: ${why}`, { cause });
    }
    logger.info({ upgrade: upgrade.name }, 'the site was upgraded');
  }
  return due.map(({ name }) => name);
}

/**
 * Throws when a database lacks a migration or an upgrade of this version, or has one of a later version: the program was changed since Sen
 * was started.
 */
export async function refuseOtherVersion(config: Config, database: Database, list = upgrades): Promise<void> {
  if (!config.acceptNewer) await refuseNewer(database, path.join(serverFolder, 'migrations'));
  const { rows } = await database.pool.query<{ when: string }>(
    'select created_at::text as when from public.sen_migration',
  );
  const had = new Set(rows.map(({ when }) => Number(when)));
  const noted = new Set((await database.db.select().from(seedUpgradeTable)).map(({ name }) => name));
  const lacks =
    migrationsIn(path.join(serverFolder, 'migrations')).some(({ when }) => !had.has(when)) ||
    ((await filledBy(database.db)) !== null && list.some(({ name }) => !noted.has(name)));
  if (lacks)
    throw new Error('the program is of a later version than the database by now: stop Sen and start it anew');
}

/** Notes upgrades as done; all of them where a database has just been seeded. */
export async function noteUpgrades(db: Db, list = upgrades): Promise<void> {
  if (list.length === 0) return;
  await db.insert(seedUpgradeTable).values(list.map(({ name }) => ({ name, version: senVersion })));
}
