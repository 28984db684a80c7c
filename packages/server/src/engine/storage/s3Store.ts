import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { DomainError } from '../errors.ts';
import type { ByteStore } from './byteStore.ts';
import { fetchWithin } from './fetchWithin.ts';
import type { S3Settings } from './s3Settings.ts';

/** A service that says nothing for so long is away; a question without bytes, which a transaction may wait for, is answered sooner. */
const answerMs = 30_000;
const quickMs = 5000;
const kind = 'application/octet-stream';
const prefix = 'files/';
const pageOf = 1000;

/** Bytes as objects of a bucket, under the same names as on a disk: `files/ab/ab12...`. */
export function s3Store({ endpoint, bucket, region, key, secret }: S3Settings): ByteStore {
  const settings = { accessKeyId: key, secretAccessKey: secret, endpoint: `${endpoint}/${bucket}`, region };
  const s3 = new S3mini({ ...settings, fetch: fetchWithin(answerMs) });
  const quick = new S3mini({ ...settings, fetch: fetchWithin(quickMs) });
  const placeOf = (sha256: string) => `${prefix}${sha256.slice(0, 2)}/${sha256}`;
  return {
    name: `the bucket ${bucket} of ${endpoint}`,
    put: (sha256, source) =>
      asked(async () => {
        const data = typeof source === 'string' ? await openAsBlob(source) : source;
        const size = data instanceof Blob ? data.size : data.length;
        const whole = size <= s3.minPartSize;
        // the service compares what it got; parts of a large file have sums of their own
        const sum = whole ? { 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') } : {};
        await s3.putAnyObject(placeOf(sha256), data, kind, undefined, sum, size);
      }),
    read: (sha256, part) =>
      asked(async () => {
        const end = part && part.from + part.length;
        const answer = await s3.getObjectRaw(placeOf(sha256), !part, part?.from, end).catch(missing);
        if (!answer) return null;
        const size = answer.headers.get('content-length');
        // the two declarations of one stream differ
        const stream = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
        return { stream, size: size === null ? null : Number(size) };
      }),
    has: (sha256) => asked(async () => (await quick.objectExists(placeOf(sha256))) === true),
    remove: (sha256) =>
      asked(async () => {
        await quick.deleteObject(placeOf(sha256)).catch(missing);
      }),
    list: async function* () {
      let next: string | undefined;
      do {
        const page = await asked(() => s3.listObjectsPaged('/', prefix, pageOf, next));
        if (!page?.objects) throw filesUnavailable(new Error(`there is no bucket ${bucket}`));
        for (const { Key, Size } of page.objects) {
          const [, sha256] = /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(Key) ?? [];
          if (sha256) yield { sha256, size: Size };
        }
        next = page.nextContinuationToken;
      } while (next);
    },
    check: () =>
      asked(async () => {
        if (!(await quick.bucketExists())) throw new Error(`there is no bucket ${bucket} for this key`);
      }),
  };
}

/** The refusal of an act that cannot have its files; the cause says in words what S3 answered, without what was sent to it. */
export function filesUnavailable(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const code = (cause as { code?: string } | undefined)?.code; // node's own errors carry one
  return new DomainError('FILES_UNAVAILABLE', {}, new Error(code ? `${message}: ${code}` : message));
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw filesUnavailable(error);
  }
}

/** Null for an object that is not there: the services name that in several ways, and some do so where it is removed. */
function missing(error: { status?: number; serviceCode?: string; body?: string }): null {
  const bucket = `${error.serviceCode} ${error.body}`.includes('NoSuchBucket');
  if (error.status === 404 && !bucket) return null;
  throw error;
}
