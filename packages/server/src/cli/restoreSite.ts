import type { Compared } from '../engine/backup/compare.ts';
import type { Manifest, Trust } from '../engine/backup/manifest.ts';
import { RestoreRefusal } from '../engine/backup/refusal.ts';
import { restore } from '../engine/backup/restore.ts';
import type { Config } from '../engine/config.ts';
import type { Database } from '../engine/database/database.ts';
import { migrateFirst } from '../engine/database/migrate.ts';
import { bringUpToDate } from '../seed/upgrade/run.ts';

/**
 * Reads a backup of this version or an earlier one into a database that holds no site: makes the tables of the version that made it, takes
 * the rows, compares them, and brings the site to this version, as the screen does. Errors: RestoreRefusal.
 */
export async function restoreSite(
  config: Config,
  database: Database,
  file: string,
  trust: Trust = {},
): Promise<{ manifest: Manifest; compared: Compared }> {
  await refuseUsed(database);
  const restored = await restore(database, config, file, {
    ...trust,
    prepare: async ({ migrations }) => {
      await refuseUsed(database);
      await dropTables(database);
      await migrateFirst(database, migrations.length);
    },
  });
  await bringUpToDate(config, database);
  return restored;
}

/** Refuses a database in which somebody works. Error: DATABASE_NOT_EMPTY. */
async function refuseUsed({ pool }: Database): Promise<void> {
  const { rows: there } = await pool.query("select 1 where to_regclass('auth.account') is not null");
  if (there.length === 0) return;
  const { rows } = await pool.query('select 1 from auth.account limit 1');
  if (rows.length > 0)
    throw new RestoreRefusal('DATABASE_NOT_EMPTY', 'the database is not empty; restore into a new one');
}

/** Takes away the tables of another version, and what an empty site was begun with. */
async function dropTables({ pool }: Database): Promise<void> {
  await pool.query('drop schema if exists auth, main, pharmacy, print, graphile_worker cascade');
  await pool.query('drop table if exists public.sen_migration');
}
