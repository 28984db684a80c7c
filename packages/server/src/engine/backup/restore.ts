import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ErrorCode } from '@sen/domain/errors/errors';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { Manifest, Progress } from './backup.ts';
import { columnsOf, migrationsOf } from './tables.ts';

/** Why a backup cannot be restored; its code is one of the errors that people are told. */
export class RestoreRefusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads a backup into an empty, migrated database, all or nothing. Throws when the database is in use, when the backup is
 * of another version, or when a table does not come back with the number of rows it had.
 */
export async function restore(
  database: Database,
  config: Pick<Config, 'dataFolder'>,
  source: string,
  onProgress: Progress = () => undefined,
): Promise<Manifest> {
  const size = (await stat(source)).size;
  const client = await database.connect();
  try {
    const { rows } = await client.query('select 1 from auth.account limit 1');
    if (rows.length > 0)
      throw new RestoreRefusal('DATABASE_NOT_EMPTY', 'the database is not empty; restore into a new one');
    await client.query('begin');
    let manifest: Manifest | null = null;
    await eachEntry(source, async (name, bytes, read) => {
      await onProgress(Math.min(1, read / size));
      if (name === 'manifest.json')
        manifest = JSON.parse(bytes.toString('utf8')) as Manifest; // written by backup
      else if (name.startsWith('tables/'))
        await copyPart(client, path.posix.dirname(name.slice('tables/'.length)), bytes);
      else if (name.startsWith('files/')) await keepFile(config, path.posix.basename(name), bytes);
    });
    const read = manifest as Manifest | null; // assigned inside the callback
    if (!read) throw new RestoreRefusal('BACKUP_NOT_WHOLE', 'the backup is not whole: it has no manifest');
    if (JSON.stringify(read.migrations) !== JSON.stringify(await migrationsOf(client))) {
      throw new RestoreRefusal(
        'BACKUP_OTHER_VERSION',
        'the backup was made by another version of Sen; restore it with that version, then upgrade',
      );
    }
    for (const table of read.tables) {
      const counted = await client.query<{ count: string }>(`select count(*) from ${table.name}`);
      const count = Number(counted.rows[0]?.count ?? 0);
      if (count !== table.rows)
        throw new RestoreRefusal(
          'BACKUP_ROWS_DIFFER',
          `${table.name} came back with ${count} of ${table.rows} rows`,
        );
    }
    await resetSequences(client);
    await client.query('commit');
    return read;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function eachEntry(
  source: string,
  act: (name: string, bytes: Buffer, read: number) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const file = createReadStream(source);
  const reading = pipeline(file, createGunzip(), tar);
  reading.catch(() => undefined); // told by the loop below, which ends with the same failure
  for await (const entry of tar) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer); // a binary stream
    await act(entry.header.name, Buffer.concat(chunks), file.bytesRead);
  }
  await reading;
}

async function copyPart(client: pg.Client, table: string, bytes: Buffer): Promise<void> {
  if (!/^(auth|main|pharmacy|print)\.[a-z0-9_"]+$/.test(table))
    throw new Error(`the backup names a table ${table}`);
  const columns = await columnsOf(client, table);
  await pipeline(
    Readable.from([bytes]),
    client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
  );
}

async function keepFile(config: Pick<Config, 'dataFolder'>, name: string, bytes: Buffer): Promise<void> {
  if (createHash('sha256').update(bytes).digest('hex') !== name)
    throw new RestoreRefusal('BACKUP_DAMAGED', `the file ${name} of the backup is damaged`);
  const folder = path.join(config.dataFolder, 'files', name.slice(0, 2));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, name), bytes, { mode: 0o600 });
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
