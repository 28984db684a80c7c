import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { ByteStore } from '../storage/byteStore.ts';
import { storeOf } from '../storage/store.ts';
import { takeRows } from './archive.ts';
import { type Compared, compareTables } from './compare.ts';
import type { BackupConfig, Manifest, Progress, Trust } from './manifest.ts';
import { checkBackup, eachEntry } from './readBackup.ts';
import { RestoreRefusal } from './refusal.ts';
import { columnsOf, migrationsOf } from './tables.ts';

export type RestoreOptions = Trust & {
  /** Where uploaded files go; the store of the site when absent. */
  files?: ByteStore;
  /** Keep what came back otherwise than it was, and tell it. */
  keepDiffering?: boolean;
  onProgress?: Progress;
  /** Makes the tables of the version that made the backup, once the file has been read through. */
  prepare?: (manifest: Manifest) => Promise<void>;
};

/**
 * Reads a backup into an empty, migrated database, all or nothing. The file is read through first: nothing is touched when it is damaged,
 * not of this site or of another version. What has come back is compared, table by table, with what the backup wrote down. Errors:
 * RestoreRefusal.
 */
export async function restore(
  database: Database,
  config: BackupConfig,
  source: string,
  {
    files = storeOf(config),
    keepDiffering = false,
    onProgress = () => undefined,
    prepare,
    ...trust
  }: RestoreOptions = {},
): Promise<{ manifest: Manifest; compared: Compared }> {
  const size = (await stat(source)).size;
  const client = await database.connect();
  try {
    if (!prepare) await refuseFilled(client);
    const manifest = await checkBackup(config, source, trust, (read) => onProgress((read / size) * 0.3));
    if (manifest.month !== undefined)
      throw new RestoreRefusal(
        'BACKUP_NOT_WHOLE',
        'it holds one month of the operation log, which npm run sen -- bring-month brings back',
      );
    await prepare?.(manifest);
    if (prepare) await refuseFilled(client);
    if (JSON.stringify(manifest.migrations) !== JSON.stringify(await migrationsOf(client))) {
      throw new RestoreRefusal(
        'BACKUP_OTHER_VERSION',
        'the backup was made by another version of Sen; restore it with that version, then upgrade',
      );
    }
    await client.query('begin');
    // the rows of the log come into the months where they lay
    for (const month of manifest.months ?? [])
      await client.query('select main.audit_partition($1::date)', [month]);
    await eachEntry(config, source, async (name, bytes, read) => {
      await onProgress(0.3 + (read / size) * 0.4);
      if (name.startsWith('tables/'))
        await copyPart(client, path.posix.dirname(name.slice('tables/'.length)), bytes);
      else if (name.startsWith('files/')) await keepFile(files, path.posix.basename(name), bytes);
    });
    const compared = await compareTables(client, manifest, (done) => onProgress(0.7 + done * 0.3));
    if (!keepDiffering) refuseDiffering(compared);
    await resetSequences(client);
    await client.query('commit');
    return { manifest, compared };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select 1 from auth.account limit 1');
  if (rows.length > 0)
    throw new RestoreRefusal('DATABASE_NOT_EMPTY', 'the database is not empty; restore into a new one');
}

function refuseDiffering({ differing }: Compared): void {
  const [first] = differing;
  if (!first) return;
  const [code, how] =
    first.rows === first.expected
      ? (['BACKUP_CONTENT_DIFFERS', `with other contents in its ${first.rows} rows`] as const)
      : (['BACKUP_ROWS_DIFFER', `with ${first.rows} of ${first.expected} rows`] as const);
  throw new RestoreRefusal(code, `${first.name} came back ${how}`);
}

async function copyPart(client: pg.Client, table: string, bytes: Buffer): Promise<void> {
  if (!/^(auth|main|pharmacy|print)\.[a-z0-9_"]+$/.test(table))
    throw new Error(`the backup names a table ${table}`);
  await takeRows(client, { name: table, columns: await columnsOf(client, table) }, bytes);
}

async function keepFile(files: ByteStore, name: string, bytes: Buffer): Promise<void> {
  if (createHash('sha256').update(bytes).digest('hex') !== name)
    throw new RestoreRefusal('BACKUP_DAMAGED', `the file ${name} of the backup is damaged`);
  if (!(await files.has(name))) await files.put(name, bytes);
}

async function resetSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table, quote_ident(a.attname) as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('auth', 'main', 'pharmacy', 'print') and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column } of rows) {
    const bare = column.replaceAll('"', '');
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest((select coalesce(max(${column}), 0) from ${table}), 1))`,
      [table, bare],
    );
  }
}
