import { createReadStream } from 'node:fs';
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

/** Reads a whole backup before anything is made of it, and answers what it says it holds. Errors: those of trustedManifest, BACKUP_LOCKED. */
export async function checkBackup(
  config: BackupConfig,
  source: string,
  trust: Trust,
  onRead: (read: number) => Promise<void> | void = () => undefined,
): Promise<Manifest> {
  const hash = entriesHash();
  let manifest: string | null = null;
  let signature: string | null = null;
  await eachEntry(config, source, async (name, bytes, read) => {
    if (name === manifestName) manifest = bytes.toString('utf8');
    else if (name === signatureName) signature = bytes.toString('utf8');
    else hash.add(name, bytes);
    await onRead(read);
  });
  return trustedManifest(config, { manifest, signature, digest: hash.digest() }, trust);
}

/** Reads the entries of a backup, plain or encrypted. Errors: BACKUP_LOCKED, BACKUP_DAMAGED. */
export async function eachEntry(config: BackupConfig, source: string, take: Take): Promise<void> {
  const tar = extract();
  const file = createReadStream(source);
  const reading = pipeline(
    file,
    (bytes: AsyncIterable<Buffer>) => decrypted(config, bytes),
    createGunzip(),
    tar,
  );
  reading.catch(() => undefined); // told by the loop below, which ends with the same failure
  let taking = false;
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer); // a binary stream
      taking = true;
      await take(entry.header.name, Buffer.concat(chunks), file.bytesRead);
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
