import { upgrades } from '../../../seeds/upgrades/all.ts';
import { type CodeTwin, noteRenamed } from '../../engine/catalogue/codeTwins.ts';
import type { Config } from '../../engine/config.ts';
import type { Database, Db } from '../../engine/database/database.ts';
import { migrate } from '../../engine/database/migrate.ts';
import { seedUpgradeTable } from '../../engine/database/tables.ts';
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

/** Notes upgrades as done; all of them where a database has just been seeded. */
export async function noteUpgrades(db: Db, list = upgrades): Promise<void> {
  if (list.length === 0) return;
  await db.insert(seedUpgradeTable).values(list.map(({ name }) => ({ name, version: senVersion })));
}
