import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack } from 'tar-stream';
import type { Database } from '../database.ts';
import type { ByteStore } from '../storage/byteStore.ts';
import { storeOf, wholeOf } from '../storage/store.ts';
import { encrypted } from './cipher.ts';
import {
  type BackupConfig,
  entriesHash,
  type Manifest,
  manifestName,
  type Progress,
  signatureName,
  signManifest,
} from './manifest.ts';
import { columnsOf, contentsOf, migrationsOf, tablesInOrder } from './tables.ts';

const partBytes = 32 * 1024 * 1024;

/**
 * Writes a backup of everything at one moment: every table and every uploaded file, wherever files are kept, one gzipped tar, signed, and encrypted when the
 * site wants it. The server goes on working meanwhile. The file has its name only once it is whole. Answers what it holds.
 */
export async function backup(
  database: Database,
  config: BackupConfig,
  target: string,
  onProgress: Progress = () => undefined,
): Promise<Manifest> {
  const tar = pack();
  const half = `${target}.part`;
  const out = createWriteStream(half, { mode: 0o600 });
  const packed = createGzip({ level: 6 });
  const written = config.encryptBackups
    ? pipeline(tar, packed, (bytes: AsyncIterable<Buffer>) => encrypted(config, bytes), out)
    : pipeline(tar, packed, out);
  // a full disk ends the writing, not the entry that waits for it
  const broken = new Promise<never>((_resolve, reject) => void written.catch(reject));
  broken.catch(() => undefined);
  const hash = entriesHash();
  const put = (name: string, bytes: Buffer) => {
    hash.add(name, bytes);
    return Promise.race([entry(tar, name, bytes), broken]);
  };
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest: Manifest = {
      format: 2,
      made: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables: [],
      files: 0,
    };
    const tables = await tablesInOrder(client);
    for (const [index, name] of tables.entries()) {
      const columns = await columnsOf(client, name);
      const contents = await contentsOf(client, name);
      const parts = await copyTable(client, name, columns, (index, bytes) =>
        put(`tables/${name}/${index}`, bytes),
      );
      manifest.tables.push({ name, columns, ...contents, parts });
      await onProgress((index + 1) / tables.length);
    }
    await client.query('commit');
    manifest.files = await addFiles(put, storeOf(config));
    manifest.digest = hash.digest();
    const text = JSON.stringify(manifest);
    await Promise.race([entry(tar, manifestName, Buffer.from(text)), broken]);
    await Promise.race([entry(tar, signatureName, Buffer.from(signManifest(config, text))), broken]);
    tar.finalize();
    await written;
    await rename(half, target);
    return manifest;
  } catch (error) {
    // what broke the writing says more than what could not be written any more
    throw tar.destroyed
      ? await written.then(
          () => error,
          (cause: unknown) => cause,
        )
      : error;
  } finally {
    tar.destroy();
    await client.end();
  }
}

/** Copies a table out in parts of bounded size, so that memory stays small whatever the table's length. */
async function copyTable(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  write: (index: number, bytes: Buffer) => Promise<void>,
): Promise<number> {
  const stream = client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`));
  let waiting: Buffer[] = [];
  let size = 0;
  let parts = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    await write(parts++, Buffer.concat(waiting));
    waiting = [];
    size = 0;
  }
  if (size > 0) await write(parts++, Buffer.concat(waiting));
  return parts;
}

function entry(tar: ReturnType<typeof pack>, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function addFiles(
  put: (name: string, bytes: Buffer) => Promise<void>,
  store: ByteStore,
): Promise<number> {
  let count = 0;
  for await (const { sha256 } of store.list()) {
    const bytes = await wholeOf(store, sha256);
    if (!bytes) continue; // cleared away meanwhile
    await put(`files/${sha256}`, bytes);
    count += 1;
  }
  return count;
}
