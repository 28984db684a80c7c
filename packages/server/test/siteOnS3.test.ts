import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backup } from '../src/engine/backup/backup.ts';
import { eachEntry } from '../src/engine/backup/readBackup.ts';
import { storePicture } from '../src/engine/catalogue/pictures.ts';
import { tidyPictures } from '../src/engine/catalogue/tidyPictures.ts';
import type { Ctx } from '../src/engine/context.ts';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import { fileBytes, storeFile } from '../src/engine/storage/files.ts';
import { holdBytes, tidyWaiting, waitingPlace, withBytes } from '../src/engine/storage/staging.ts';
import { storeOf } from '../src/engine/storage/store.ts';
import { watchStore } from '../src/engine/storage/watchStore.ts';
import { systemHealth } from '../src/features/operations/health.ts';
import { pngPicture } from './pictures.ts';
import { startS3, type TestS3 } from './s3.ts';
import { openTestSite, type TestSite } from './testSite.ts';

let s3: TestS3;
let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  s3 = await startS3();
  site = await openTestSite(s3.settings);
  ctx = await site.ctx('quantri');
});
afterAll(async () => {
  await site.close();
  await s3.close();
});

const store = () => storeOf(site.config);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const waitingFolder = () => path.join(site.config.dataFolder, 'files', 'waiting');
const left = () => (existsSync(waitingFolder()) ? readdirSync(waitingFolder()) : []);
async function objects(): Promise<string[]> {
  const found: string[] = [];
  for await (const { sha256 } of store().list()) found.push(sha256);
  return found.sort();
}
async function rowsOf(sha256: string): Promise<number> {
  const { rows } = await site.database.db.execute(sql`select 1 from main.file where sha256 = ${sha256}`);
  return rows.length;
}
async function send(...files: Buffer[]) {
  const { app } = await site.app();
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="anh.png"\r\n\r\n';
  return app.inject({
    method: 'POST',
    url: '/api/files',
    headers: {
      'access-token': await site.token('quantri'),
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: Buffer.concat([
      ...files.flatMap((bytes) => [Buffer.from(head), bytes, Buffer.from('\r\n')]),
      Buffer.from('--x--\r\n'),
    ]),
  });
}
async function staged(bytes: Buffer) {
  const waiting = await waitingPlace(ctx);
  writeFileSync(waiting, bytes);
  return { waiting, sha256: hashOf(bytes) };
}

describe('a site whose files lie in a bucket', () => {
  beforeEach(() => rmSync(waitingFolder(), { recursive: true, force: true }));

  it('takes files that come together, gives them back, and leaves none on its disk', async () => {
    const [one, other] = [pngPicture(40, 30), pngPicture(41, 30)];
    const answer = await send(one, other, one);
    expect(answer.statusCode).toBe(200);
    expect(await objects()).toEqual([hashOf(one), hashOf(other)].sort());
    expect(await rowsOf(hashOf(one))).toBe(2);
    expect(left()).toEqual([]);
    const { app } = await site.app();
    const [{ url, _id } = { url: '', _id: '' }] = answer.json().data;
    const read = await app.inject({ url, headers: { 'access-token': await site.token('quantri') } });
    expect(read.headers['content-type']).toBe('image/png');
    expect(read.rawPayload).toEqual(one);
    expect((await fileBytes(ctx, _id))?.bytes).toEqual(one);
  });

  it('takes bytes away again that no row came to name, but not those of others', async () => {
    const [known, fresh] = [pngPicture(42, 30), pngPicture(43, 30)];
    await storeFile(ctx, { name: 'a.png', bytes: known });
    const both = [await staged(known), await staged(fresh)];
    const failing = withBytes(ctx, both, () =>
      inTransaction(ctx, async (tx) => {
        for (const { sha256 } of both) await holdBytes(tx, sha256);
        expect(await store().has(hashOf(fresh))).toBe(true); // before the commit
        throw new Error('refused in the end');
      }),
    );
    await expect(failing).rejects.toThrow('refused in the end');
    expect([await store().has(hashOf(known)), await store().has(hashOf(fresh))]).toEqual([true, false]);
    expect(left().filter((name) => name.startsWith('new-'))).toEqual([]);
  });

  it('begins again where bytes are cleared away between their upload and the row that names them', async () => {
    const bytes = await staged(pngPicture(44, 30));
    const cleared = (times: number) => {
      let left = times;
      return withBytes(ctx, [bytes], async () => {
        if (left > 0) await store().remove(bytes.sha256);
        left -= 1;
        await inTransaction(ctx, (tx) => holdBytes(tx, bytes.sha256));
        return store().has(bytes.sha256);
      });
    };
    expect(await cleared(1)).toBe(true);
    await expect(cleared(9)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    expect(left().filter((name) => name.startsWith('new-'))).toEqual([]);
  });

  it('sends no bytes within a transaction', async () => {
    const bytes = await staged(pngPicture(47, 30));
    await inTransaction(ctx, async (tx) => {
      await expect(holdBytes(tx, bytes.sha256)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
      await expect(withBytes(tx, [bytes], async () => 'done')).rejects.toThrow('not within it');
    });
    expect(await store().has(bytes.sha256)).toBe(false);
  });

  it('clears away after a day what a killed process had put and no row names', async () => {
    const [orphan, named] = [pngPicture(45, 30), pngPicture(46, 30)];
    await store().put(hashOf(orphan), orphan);
    await storeFile(ctx, { name: 'a.png', bytes: named });
    await waitingPlace(ctx);
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const bytes of [orphan, named]) {
      const note = path.join(waitingFolder(), `new-${hashOf(bytes)}-1`);
      writeFileSync(note, '');
      utimesSync(note, old, old);
    }
    await tidyWaiting(ctx);
    expect([await store().has(hashOf(orphan)), await store().has(hashOf(named))]).toEqual([false, true]);
    expect(left()).toEqual([]);
  });

  it('has its files in its backups', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-s3-backup-'));
    const file = path.join(folder, 'all.senbackup');
    const { files } = await backup(site.database, site.config, file);
    const inBackup: string[] = [];
    await eachEntry(site.config, file, (name, bytes) => {
      if (name.startsWith('files/')) inBackup.push(`${path.posix.basename(name)} ${hashOf(bytes)}`);
    });
    rmSync(folder, { recursive: true, force: true });
    const kept = await objects();
    expect(files).toBe(kept.length);
    expect(inBackup.sort()).toEqual(kept.map((sha256) => `${sha256} ${sha256}`));
  });
});

it('a picture whose row went while the store was away goes later', async () => {
  const bytes = pngPicture(52, 31);
  const sha256 = hashOf(bytes);
  await storePicture(ctx, NhanVien, 'ChuKy', { name: 'ky', bytes });
  await site.database.db.execute(
    sql`update main.file set ngay_tao = now() - interval '31 days' where sha256 = ${sha256}`,
  );
  const asked = vi.spyOn(store(), 'remove').mockRejectedValueOnce(new Error('away'));
  await tidyPictures(ctx);
  asked.mockRestore();
  expect([await rowsOf(sha256), (await objects()).includes(sha256)]).toEqual([0, true]);
  const [note = ''] = left().filter((name) => name.startsWith(`new-${sha256}`));
  const old = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(path.join(waitingFolder(), note), old, old);
  await tidyWaiting(ctx);
  expect([(await objects()).includes(sha256), left()]).toEqual([false, []]);
});

it('a line that breaks once does not end a backup', async () => {
  await send(pngPicture(53, 31));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-s3-backup-'));
  const reading = vi.spyOn(store(), 'read').mockRejectedValueOnce(new Error('the line broke'));
  const { files } = await backup(site.database, site.config, path.join(folder, 'again.senbackup'));
  reading.mockRestore();
  rmSync(folder, { recursive: true, force: true });
  expect(files).toBe((await objects()).length);
});

describe('while the bucket does not answer', () => {
  const bytes = pngPicture(50, 30);
  let url: string;
  beforeAll(async () => {
    const [sent] = (await send(bytes)).json().data;
    url = sent.url;
    await site.database.db.execute(
      sql`update auth.node set logo = ${sent._id} where category = 'HOSPITAL' and coalesce(host, '') = ''`,
    );
    await site.app();
    await s3.goAway();
  });
  afterAll(() => s3.comeBack());

  it('uploads and readings are refused in both languages, and nothing is half done', async () => {
    const before = await rowsOf(hashOf(pngPicture(51, 30)));
    const refused = await send(pngPicture(51, 30));
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'FILES_UNAVAILABLE']);
    expect(refused.json().message).toContain('Kho lưu tệp không trả lời');
    const { app } = await site.app();
    const headers = { 'access-token': await site.token('quantri'), 'accept-language': 'en' };
    const read = await app.inject({ url, headers });
    expect([read.statusCode, read.json().message]).toEqual([
      503,
      expect.stringContaining('The store of files does not answer'),
    ]);
    expect(await rowsOf(hashOf(pngPicture(51, 30)))).toBe(before);
  });

  it('readiness, health and figures say so, the logo of Sen is shown, and nothing is cleared away', async () => {
    const { app } = await site.app();
    await expect
      .poll(async () => (await app.inject('/ready')).json(), { timeout: 60_000 })
      .toEqual({ status: 'ready', warning: 'FILES_UNAVAILABLE' });
    expect((await app.inject('/metrics')).body).toMatch(/^sen_files_up 0$/m);
    const { phans } = await systemHealth(ctx);
    expect(phans.find(({ phan }) => phan === 'KHO_TEP')).toMatchObject({
      trangThai: 'LOI',
      lyDo: 'FILES_UNAVAILABLE',
    });
    expect((await app.inject('/api/logo')).headers.location).toBe('/his/favicon.svg');
    await site.database.db.execute(sql`update main.file set ngay_tao = now() - interval '31 days'`);
    await expect(tidyPictures(ctx)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    expect(await rowsOf(hashOf(bytes))).toBe(1);
  });

  it('is logged once, and once more when it answers again', async () => {
    const logger = { ...ctx.logger, error: vi.fn(), warn: vi.fn() } as unknown as Ctx['logger'];
    const watch = watchStore(site.config, logger);
    await watch.look();
    expect(await watch.look()).toBe(false);
    expect(logger.error).toHaveBeenCalledTimes(1);
    await s3.comeBack();
    expect(await watch.look()).toBe(true);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    watch.close();
    expect((await send(pngPicture(51, 30))).statusCode).toBe(200);
    await s3.goAway();
  });
});
