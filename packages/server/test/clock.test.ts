import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../src/engine/folders.ts';
import { openTestSite, type TestSite } from './testSite.ts';

const run = promisify(execFile);
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Whether an instant of the database lies between two readings of this process. */
async function agrees(read: () => Promise<Date | undefined>): Promise<boolean> {
  const before = Date.now();
  const at = (await read())?.getTime() ?? 0;
  return before <= at + 1 && at <= Date.now();
}

describe('one clock', () => {
  it('is that of this process, its statements and the defaults of its columns', async () => {
    const client = new pg.Client({ connectionString: site.url });
    await client.connect();
    expect(
      await agrees(async () => (await client.query<{ at: Date }>('select now() as at')).rows[0]?.at),
    ).toBe(true);
    await client.end();
    const insert = sql`insert into main.event (module, process, data) values ('x', 'x', '{}') returning at`;
    expect(
      await agrees(async () => new Date(String((await site.database.db.execute(insert)).rows[0]?.['at']))),
    ).toBe(true);
  });

  it('is shifted as a whole: dates without arguments, worker threads and child processes', async () => {
    const clock = path.join(projectFolder, 'bin/clock.mjs');
    const script = `
      const { execFileSync } = require('node:child_process');
      const { Worker } = require('node:worker_threads');
      const dates = 'Date.now(), new Date().getTime(), Date.parse(Date()) + 999, new Date() instanceof Date, new Date(5).getTime()';
      const child = execFileSync(process.execPath, ['-p', '[' + dates + '].join()'], { encoding: 'utf8' }).trim();
      const thread = 'import { parentPort } from "node:worker_threads"; parentPort.postMessage([' + dates + '].join())';
      new Worker(new URL('data:text/javascript,' + encodeURIComponent(thread))).on('message',
        (worker) => console.log([eval('[' + dates + '].join()'), worker, child].join('\\n')));`;
    const days = 75 * 86_400;
    const before = Date.now();
    const { stdout } = await run(process.execPath, ['--import', clock, '-e', script], {
      env: { ...unshifted(), SEN_CLOCK: `+${days}s` },
    });
    const shift = days * 1000 - ownShift();
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const [now, made, called, isDate, given] = line.split(',');
      for (const at of [now, made, called]) {
        expect(Number(at) - shift).toBeGreaterThanOrEqual(before);
        expect(Number(at) - shift).toBeLessThanOrEqual(Date.now() + 999);
      }
      expect([isDate, given]).toEqual(['true', '5']);
    }
  });

  it('is asked by a name that a schema can stand before', () => {
    const others =
      /\b(current_(date|time|timestamp)|local(time|timestamp)|(clock|statement|transaction)_timestamp|timeofday)\b/i;
    const folders = ['packages/server/src', 'packages/server/seeds', 'packages/server/migrations'];
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(projectFolder, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => others.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('refuses a moment that is none', async () => {
    const clock = path.join(projectFolder, 'bin/clock.mjs');
    const asked = run(process.execPath, ['--import', clock, '-e', ''], {
      env: { ...unshifted(), SEN_CLOCK: '2027-02-06' },
    });
    await expect(asked).rejects.toThrow(/SEN_CLOCK: "2027-02-06" is not an instant/);
  });
});

/** The environment without the shift of this run. */
function unshifted(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_OPTIONS: '', PGOPTIONS: '' };
}

/** By how much this run is shifted, in ms. */
function ownShift(): number {
  return Number.parseInt(process.env['SEN_CLOCK'] ?? '0', 10) * 1000;
}
