import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startS3, type TestS3 } from '../../../test/s3.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { storeOf } from '../../engine/storage/store.ts';
import { framesOf } from './frameReading.ts';
import { testFile } from './testFiles.ts';
import { dicomFactory, modalityAt, newUid, picture } from './testModality.ts';

let s3: TestS3;
let site: TestSite;
let of: Awaited<ReturnType<typeof dicomFactory>>;
beforeAll(async () => {
  s3 = await startS3();
  site = await openTestSite(s3.settings);
  of = await dicomFactory(site);
  await of.modality();
});
afterAll(async () => {
  await of.stop();
  await site.close();
  await s3.close();
});

const get = async (url: string) => {
  const { app } = await site.app();
  const headers = {
    'access-token': await site.token('bshinhanh'),
    'current-node': await site.id('auth.node', 'HA02'),
  };
  return app.inject({ url, headers });
};
const ids = () => ({ study: newUid(), series: newUid(), instance: newUid(), patient: 'S3' });
const addressOf = ({ study, series, instance }: ReturnType<typeof ids>) =>
  `/dicomweb/studies/${study}/series/${series}/instances/${instance}`;
async function hashes(): Promise<string[]> {
  const found: string[] = [];
  for await (const { sha256 } of storeOf(site.config).list()) found.push(sha256);
  return found;
}

it('pictures of a modality lie in the bucket, and are read whole, by their heads, by frames and as a download', async () => {
  const one = ids();
  expect(await modalityAt(of.port, 'SA01').store(picture({ ...one, frames: 2, grey: 9 }))).toEqual([0]);
  expect(await hashes()).toHaveLength(1);
  const address = addressOf(one);
  expect((await get(`${address}/metadata`)).json()[0]['00280008'].Value).toEqual([2]);
  expect((await get(`${address}/frames/2`)).rawPayload.includes(Buffer.alloc(64, 9))).toBe(true);
  expect((await get(address)).rawPayload.includes(Buffer.from('DICM'))).toBe(true);
  expect((await get(`/dicomweb/studies/${one.study}/zip`)).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('a large picture is fetched whole once, whoever asks meanwhile; then the frame that is asked for', async () => {
  const [size, SoKhung, CuPhap] = [1024 * 1024, 33, '1.2.840.10008.1.2.1'];
  const frame = (n: number) => Buffer.alloc(size, n);
  const file = testFile(CuPhap, {
    value: Buffer.concat(Array.from({ length: SoKhung }, (_, n) => frame(n))),
  });
  const sha256 = createHash('sha256').update(file).digest('hex');
  await storeOf(site.config).put(sha256, file);
  const asked = vi.spyOn(globalThis, 'fetch');
  // of this picture alone: the watch over the bucket asks at its own times
  const ofPicture = () => asked.mock.calls.filter(([address]) => String(address).includes(sha256));
  const of = { sha256, CuPhap, SoKhung };
  const read = async (n: number) => {
    const [bytes] = await Promise.all((await framesOf(site.config, of, [n]))?.map((one) => one()) ?? []);
    return bytes?.equals(frame(n - 1));
  };
  expect(await Promise.all([read(1), read(2), read(33)])).toEqual([true, true, true]);
  expect(ofPicture()).toHaveLength(1);
  expect(await read(7)).toBe(true);
  expect(ofPicture()).toHaveLength(2);
  const headers = new Headers(ofPicture()[1]?.[1]?.headers);
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(headers.get('range') ?? '') ?? [];
  expect(Number(to) - Number(from)).toBeLessThanOrEqual(size);
  expect(await framesOf(site.config, of, [34])).toBeNull();
  asked.mockRestore();
});

it('one whose bytes are gone breaks a download off, and is not there for a viewer', async () => {
  const one = ids();
  const before = await hashes();
  await modalityAt(of.port, 'SA01').store(picture({ ...one, grey: 10 }));
  const [added = ''] = (await hashes()).filter((sha256) => !before.includes(sha256));
  await storeOf(site.config).remove(added);
  expect((await get(`${addressOf(one)}/metadata`)).statusCode).toBe(404);
  await expect(get(`/dicomweb/studies/${one.study}/zip`)).rejects.toThrow();
});

it('while the bucket does not answer a modality is refused, and sends again afterwards', async () => {
  const [known, late] = [ids(), ids()];
  await modalityAt(of.port, 'SA01').store(picture({ ...known, grey: 11 }));
  await s3.goAway();
  expect(await modalityAt(of.port, 'SA01').store(picture({ ...late, grey: 12 }))).toEqual([
    0xa700, // out of resources
  ]);
  const refused = await get(`${addressOf(known)}/metadata`);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'FILES_UNAVAILABLE']);
  expect((await get(`/dicomweb/studies/${late.study}/series`)).statusCode).toBe(404);
  await s3.comeBack();
  expect(await modalityAt(of.port, 'SA01').store(picture({ ...late, grey: 12 }))).toEqual([0]);
  expect((await get(`${addressOf(late)}/metadata`)).statusCode).toBe(200);
});
