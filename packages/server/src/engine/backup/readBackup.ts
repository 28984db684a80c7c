import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { decrypted } from './cipher.ts';
import {
  type BackupConfig,
  entriesHash,
  type Manifest,
  manifestName,
  signatureName,
  type Trust,
  trustedManifest,
} from './manifest.ts';
import { RestoreRefusal } from './refusal.ts';

/** Called with each entry of a backup in turn, and the bytes of the file that have been read by then. */
type Take = (name: string, bytes: Buffer, read: number) => Promise<void> | void;

/** Told of each entry before its bytes: what takes them in parts, or null where `take` gets them at once. */
type Flow = (name: string, size: number) => ((bytes: Buffer) => void) | null;

/** A manifest names some hundred tables and migrations. */
const manifestMost = 64 * 1024 * 1024;

/** Reads a whole backup before anything is made of it, and answers what it says it holds. Errors: those of trustedManifest, BACKUP_LOCKED. */
export async function checkBackup(
  config: BackupConfig,
  source: string | Readable,
  trust: Trust,
  onRead: (read: number, name: string) => Promise<void> | void = () => undefined,
): Promise<Manifest> {
  const hash = entriesHash();
  let manifest: string | null = null;
  let signature: string | null = null;
  const take: Take = async (name, bytes, read) => {
    if (name === manifestName) manifest = bytes.toString('utf8');
    else if (name === signatureName) signature = bytes.toString('utf8');
    await onRead(read, name);
  };
  // what is only counted in is not held: an entry may be as large as somebody says
  const flow: Flow = (name, size) => {
    if (name !== manifestName && name !== signatureName) {
      hash.begin(name, size);
      return hash.part;
    }
    if (size > manifestMost) throw new RestoreRefusal('BACKUP_DAMAGED', `its ${name} is too large`);
    return null;
  };
  await eachEntry(config, source, take, flow);
  return trustedManifest(config, { manifest, signature, digest: hash.digest() }, trust);
}

/**
 * Reads the entries of a backup, plain or encrypted, out of a file or as it comes. Those that `flow` takes in parts come to `take` without
 * bytes. Errors: BACKUP_LOCKED, BACKUP_DAMAGED.
 */
export async function eachEntry(
  config: BackupConfig,
  source: string | Readable,
  take: Take,
  flow: Flow = () => null,
): Promise<void> {
  const tar = extract();
  const file = typeof source === 'string' ? createReadStream(source) : source;
  let read = 0;
  const counted = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      read += chunk.length;
      yield chunk;
    }
  };
  const reading = pipeline(
    file,
    counted,
    (bytes: AsyncIterable<Buffer>) => decrypted(config, bytes),
    createGunzip(),
    tar,
  );
  reading.catch(() => undefined); // told by the loop below, which ends with the same failure
  let taking = false;
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      const part = flow(name, size);
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        if (part) part(chunk);
        else chunks.push(chunk);
      }
      taking = true;
      await take(name, Buffer.concat(chunks), read);
      taking = false;
    }
    await reading;
  } catch (error) {
    if (taking) throw error; // not of the file
    throw refusalOf(
      await reading.then(
        () => error,
        (cause: unknown) => cause,
      ),
    );
  } finally {
    file.destroy();
  }
}

/** What cannot be unpacked is damaged; a file that cannot be opened is another matter. */
function refusalOf(error: unknown): unknown {
  if (error instanceof RestoreRefusal) return error;
  const { code = '', syscall } = error as NodeJS.ErrnoException; // node's own errors carry them
  if (syscall !== undefined && !code.startsWith('Z_')) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new RestoreRefusal('BACKUP_DAMAGED', `it cannot be unpacked: ${why}`);
}
