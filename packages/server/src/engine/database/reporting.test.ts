import { errorText } from '@sen/domain/errors/errors';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { type Database, openDatabase } from './database.ts';
import { openReporting, periodRows, reportRows } from './reporting.ts';

let site: TestSite;
let ctx: Ctx;
let reporting: Database;

beforeAll(async () => {
  site = await openTestSite({ SEN_REPORT_SECONDS: '0.5', SEN_REPORT_POOL: '2' });
  reporting = openReporting(site.url, site.config, () => undefined);
  ctx = { ...(await site.ctx('quantri')), reports: reporting.db };
});
afterAll(async () => {
  await reporting.close();
  await site.close();
});

const slow = (seconds: number) => sql`select pg_sleep(${seconds})`;
const codes = (acts: readonly Promise<unknown>[]) =>
  Promise.all(
    acts.map((act) =>
      act.then(
        () => 'done',
        (error: { code?: string }) => error.code ?? String(error),
      ),
    ),
  );

describe('a report', () => {
  it('that takes too long is ended, and its reader is told what to do', async () => {
    await expect(reportRows(ctx, slow(5))).rejects.toMatchObject({
      code: 'REPORT_TOO_LONG',
      details: { seconds: 1 },
    });
    expect(errorText('REPORT_TOO_LONG', 'vi', { seconds: 30 })).toContain('khoảng ngày ngắn hơn');
    expect(errorText('REPORT_TOO_LONG', 'en', { seconds: 30 })).toContain('fewer days');
  });

  it('takes none of the connections of the desks, and few of its own', async () => {
    const desks = openDatabase(site.url, 2, () => undefined);
    const at = { ...ctx, db: desks.db };
    try {
      const running = Array.from({ length: 12 }, (_, n) =>
        // each in a turn of its own, as those of several people
        new Promise((resolve) => setTimeout(resolve, n * 5)).then(() => reportRows(at, slow(0.3))),
      );
      const answered = codes(running);
      await new Promise((resolve) => setTimeout(resolve, 150));
      const { rows } = await desks.db.execute<{ sleeping: number }>(sql`
        select count(*)::int as sleeping from pg_stat_activity where datname = current_database() and query like '%pg_sleep%' and state = 'active'
          and pid <> pg_backend_pid()`);
      expect(rows[0]?.sleeping).toBe(2);
      expect(desks.pool.totalCount).toBe(1);
      const told = await answered;
      expect(new Set(told)).toEqual(new Set(['done', 'REPORTS_BUSY']));
    } finally {
      await desks.close();
    }
  });

  it('cannot write', async () => {
    await expect(reportRows(ctx, sql`update main.benh_nhan set ghi_chu = 'x'`)).rejects.toMatchObject({
      cause: { code: '25006' },
    });
  });

  it('is a list of more than a month, too; that of fewer days is the desk’s own', async () => {
    const list = (from: string) => periodRows(ctx, { from, to: '2026-11-28' }, slow(0.8));
    expect(await codes([list('2026-10-27'), list('2026-10-28')])).toEqual(['REPORT_TOO_LONG', 'done']);
  });

  it('says when the replica is away, while the desks work on', async () => {
    const config = { ...site.config, replicaUrl: 'postgres://sen@127.0.0.1:1/sen' };
    const away = openReporting(site.url, config, () => undefined);
    const at = { ...ctx, config, reports: away.db };
    expect(await codes([reportRows(at, sql`select 1`)])).toEqual(['REPORTS_AWAY']);
    await at.db.execute(sql`select 1`);
    await away.close();
  });
});

it('is asked of the replica where there is one', async () => {
  const replica = await openTestSite();
  await replica.database.db.execute(
    sql`insert into main.audit (id, at, action, entity) values (uuidv7(), now(), 'UPDATE', 'ChiCoOBanSao')`,
  );
  const house = await openTestSite({ DATABASE_REPLICA_URL: replica.url });
  try {
    const query = `query Log($input: LichSuThaoTacInput!) { lichSuThaoTacs(input: $input) { data { entity } } }`;
    const { data } = await house.graphql(
      'main',
      query,
      { input: { entity: 'ChiCoOBanSao' } },
      await house.token('quantri'),
    );
    expect(data.lichSuThaoTacs.data).toEqual([{ entity: 'ChiCoOBanSao' }]);
  } finally {
    await house.close();
    await replica.close();
  }
});
