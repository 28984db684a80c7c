import { afterEach, describe, expect, it, vi } from 'vitest';
import { s3Store } from './s3Store.ts';

const store = s3Store({ endpoint: 'http://s3.test', bucket: 'sen', region: 'x', key: 'k', secret: 's' });
const sha256 = 'ab'.repeat(32);
const says = (body: string, status: number, type: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body, { status, headers: { 'content-type': type } }));
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['names it', '<Error><Code>NoSuchKey</Code></Error>', 'application/xml'],
  ['names it under another type', '<Error><Code>NoSuchKey</Code></Error>', 'application/xml; charset=utf-8'],
  ['says nothing of it', '', 'text/plain'],
])('a service that, asked for an object that is not there, %s', (_name, body, type) => {
  it('is believed: there is nothing to read, and nothing to remove', async () => {
    says(body, 404, type);
    expect(await store.read(sha256)).toBeNull();
    expect(await store.has(sha256)).toBe(false);
    await store.remove(sha256);
  });
});

it.each(['application/xml', 'text/xml'])('a bucket that is not there is no empty one (%s)', async (type) => {
  says('<Error><Code>NoSuchBucket</Code></Error>', 404, type);
  await expect(store.read(sha256)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
  await expect(store.remove(sha256)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
});
