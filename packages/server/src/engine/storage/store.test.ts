import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3, type TestS3 } from '../../../test/s3.ts';
import { readConfig } from '../config.ts';
import type { ByteStore } from './byteStore.ts';
import { diskStore, filesIn } from './diskStore.ts';
import { copyFiles, putLacking } from './moveFiles.ts';
import { recentBytes } from './recentBytes.ts';
import { s3Store } from './s3Store.ts';
import { bytesOf, storeOf, wholeOf } from './store.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-store-'));
const MB = 1024 * 1024;
let s3: TestS3;
const settings = () => readConfig({ ...s3.settings, SEN_DATA: folder }, '/project');
const place = () => {
  const found = settings().s3;
  if (!found) throw new Error('no bucket is set');
  return found;
};
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Large buffers are compared by their hash: a comparison byte by byte takes a minute. */
const hashIn = async (bytes: Promise<Buffer | null>) => hashOf((await bytes) ?? Buffer.alloc(0));
const staged = (bytes: Buffer) => {
  const waiting = path.join(folder, `waiting-${hashOf(bytes)}`);
  writeFileSync(waiting, bytes);
  return waiting;
};
async function listed(store: ByteStore): Promise<Array<{ sha256: string; size: number }>> {
  const found: Array<{ sha256: string; size: number }> = [];
  for await (const one of store.list()) found.push(one);
  return found.sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
}

describe.each([
  ['a disk', () => diskStore(path.join(folder, 'contract'))],
  ['a bucket', () => s3Store(place())],
] as const)('a store on %s', (_name, open) => {
  const small = Buffer.from('Ảnh siêu âm');
  const large = randomBytes(20 * MB); // comes in parts

  it('has nothing before anything is put', async () => {
    const store = open();
    expect(await listed(store)).toEqual([]);
    expect(await store.has(hashOf(small))).toBe(false);
    expect(await store.read(hashOf(small))).toBeNull();
    await store.remove(hashOf(small));
    await store.check();
  });

  it('gives back what was put, from a file and from memory, whole and in part; the file stays', async () => {
    const store = open();
    const waiting = staged(large);
    await store.put(hashOf(large), waiting);
    await store.put(hashOf(large), waiting); // as often as somebody likes
    await store.put(hashOf(small), small);
    expect(await hashIn(wholeOf(store, hashOf(large)))).toBe(hashOf(large));
    expect(await wholeOf(store, hashOf(small))).toEqual(small);
    expect(await wholeOf(store, hashOf(small), { from: 2, length: 3 })).toEqual(small.subarray(2, 5));
    expect(await wholeOf(store, hashOf(small), { from: 0, length: 4 * MB })).toEqual(small);
    expect(await store.has(hashOf(large))).toBe(true);
    expect(await listed(store)).toEqual(
      [large, small]
        .map((bytes) => ({ sha256: hashOf(bytes), size: bytes.length }))
        .sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1)),
    );
  });

  it('forgets what is removed', async () => {
    const store = open();
    await store.remove(hashOf(small));
    expect(await store.read(hashOf(small))).toBeNull();
    expect((await listed(store)).map(({ sha256 }) => sha256)).toEqual([hashOf(large)]);
  });
});

it('a file on the disk that a power cut emptied counts as not there, and half a file is never seen', async () => {
  const store = diskStore(path.join(folder, 'cut'));
  const bytes = Buffer.from('whole');
  await store.put(hashOf(bytes), bytes);
  writeFileSync(store.placeOf(hashOf(bytes)), '');
  expect(await store.has(hashOf(bytes))).toBe(false);
  expect(await listed(store)).toEqual([]);
  await store.put(hashOf(bytes), staged(bytes));
  expect(await wholeOf(store, hashOf(bytes))).toEqual(bytes);
  expect(readdirSync(path.dirname(store.placeOf(hashOf(bytes))))).toEqual([hashOf(bytes)]);
});

it('a folder that cannot be read is no empty one', async () => {
  const notFolder = path.join(folder, 'not-a-folder');
  writeFileSync(notFolder, '');
  await expect(listed(diskStore(notFolder))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('puts what a bucket lacks of a folder, asking once what it has', async () => {
  const [from, to] = [diskStore(path.join(folder, 'beside')), s3Store(place())];
  const kept = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => Buffer.from(`beside ${text}`));
  for (const bytes of kept) await from.put(hashOf(bytes), bytes);
  await to.put(hashOf(Buffer.from('beside a')), Buffer.from('beside a'));
  const put = vi.spyOn(to, 'put');
  const has = vi.spyOn(to, 'has');
  await putLacking(from, to);
  expect([put.mock.calls.length, has.mock.calls.length]).toEqual([5, 0]);
  for (const bytes of kept) {
    expect(await wholeOf(to, hashOf(bytes))).toEqual(bytes);
    await to.remove(hashOf(bytes));
  }
});

describe('a bucket that cannot be used', () => {
  const refused = (store: ByteStore) =>
    Promise.all(
      [
        store.check(),
        store.has(hashOf(Buffer.alloc(1))),
        store.put(hashOf(Buffer.alloc(1)), Buffer.alloc(1)),
        store.read(hashOf(Buffer.alloc(1))),
        listed(store),
      ].map((act) =>
        Promise.resolve(act).then(
          () => 'done',
          (error: { code?: string }) => error.code,
        ),
      ),
    );

  it('refuses every act in words, whose cause has no secret in it', async () => {
    const wrong = s3Store({ ...place(), key: 'nobody', secret: 'not the secret' });
    expect(new Set(await refused(wrong))).toEqual(new Set(['FILES_UNAVAILABLE']));
    const error = await wrong.has(hashOf(Buffer.alloc(1))).catch((failure: Error) => failure);
    expect(String((error as Error).cause)).toMatch(/S3 returned 403/);
    expect(
      JSON.stringify((error as Error).cause, Object.getOwnPropertyNames((error as Error).cause)),
    ).not.toMatch(/not the secret/);
    const nowhere = s3Store({ ...place(), bucket: 'nothing' });
    expect(await refused(nowhere)).toEqual([
      'FILES_UNAVAILABLE',
      'done', // what is asked of one object alone cannot tell
      'FILES_UNAVAILABLE',
      'FILES_UNAVAILABLE',
      'FILES_UNAVAILABLE',
    ]);
    const away = s3Store({ ...place(), endpoint: 'http://127.0.0.1:1025' });
    expect(new Set(await refused(away))).toEqual(new Set(['FILES_UNAVAILABLE']));
  });
});

describe('a site that moves its files to a bucket', () => {
  const kept = [Buffer.from('one'), Buffer.from('two'), randomBytes(9 * MB)];
  const disk = () => diskStore(filesIn(folder));

  it('has them all there, compared; once more copies nothing, and a damaged one is named', async () => {
    for (const bytes of kept) await disk().put(hashOf(bytes), bytes);
    const to = s3Store(place());
    expect(await copyFiles(disk(), to)).toEqual({ copied: 3, known: 0, damaged: [] });
    for (const bytes of kept) expect(await hashIn(bytesOf(settings(), hashOf(bytes)))).toBe(hashOf(bytes));
    // one was cut off half-way, another one is damaged there
    await to.remove(hashOf(kept[0] ?? Buffer.alloc(0)));
    await to.put(hashOf(kept[1] ?? Buffer.alloc(0)), Buffer.from('TWO')).catch(() => undefined);
    const again = await copyFiles(disk(), to, { all: true });
    expect([again.copied + again.known, again.damaged]).toEqual([3, []]);
    for (const bytes of kept) expect(await hashIn(wholeOf(to, hashOf(bytes)))).toBe(hashOf(bytes));
    expect(await copyFiles(disk(), to)).toEqual({ copied: 0, known: 3, damaged: [] });
    const spoilt = 'ab'.repeat(32);
    await disk().put(spoilt, Buffer.from('other bytes'));
    expect(await copyFiles(disk(), to)).toEqual({ copied: 0, known: 3, damaged: [spoilt] });
    expect(await to.has(spoilt)).toBe(false);
  });
});

it('a site has its files in the bucket that is set, else in its data folder', () => {
  expect(storeOf(settings()).name).toBe(`the bucket sen of ${s3.settings['SEN_S3_ENDPOINT']}`);
  expect(storeOf({ dataFolder: '/data', s3: null }).name).toBe('the folder /data/files');
});

it('what was fetched lately is kept within bounds: the one that nobody asked for longest goes first', () => {
  const recent = recentBytes();
  const names = Array.from({ length: 5 }, (_, at) => `file ${at}`);
  for (const name of names) {
    recent.keep(name, Buffer.alloc(15 * MB));
    recent.get('file 0');
  }
  expect(names.filter((name) => recent.get(name) !== null)).toEqual(['file 0', 'file 2', 'file 3', 'file 4']);
  recent.keep('too large', Buffer.alloc(33 * MB));
  expect(recent.get('too large')).toBeNull();
});
