import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { sealAudit } from '../../engine/audit/auditSeal.ts';
import type { Ctx } from '../../engine/context.ts';
import type { KiemTraNhatKy } from '../../gql/main.ts';
import { checkChain } from './chain.ts';
import { writeRows } from './testRows.ts';

let site: TestSite;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  await writeRows(
    site,
    Array.from({ length: 12_000 }, (_, index) => ({
      at: new Date(Date.UTC(2025, 2, 10, 1) + index * 1000).toISOString(),
    })),
  );
  await sealAudit({ db: site.database.db, config: site.config });
});
afterAll(() => site.close());

const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

async function wholeCheck(): Promise<KiemTraNhatKy[]> {
  const parts: KiemTraNhatKy[] = [];
  let sau: string | null | undefined = null;
  do {
    const part: KiemTraNhatKy = await checkChain(admin, sau);
    parts.push(part);
    sau = part.tiep;
  } while (sau);
  return parts;
}

/** Changes the log behind its back and undoes it. */
async function tampered(how: string, run: () => Promise<void>): Promise<void> {
  const client = await site.database.connect();
  const enable = (on: boolean) =>
    client.query(`alter table main.audit ${on ? 'enable' : 'disable'} trigger audit_append_only`);
  await client.query('create table if not exists kept as select * from main.audit where false');
  await client.query("insert into kept select * from main.audit where at = '2025-03-10 01:00:10+00'");
  await enable(false);
  try {
    await client.query(how);
    await run();
  } finally {
    await client.query("delete from main.audit where at = '2025-03-10 01:00:10+00'");
    await client.query('insert into main.audit select * from kept');
    await client.query('drop table kept');
    await enable(true);
    await client.end();
  }
}

describe('the check of the chain', () => {
  it('goes through the whole log in parts that each say how far it is', async () => {
    const parts = await wholeCheck();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.ok && part.loi === null)).toBe(true);
    const sealed = await site.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from main.audit_seal`,
    );
    expect(parts.reduce((sum, part) => sum + part.soDong, 0)).toBe(Number(parts.at(-1)?.tongSo));
    expect(parts.at(-1)?.denSo).toBeGreaterThanOrEqual(sealed.rows[0]?.count ?? 0);
    expect(parts[0]?.tuNgay).not.toBeNull();
  });

  it('is logged once, by its beginning', async () => {
    const count = async () => {
      const { rows } = await site.database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from main.audit where entity = 'NhatKyThaoTac' and entity_id is null`,
      );
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    await wholeCheck();
    expect(await count()).toBe(before + 1);
  });

  it('names the seal whose row was changed, and stops there', async () => {
    const how = `update main.audit set after = '{"forged": true}' where at = '2025-03-10 01:00:10+00'`;
    await tampered(how, async () => {
      const parts = await wholeCheck();
      expect(parts.at(-1)).toMatchObject({ ok: false, loi: 'DONG_BI_SUA', tiep: null });
      expect(parts.at(-1)?.soLoi).toBeGreaterThan(0);
    });
    expect((await wholeCheck()).every((part) => part.ok)).toBe(true);
  });

  it('names the seal whose row is gone', async () => {
    await tampered(`delete from main.audit where at = '2025-03-10 01:00:10+00'`, async () => {
      expect((await wholeCheck()).at(-1)).toMatchObject({ ok: false, loi: 'THIEU_DONG' });
    });
  });

  it('finds a row that was slipped in between sealed ones', async () => {
    const [id] = await writeRows(site, [{ at: '2025-03-10T02:00:00.5Z', entity: 'Forged' }]);
    const parts = await wholeCheck();
    expect(parts.filter((part) => !part.ok)).toMatchObject([{ loi: null, soChuaNiemPhong: 1 }]);
    const client = await site.database.connect();
    await client.query('alter table main.audit disable trigger audit_append_only');
    await client.query('delete from main.audit where id = $1', [id]);
    await client.query('alter table main.audit enable trigger audit_append_only');
    await client.end();
  });

  it('does not take for slipped in what the job has not sealed yet', async () => {
    const earlier = new Date(Date.now() - 60_000).toISOString();
    await writeRows(
      site,
      Array.from({ length: 4500 }, () => ({ at: earlier })),
    );
    const parts = await wholeCheck();
    expect(parts.every((part) => part.ok)).toBe(true);
    expect(parts.reduce((sum, part) => sum + part.soDong, 0)).toBeGreaterThan(16_500);
  });

  it('runs once at a time', async () => {
    const client = await site.database.connect();
    await client.query('begin; select pg_advisory_xact_lock(5300003)');
    expect(await refusal(checkChain(admin, null))).toBe('CHECK_BUSY');
    await client.query('rollback');
    await client.end();
    expect(await refusal(checkChain(admin, null))).toBe('done');
  });

  it('gives up when the database is slow, and says that it may be tried again', async () => {
    const client = await site.database.connect();
    await client.query('begin; lock table main.audit_seal in access exclusive mode');
    const slow = refusal(checkChain(admin, null, 200));
    expect(await slow).toBe('CHECK_BUSY');
    await client.query('rollback');
    await client.end();
  });

  it('is for administrators who may read the log', async () => {
    const ask = async (username: string) =>
      (await site.graphql('main', '{ kiemTraNhatKy { ok } }', {}, await site.token(username))).errors?.[0]
        ?.extensions.code;
    expect(await ask('quantri')).toBeUndefined();
    expect(await ask('ketoan')).toBe('FORBIDDEN');
    expect(await refusal(checkChain({ ...admin, permissions: new Set(['QUAN_TRI']) }, null))).toBe(
      'FORBIDDEN',
    );
  });

  it.each([
    'x',
    Buffer.from('1 2').toString('base64url'),
    Buffer.from('99999999999 -infinity').toString('base64url'),
  ])('refuses a place that it never gave: %s', async (sau) =>
    expect(await refusal(checkChain(admin, sau))).toBe('BAD_INPUT'),
  );
});
