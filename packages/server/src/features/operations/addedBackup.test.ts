import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { earlierVersions } from '../../../test/upgrade/earlierSite.ts';
import { writeArchive } from '../../engine/backup/archive.ts';
import { backup } from '../../engine/backup/backup.ts';
import type { BackupConfig, Manifest } from '../../engine/backup/manifest.ts';
import type { Ctx } from '../../engine/context.ts';
import { serverFolder } from '../../engine/folders.ts';
import { addSaoLuu, dropForgotten } from './addedBackup.ts';
import { backupsOf } from './backupList.ts';
import { createSaoLuu, newestGood, proveSaoLuu, removeSaoLuu } from './backups.ts';
import { runBackup } from './backupTask.ts';
import { systemHealth } from './health.ts';
import { nightlyBackup } from './nightly.ts';
import { runProof } from './proofTask.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-added-'));
let site: TestSite;
let admin: Ctx;
let made: string;
beforeAll(async () => {
  site = await openTestSite({
    SEN_DATA: path.join(folder, 'site'),
    SEN_BACKUPS: path.join(folder, 'backups'),
  });
  admin = await site.ctx('quantri');
  made = path.join(folder, 'good.senbackup');
  await backup(site.database, admin.config, made);
});
beforeEach(async () => {
  await site.database.db.execute(sql`delete from main.kiem_chung_sao_luu`);
  await site.database.db.execute(sql`delete from main.sao_luu`);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (bytes: Buffer, told: { tep?: string; bytes?: number | null } = {}, ctx = admin) =>
  addSaoLuu(ctx, Readable.from([bytes], { objectMode: false }), {
    tep: told.tep ?? 'C:\\dia\\cu.senbackup',
    ghiChu: null,
    bytes: told.bytes === undefined ? bytes.length : told.bytes,
  });
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string; details?: unknown }) => error.code ?? String(error),
  );
const shown = async (id: string) => (await backupsOf(admin)).data.find((one) => one._id === id);
const dayOf = async (id: string) => new Date((await shown(id))?.lamLuc ?? Number.NaN);
const halves = () => readdirSync(admin.config.backupFolder).filter((name) => name.endsWith('.part'));

/** A backup with one small table, as `change` makes it; of this site unless another is said. */
async function small(change: Partial<Manifest> = {}, config: BackupConfig = admin.config): Promise<Buffer> {
  const { rows } = await site.database.db.execute<{ hash: string }>(
    sql`select hash from public.sen_migration order by id`,
  );
  const file = path.join(folder, 'small.senbackup');
  await writeArchive(config, file, async (put) => {
    await put('tables/main.x/0', Buffer.from('1\n'));
    return {
      format: 2,
      made: '2026-03-05T02:00:00.000Z',
      migrations: rows.map(({ hash }) => hash),
      tables: [{ name: 'main.x', columns: ['id'], rows: 1, parts: 1 }],
      files: 0,
      ...change,
    };
  });
  return readFileSync(file);
}

describe('a backup that was made elsewhere', () => {
  it('stands in the list with its day, where it comes from and who added it, and is proven as any other', async () => {
    const id = await add(readFileSync(made));
    const row = await shown(id);
    expect(row).toMatchObject({
      TrangThai: 'Xong',
      tepGoc: 'cu.senbackup',
      mayGoc: os.hostname(),
      tuDong: false,
      coTep: true,
      nguoiTao: expect.any(String),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(halves()).toEqual([]);
    const { rows } = await site.database.db.execute(
      sql`select username from main.audit where entity = 'SaoLuu' and action = 'CREATE' and entity_id = ${id}`,
    );
    expect(rows).toEqual([{ username: 'quantri' }]);
    const proof = await proveSaoLuu(admin, id, false);
    await runProof({ ...admin, logger: pino({ level: 'silent' }) }, site.url, proof);
    expect((await shown(id))?.kiemChung).toMatchObject({ TrangThai: 'Dat', bangKhac: [] });
    expect(await refusal(add(readFileSync(made)))).toBe('BACKUP_LISTED');
  });

  it('is as old as its data: it is not the newest good one, pushes none out, and makes up for none of a night', async () => {
    const own = await createSaoLuu(admin, { tuDong: true });
    await runBackup(admin, site.database, own);
    const old = await add(await small());
    expect(await dayOf(old)).toEqual(new Date('2026-03-05T02:00:00.000Z'));
    expect(await newestGood(admin)).toBe(own);
    expect((await backupsOf(admin)).data.map(({ _id }) => _id)).toEqual([own, old]);
    const later = { ...admin, now: () => new Date(Date.now() + 90 * 86_400_000) };
    await nightlyBackup(later);
    expect(await shown(old)).toMatchObject({ TrangThai: 'Xong' });
    expect(await shown(own)).toMatchObject({ TrangThai: 'Xong' });
    expect(await refusal(removeSaoLuu(admin, own, 'x'))).toBe('LAST_GOOD_BACKUP');
    await removeSaoLuu(admin, old, 'xem xong');
  });

  it('of an old day is an old one to the health as well', async () => {
    await add(await small());
    const part = (await systemHealth(admin)).phans.find(({ phan }) => phan === 'SAO_LUU');
    expect(part).toMatchObject({ lyDo: 'BACKUP_OLD' });
  });

  it('whose clock ran ahead is as old as the day it was added', async () => {
    const id = await add(await small({ made: '2099-01-01T00:00:00.000Z' }));
    expect((await dayOf(id)).getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('what is refused leaves nothing behind', () => {
  const cases: Array<[string, string, () => Promise<Buffer> | Buffer]> = [
    ['a file of another kind', 'BACKUP_NOT_ONE', () => Buffer.from('%PDF-1.7 một tệp khác')],
    ['an empty file', 'BACKUP_NOT_ONE', () => Buffer.alloc(0)],
    ['something else that was packed', 'BACKUP_NOT_ONE', () => gzipSync(Buffer.alloc(2048, 'x'))],
    ['one that was cut', 'BACKUP_DAMAGED', () => readFileSync(made).subarray(0, -200)],
    ['one cut at its beginning', 'BACKUP_DAMAGED', () => readFileSync(made).subarray(0, 60)],
    [
      'one with bytes behind its end',
      'BACKUP_DAMAGED',
      () => Buffer.concat([readFileSync(made), Buffer.alloc(70_000, 1)]),
    ],
    ['a month of the log', 'BACKUP_OF_MONTH', () => small({ month: '2026-01-01' })],
    [
      'one of another site',
      'ADDED_BACKUP_FOREIGN',
      () => small({ machine: 'may-khac' }, { ...admin.config, sealKey: 'ab'.repeat(32) }),
    ],
    [
      'one with a key of another site',
      'BACKUP_LOCKED',
      () => small({}, { ...admin.config, secretKey: 'cd'.repeat(32), encryptBackups: true }),
    ],
    [
      'one of before signatures',
      'ADDED_BACKUP_UNSIGNED',
      () => readFileSync(path.join(serverFolder, 'test/upgrade', `${earlierVersions[0]}.senbackup`)),
    ],
    [
      'one of a newer version',
      'BACKUP_NEWER',
      async () => {
        const { rows } = await site.database.db.execute<{ hash: string }>(
          sql`select hash from public.sen_migration order by id`,
        );
        return small({ migrations: [...rows.map(({ hash }) => hash), 'later'] });
      },
    ],
    ['one of a version that is none of ours', 'BACKUP_OTHER_VERSION', () => small({ migrations: ['x'] })],
  ];
  it.each(cases)('%s: %s', async (_name, code, bytes) => {
    const before = readdirSync(admin.config.backupFolder);
    expect(await refusal(add(await bytes()))).toBe(code);
    expect(readdirSync(admin.config.backupFolder)).toEqual(before);
    expect((await backupsOf(admin)).data).toEqual([]);
  });

  it('one of another site says whose it is', async () => {
    const bytes = await small({ machine: 'may-khac' }, { ...admin.config, sealKey: 'ab'.repeat(32) });
    await expect(add(bytes)).rejects.toMatchObject({
      details: { khoa: expect.stringMatching(/^[0-9a-f]{16}$/), may: 'may-khac', luc: '05/03/2026, 09:00' },
    });
  });

  it('one too large for the disk, before it comes', async () => {
    expect(await refusal(add(await small(), { bytes: 2 ** 60 }))).toBe('RESTORE_NO_ROOM');
  });

  it('one that is broken off on the way', async () => {
    const body = new PassThrough();
    const adding = refusal(addSaoLuu(admin, body, { tep: 'x', ghiChu: null, bytes: null }));
    body.write((await small()).subarray(0, 100));
    await expect.poll(halves).toHaveLength(1);
    body.destroy(new Error('aborted'));
    expect(await adding).not.toBe('done');
    expect(halves()).toEqual([]);
  });

  it('what a node that ended left of an upload goes with the next one, what is being sent stays', async () => {
    const at = (name: string) => path.join(admin.config.backupFolder, `them-${name}.part`);
    const [left, live] = [
      at('0196f0a0-0000-7000-8000-000000000001'),
      at('0196f0a0-0000-7000-8000-000000000002'),
    ];
    mkdirSync(admin.config.backupFolder, { recursive: true });
    for (const place of [left, live]) writeFileSync(place, 'x');
    const hoursAgo = Date.now() / 1000 - 2 * 3600;
    utimesSync(left, hoursAgo, hoursAgo);
    await dropForgotten(admin.config.backupFolder);
    expect(halves()).toEqual([path.basename(live)]);
    rmSync(live);
  });
});

// last: from here on the worker of a running application makes what waits
it('the door takes the file as it comes, from who administers the system alone', async () => {
  const { app } = await site.app();
  const bytes = await small();
  const send = async (who: string, payload: Buffer) =>
    app.inject({
      method: 'POST',
      url: `/api/backups?tep=${encodeURIComponent('đĩa cũ.senbackup')}&ghiChu=t%E1%BB%AB+m%C3%A1y`,
      headers: { 'access-token': await site.token(who), 'content-type': 'application/octet-stream' },
      payload,
    });
  expect((await send('tiepdon', bytes)).json()).toMatchObject({ code: 'FORBIDDEN' });
  expect((await send('quantri', Buffer.from('no backup'))).json()).toMatchObject({
    code: 'BACKUP_NOT_ONE',
    message: expect.stringContaining('Sen'),
  });
  const { _id } = (await send('quantri', bytes)).json();
  expect(await shown(_id)).toMatchObject({
    tepGoc: 'đĩa cũ.senbackup',
    ghiChu: 'từ máy',
    kichThuoc: bytes.length,
  });
});
