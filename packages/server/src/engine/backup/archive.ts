import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { pack } from 'tar-stream';
import { encrypted } from './cipher.ts';
import {
  type BackupConfig,
  entriesHash,
  type Manifest,
  manifestName,
  signatureName,
  signManifest,
} from './manifest.ts';
import { contentsOf } from './tables.ts';

const partBytes = 32 * 1024 * 1024;

/** Adds an entry to an archive and waits until it is on its way to the disk. */
export type Put = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Writes one gzipped tar: the entries that `fill` puts, then the manifest that it answers, with the SHA-256 over all entries, and the
 * signature of this site; encrypted when the site wants it. The file has its name only once it is whole.
 */
export async function writeArchive(
  config: BackupConfig,
  target: string,
  fill: (put: Put) => Promise<Manifest>,
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
  const add: Put = (name, bytes) => Promise.race([entry(tar, name, bytes), broken]);
  try {
    const manifest = await fill((name, bytes) => {
      hash.add(name, bytes);
      return add(name, bytes);
    });
    manifest.digest = hash.digest();
    const text = JSON.stringify(manifest);
    await add(manifestName, Buffer.from(text));
    await add(signatureName, Buffer.from(signManifest(config, text)));
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
  }
}

/** Puts the rows of a table, or those that `where` names, and answers its line of the manifest. */
export async function putTable(
  client: pg.ClientBase,
  put: Put,
  { name, columns, where = '' }: { name: string; columns: string[]; where?: string },
): Promise<Manifest['tables'][number]> {
  const contents = await contentsOf(
    client,
    where === '' ? name : `(select ${columns.join(', ')} from ${name} ${where})`,
  );
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name} ${where}) to stdout`));
  let parts = 0;
  for await (const bytes of partsOf(rows as AsyncIterable<Buffer>)) {
    await put(`tables/${name}/${parts}`, bytes);
    parts += 1;
  }
  return { name, columns, ...contents, parts };
}

/** Adds the rows of one entry to a table. */
export async function takeRows(
  client: pg.ClientBase,
  { name, columns }: { name: string; columns: readonly string[] },
  bytes: Buffer,
): Promise<void> {
  await pipeline(
    Readable.from([bytes]),
    client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)),
  );
}

/** Parts of bounded size, so that memory stays small whatever the table's length. */
async function* partsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

function entry(tar: ReturnType<typeof pack>, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}
