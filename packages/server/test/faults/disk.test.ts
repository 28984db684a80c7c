import { chownSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { fromDatabase } from '../../src/engine/errors.ts';
import { readiness } from '../../src/engine/http/readiness.ts';
import { diskState, type Space, watchDisk } from '../../src/engine/storage/diskSpace.ts';
import { systemHealth } from '../../src/features/operations/health.ts';
import { openTestSite, type TestSite } from '../testSite.ts';

const MB = 1024 * 1024;
let site: TestSite | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

// No disk is filled here: /dev/full is a device of the kernel on which every write finds no space, for root and for others. The bench
// `--attack disk` fills a real one.
describe('a disk that is full under a table', () => {
  it('is told as such by the act that cannot be saved; what is there is still read, and acts go on once there is room', async () => {
    site = await openTestSite();
    const { rows } = await site.database.db.execute<{ file: string }>(
      sql`select current_setting('data_directory') || '/' || pg_relation_filepath('print.mau_in') as file`,
    );
    const file = rows[0]?.file ?? '';
    const { size, uid, gid } = statSync(file);
    expect(size).toBe(0); // no row was written yet, so that the first one needs a page
    rmSync(file);
    symlinkSync('/dev/full', file);
    const token = await site.token('quantri');
    const make = 'mutation { createMauIn(input: { MaMauIn: "PhieuThu" }) { soPhienBan } }';
    const refused = await site.graphql('print', make, {}, token);
    expect(refused.errors?.[0]?.extensions.code).toBe('DISK_FULL');
    expect(refused.errors?.[0]?.message).toContain('Ổ đĩa của máy chủ đã đầy');
    expect((await site.graphql('print', '{ mauIns { MaMauIn } }', {}, token)).errors).toBeUndefined();

    rmSync(file);
    writeFileSync(file, '');
    chownSync(file, uid, gid);
    await endConnections(site);
    await expect
      .poll(async () => (await site?.graphql('print', make, {}, token))?.data?.createMauIn)
      .toEqual({ soPhienBan: 1 });
  });
});

/** A server process keeps the files open that it wrote to: the next statement opens them anew. */
async function endConnections({ database }: TestSite): Promise<void> {
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

it.each([
  [{ code: 'ENOSPC' }, 'DISK_FULL'],
  [{ code: 'EDQUOT' }, 'DISK_FULL'],
  [Object.assign(new Error('query'), { cause: { code: '53100' } }), 'DISK_FULL'],
  [{ code: '53300' }, 'DATABASE_UNAVAILABLE'],
])('the failure %o is %s', (failure, code) => {
  expect(fromDatabase(failure)?.code).toBe(code);
});

describe('the room on a disk', () => {
  it.each([
    [null, 'ok'],
    [{ free: 2000 * MB, total: 9000 * MB }, 'ok'],
    [{ free: 1000 * MB, total: 9000 * MB }, 'low'],
    [{ free: 31 * MB, total: 9000 * MB }, 'full'],
  ] as const)('%j is %s', (space, state) => {
    expect(diskState(space, 1024 * MB)).toBe(state);
  });

  it('is logged when it gets low, when it is gone, and when there is some again', async () => {
    const logged: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line).msg) });
    let space: Space = { free: 5000 * MB, total: 9000 * MB };
    const watch = await watchDisk({ dataFolder: '/x', diskWarnBytes: 1024 * MB }, logger, async () => space);
    for (const free of [5000, 900, 800, 10, 5000]) {
      space = { free: free * MB, total: 9000 * MB };
      await watch.look();
    }
    watch.close();
    expect(watch.last()).toBe('ok');
    expect(logged).toEqual([
      'the disk is nearly full',
      'the disk is full: nothing can be saved',
      'the disk has room again',
    ]);
  });

  it.each([
    [true, 'ok', { status: 'ready' }],
    [true, 'low', { status: 'ready', warning: 'DISK_LOW' }],
    [true, 'full', { status: 'not ready', reason: 'DISK_FULL' }],
    [false, 'full', { status: 'not ready', reason: 'DISK_FULL' }],
    [false, 'low', { status: 'not ready', reason: 'DATABASE_UNAVAILABLE' }],
  ] as const)('with a database (%s) on a disk that is %s is told as %j', (answers, state, told) => {
    expect(readiness(answers, state)).toEqual(told);
  });

  it.each([
    [true, 'low', { status: 'ready', warning: 'FILES_UNAVAILABLE' }],
    [true, 'full', { status: 'not ready', reason: 'DISK_FULL' }],
    [false, 'ok', { status: 'not ready', reason: 'DATABASE_UNAVAILABLE' }],
  ] as const)(
    'with a database (%s), on a disk that is %s, without the store of files is told as %j',
    (...state) => {
      const [answers, disk, told] = state;
      expect(readiness(answers, disk, false)).toEqual(told);
    },
  );

  it('below what the site set is told at /ready, in the health of the system and in the figures', async () => {
    site = await openTestSite({ SEN_DISK_WARN_MB: '1000000000' });
    const { app } = await site.app();
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready', warning: 'DISK_LOW' });
    expect((await app.inject('/metrics')).body).toMatch(/^sen_disk_free_bytes \d+$/m);
    const { phans } = await systemHealth(await site.ctx('quantri'));
    for (const part of ['DIA_DU_LIEU', 'DIA_SAO_LUU'])
      expect(phans.find(({ phan }) => phan === part)).toMatchObject({ lyDo: 'DISK' });
  });
});
