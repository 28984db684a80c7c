import { rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import pg from 'pg';
import { ensureAuditPartitions } from '../audit/auditMonths.ts';
import { type CodeTwin, codeTwins, renameTwins, twinsLine } from '../catalogue/codeTwins.ts';
import { serverFolder } from '../folders.ts';
import type { Database } from './database.ts';
import { firstMigrations, migrationFailure, refuseNewer, refusesTwins } from './migrationFiles.ts';

const lockKey = 5_300_001;

export type MigrateOptions = {
  /** The migrations; those of this version when empty. */
  folder?: string;
  /** Go on although a newer Sen has worked on the database. */
  acceptNewer?: boolean;
  /** Give the codes of an earlier version that differ from another by letter case alone the codes that are proposed. */
  renameCodes?: boolean;
  /** What one process does at a time once the tables are those of this version: upgrades and seeds. */
  afterwards?: (renamed: readonly CodeTwin[]) => Promise<void>;
};

/**
 * Brings the tables to those of this version, all or nothing: a migration that fails takes those before it back. Two nodes that start
 * at the same time wait for each other. Throws in one line which migration failed, or that the database is of a newer version.
 */
export async function migrate(
  database: Database,
  {
    folder = path.join(serverFolder, 'migrations'),
    acceptNewer = false,
    renameCodes = false,
    afterwards,
  }: MigrateOptions = {},
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    if (!acceptNewer) await refuseNewer(database, folder);
    const twins = await twinsBefore(client, folder);
    if (twins.length > 0 && !renameCodes) throw new RenameOffer(twins);
    const run = (db: Parameters<typeof runMigrations>[0]) =>
      runMigrations(db, {
        migrationsFolder: folder,
        migrationsSchema: 'public',
        migrationsTable: 'sen_migration',
      }).catch((error: unknown) => {
        throw migrationFailure(error, folder);
      });
    if (twins.length === 0) await run(database.db);
    else
      await database.db.transaction(async (tx) => {
        await renameTwins(tx, twins);
        await run(tx);
      });
    await migrateJobs({ pgPool: database.pool });
    await ensureAuditPartitions(database);
    await afterwards?.(twins);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}

/** The codes that stand in the way of the migrations: none in a new database, and none once the tables refuse them. */
async function twinsBefore(client: pg.PoolClient, folder: string): Promise<CodeTwin[]> {
  const { rows } = await client.query("select 1 where to_regclass('public.sen_migration') is not null");
  return rows.length > 0 && refusesTwins(folder) ? codeTwins(client) : [];
}

/** Why an upgrade waits: codes that have to be renamed, and how to say that they may be. Nothing was changed. */
export class RenameOffer extends Error {
  readonly twins: readonly CodeTwin[];

  constructor(twins: readonly CodeTwin[]) {
    super(offerText(twins));
    this.twins = twins;
  }
}

function offerText(twins: readonly CodeTwin[]): string {
  return (
    `codes that differ by letter case alone (mã chỉ khác nhau chữ hoa, chữ thường): ${twinsLine(twins)}. Nothing was changed. ` +
    'To give them the codes on the right, run "npm run sen -- migrate --rename-codes" (để đổi sang mã bên phải); ' +
    'to choose others, start the earlier version and change them there (hoặc mở lại phiên bản trước để tự đổi)'
  );
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
