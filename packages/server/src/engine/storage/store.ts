import type { Config } from '../config.ts';
import { DomainError } from '../errors.ts';
import type { ByteStore, Part, Reading } from './byteStore.ts';
import { diskStore, filesIn } from './diskStore.ts';
import { recentBytes } from './recentBytes.ts';
import type { S3Settings } from './s3Settings.ts';
import { filesUnavailable, s3Store } from './s3Store.ts';

/** What of the settings says where bytes are kept. */
export type StoreConfig = Pick<Config, 'dataFolder' | 's3'>;

const opened = new WeakMap<S3Settings, ByteStore>();

/** The store of a site: its bucket on S3, or the data folder. */
export function storeOf({ dataFolder, s3 }: StoreConfig): ByteStore {
  if (!s3) return diskStore(filesIn(dataFolder));
  const store = opened.get(s3) ?? s3Store(s3);
  opened.set(s3, store);
  return store;
}

const recent = recentBytes();

/** Bytes of a hash, or a part of them, as one buffer; null when they are not there. Errors: FILES_UNAVAILABLE. */
export async function bytesOf(config: StoreConfig, sha256: string, part?: Part): Promise<Buffer | null> {
  if (!config.s3) return wholeOf(storeOf(config), sha256, part);
  const known = recent.get(sha256);
  if (known) return part ? known.subarray(part.from, part.from + part.length) : known;
  const bytes = await wholeOf(storeOf(config), sha256, part);
  if (bytes && !part) recent.keep(sha256, bytes);
  return bytes;
}

/** The same, from one store. */
export async function wholeOf(store: ByteStore, sha256: string, part?: Part): Promise<Buffer | null> {
  const reading = await store.read(sha256, part);
  if (!reading) return null;
  try {
    return await gathered(reading);
  } catch (error) {
    throw filesUnavailable(error);
  }
}

/** Into one buffer, made once for as much as the store says: a large file is not held twice. */
async function gathered({ stream, size }: Reading): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size ?? 0);
  const more: Buffer[] = [];
  let at = 0;
  for await (const one of stream) {
    const chunk = one as Buffer; // a binary stream
    if (at + chunk.length <= bytes.length) at += chunk.copy(bytes, at);
    else more.push(chunk);
  }
  return more.length > 0 ? Buffer.concat([bytes.subarray(0, at), ...more]) : bytes.subarray(0, at);
}

/** For what is better done without its picture than not at all: nothing while the store does not answer. */
export function nullIfAway(error: unknown): null {
  if (error instanceof DomainError && error.code === 'FILES_UNAVAILABLE') return null;
  throw error;
}
