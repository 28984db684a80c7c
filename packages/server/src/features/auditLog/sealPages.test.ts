import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { acceptLog, sealAudit, sealPages, sealsATime } from '../../engine/audit/auditSeal.ts';
import { verifyAudit } from '../../engine/audit/auditVerify.ts';
import type { Db } from '../../engine/database/database.ts';
import { writeRows } from './testRows.ts';
import { behind, changeRow } from './testTampering.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-seals-'));
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SEN_SEAL_FILE: path.join(folder, 'seals.log') });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const chainOn = (db: Db) => ({ db, config: site.config });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const rowsAt = (count: number, at: string) =>
  writeRows(
    site,
    Array.from({ length: count }, () => ({ at })),
  );

/** Rows of the log and of its seals that the transaction has read so far. */
async function rowsRead(db: Db): Promise<number> {
  const { rows } = await db.execute<{ read: number }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname like 'audit%'`);
  return rows[0]?.read ?? 0;
}

it('a page of the log costs the same wherever the walk is', async () => {
  await sealAudit(chainOn(site.database.db));
  for (let page = 0; page < 6; page++) await rowsAt(sealsATime, minutesAgo(3));
  await site.database.db.transaction(async (db) => {
    const costs: number[] = [];
    let before = await rowsRead(db);
    for await (const sealed of sealPages(chainOn(db))) {
      const read = await rowsRead(db);
      if (sealed === sealsATime) costs.push(read - before);
      before = read;
    }
    expect(costs.length).toBeGreaterThanOrEqual(5);
    // the page, one row more of each month and the last seals
    expect(Math.max(...costs)).toBeLessThan(sealsATime * 1.2);
  });
  expect(await verifyAudit(chainOn(site.database.db))).toMatchObject({ unsealed: 0, broken: null });
});

it('what is committed behind the page where a walk is has its turn in the next walk', async () => {
  await rowsAt(2 * sealsATime, minutesAgo(2));
  let late = 0;
  for await (const _ of sealPages(chainOn(site.database.db))) {
    if (late === 0) late = (await rowsAt(3, minutesAgo(9))).length;
  }
  const waiting = await verifyAudit(chainOn(site.database.db));
  expect(waiting).toMatchObject({ unsealed: late, late: { rows: 0 } });
  expect(await sealAudit(chainOn(site.database.db))).toBe(late);
  expect(await verifyAudit(chainOn(site.database.db))).toMatchObject({ unsealed: 0, late: { rows: 0 } });
});

it('two walks at once seal each row once', async () => {
  await rowsAt(3 * sealsATime, minutesAgo(1));
  const sealed = await Promise.all([1, 2].map(() => sealAudit(chainOn(site.database.db))));
  expect(sealed.reduce((sum, rows) => sum + rows)).toBe(3 * sealsATime);
  expect(await verifyAudit(chainOn(site.database.db))).toMatchObject({ unsealed: 0, broken: null });
});

it('taking the log as it is reads it once, and what was changed stays told', async () => {
  await rowsAt(2 * sealsATime, minutesAgo(300));
  expect((await verifyAudit(chainOn(site.database.db))).late.rows).toBe(2 * sealsATime);
  await site.database.db.transaction(async (db) => {
    const { rows } = await db.execute<{ all: number }>(sql`select count(*)::int as all from main.audit`);
    const before = await rowsRead(db);
    await acceptLog(chainOn(db), 'a desk whose clock was wrong');
    // every row with its seal
    expect((await rowsRead(db)) - before).toBeLessThan(2.2 * Number(rows[0]?.all));
  });
  expect(await verifyAudit(chainOn(site.database.db))).toMatchObject({ broken: null, late: { rows: 0 } });
  await behind(site.url, [changeRow]);
  const { broken } = await verifyAudit(chainOn(site.database.db));
  expect(broken?.reason).toBe('its row was changed');
});
