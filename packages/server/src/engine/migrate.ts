import { rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import pg from 'pg';
import { ensureAuditPartitions } from './auditMonths.ts';
import type { Database } from './database.ts';
import { serverFolder } from './folders.ts';
import { firstMigrations, migrationFailure, refuseNewer } from './migrationFiles.ts';

const lockKey = 5_300_001;

export type MigrateOptions = {
  /** The migrations; those of this version when empty. */
  folder?: string;
  /** Go on although a newer Sen has worked on the database. */
  acceptNewer?: boolean;
  /** What one process does at a time once the tables are those of this version: upgrades and seeds. */
  afterwards?: () => Promise<void>;
};

/**
 * Brings the tables to those of this version, all or nothing: a migration that fails takes those before it back. Two nodes that start
 * at the same time wait for each other. Throws in one line which migration failed, or that the database is of a newer version.
 */
export async function migrate(
  database: Database,
  { folder = path.join(serverFolder, 'migrations'), acceptNewer = false, afterwards }: MigrateOptions = {},
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    if (!acceptNewer) await refuseNewer(database, folder);
    await runMigrations(database.db, {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'sen_migration',
    }).catch((error: unknown) => {
      throw migrationFailure(error, folder);
    });
    await migrateJobs({ pgPool: database.pool });
    await ensureAuditPartitions(database);
    await afterwards?.();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}

/** Makes the tables that the first `count` migrations of this version make, as an earlier version had them. */
export async function migrateFirst(database: Database, count: number): Promise<void> {
  const folder = firstMigrations(count);
  try {
    await migrate(database, { folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates a database of this name on the server of `url` unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
