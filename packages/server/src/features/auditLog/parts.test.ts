import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import { audit } from '../../engine/audit/audit.ts';
import { ensureAuditPartitions } from '../../engine/audit/auditMonths.ts';
import { sealAudit } from '../../engine/audit/auditSeal.ts';
import { verifyAudit } from '../../engine/audit/auditVerify.ts';
import { migrate, migrateFirst } from '../../engine/database/migrate.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { bringMonth } from './months/bring.ts';
import { moveMonth } from './months/move.ts';
import { writeRows } from './testRows.ts';

/** How many migrations there were before seals lay by month. */
const before = 84;

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const chain = () => ({ db: site.database.db, config: site.config });
const rowsOf = async <T extends object>(text: string): Promise<T[]> =>
  (await site.database.pool.query<T>(text)).rows;
const partOf = async (table: string, id: string): Promise<string | undefined> =>
  (
    await rowsOf<{ part: string }>(
      `select tableoid::regclass::text as part from main.${table} where ${table === 'audit' ? 'id' : 'audit_id'} = '${id}'`,
    )
  )[0]?.part;
const parts = async (table: string) =>
  (
    await rowsOf<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'main.${table}'::regclass order by 1`,
    )
  ).map(({ name }) => name.replace(`main.${table}_`, ''));
const act = (entity: string) =>
  inTransaction(systemContext(site), (tx) => audit(tx, { action: 'UPDATE', entity, entityId: 'x' }));

async function emptyDatabase(): Promise<void> {
  const schemas = await rowsOf<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'sen_clock')`,
  );
  for (const { name } of schemas) await site.database.pool.query(`drop schema "${name}" cascade`);
  await site.database.pool.query('create schema public');
}

describe('the months of the operation log', () => {
  it('are made three ahead, for rows and seals', async () => {
    const [row] = await rowsOf<{ months: string[] }>(`
      select array_agg(to_char(date_trunc('month', now()) + make_interval(months => n), 'YYYYMM') order by n) as months
      from generate_series(0, 3) n`);
    await migrate(site.database);
    for (const table of ['audit', 'audit_seal'])
      expect(await parts(table)).toEqual(expect.arrayContaining(row?.months ?? ['none']));
  });

  it('are made beside those who work and those who read the whole log', async () => {
    const [last = ''] = (await parts('audit')).filter((name) => name !== 'other').slice(-1);
    await site.database.pool.query(`drop table main.audit_${last}`);
    const reader = await site.database.connect();
    await reader.query('begin');
    await reader.query('select count(*) from main.audit');
    const making = ensureAuditPartitions(site.database);
    await untilLocked(site);
    await act('meanwhile');
    await rowsOf('select count(*) from main.audit');
    await reader.query('commit');
    await reader.end();
    await making;
    expect(await parts('audit')).toContain(last);
  });

  it('are frozen early, as nothing in them changes, and tables that grow for years are not left until a fifth is dead', async () => {
    await site.database.db.execute(sql`select main.audit_partition('2024-02-10')`);
    const settings = await rowsOf<{ name: string; set: string[] | null }>(
      `select oid::regclass::text as name, reloptions as set from pg_class
       where relname in ('audit_202402', 'audit_seal_202402', 'audit_other', 'hang_doi_ve', 'vien_phi_dong')`,
    );
    expect(settings).toHaveLength(5);
    for (const { name, set } of settings)
      expect(set).toContain(
        name.includes('audit') ? 'autovacuum_freeze_min_age=0' : 'autovacuum_vacuum_scale_factor=0.02',
      );
  });

  it('take in what lay in the net until then, and refuse to be changed like all of the log', async () => {
    const [early = '', late = ''] = await writeRows(site, [
      { at: '2024-02-29T10:00:00.123456Z' },
      { at: '2041-05-31T23:59:59.999999Z' },
    ]);
    await sealAudit(chain(), new Date('2024-01-01'));
    expect(await partOf('audit', early)).toBe('main.audit_other');
    expect(await partOf('audit_seal', late)).toBe('main.audit_seal_other');
    const verdict = await verifyAudit(chain());
    await site.database.db.execute(
      sql`select main.audit_partition('2024-02-10'), main.audit_partition('2041-05-31')`,
    );
    await site.database.db.execute(sql`select main.audit_partition('2024-02-11')`);
    expect(await partOf('audit', early)).toBe('main.audit_202402');
    expect(await partOf('audit_seal', early)).toBe('main.audit_seal_202402');
    expect(await partOf('audit_seal', late)).toBe('main.audit_seal_204105');
    expect(await verifyAudit(chain())).toMatchObject({ broken: null, rows: verdict.rows });
    for (const table of ['audit', 'audit_other', 'audit_202402', 'audit_seal', 'audit_seal_202402']) {
      const change = site.database.pool.query(`update main.${table} set at = at`);
      // an empty part has nothing to refuse
      if (table !== 'audit_other') await expect(change).rejects.toThrow('append-only');
    }
    await writeRows(site, [{ at: '2030-01-01T00:00:00Z' }]);
    await expect(site.database.pool.query('delete from main.audit_other')).rejects.toThrow('append-only');
  });

  it('keep one seal for a row and one row for an id', async () => {
    await act('twice');
    await sealAudit(chain());
    const again = `insert into main.audit_seal select seq + 1, audit_id, at, hash from main.audit_seal order by seq desc limit 1`;
    await expect(site.database.pool.query(again)).rejects.toThrow('duplicate key');
    await expect(
      site.database.pool.query('insert into main.audit select * from main.audit order by at desc limit 1'),
    ).rejects.toThrow('duplicate key');
  });
});

describe('a site whose seals lay in one table', () => {
  it('has them all where they lay, and goes on sealing', async () => {
    await emptyDatabase();
    await migrateFirst(site.database, before);
    const [old = '', wrongClock = ''] = await writeRows(site, [
      { at: '2024-02-29T10:00:00Z' },
      { at: new Date(Date.now() + 40 * 86_400_000).toISOString() },
    ]);
    await act('of now');
    await sealAudit(chain(), new Date('2024-01-01'));
    const [table] = await rowsOf<{ file: string }>(`select pg_relation_filenode('main.audit_seal') as file`);
    await migrate(site.database);
    const [now] = await rowsOf<{ file: string }>(
      `select pg_relation_filenode('main.audit_seal_before') as file`,
    );
    expect(now).toEqual(table);
    expect(await partOf('audit_seal', old)).toBe('main.audit_seal_before');
    expect(await partOf('audit_seal', wrongClock)).toBe('main.audit_seal_before');
    expect(await verifyAudit(chain())).toMatchObject({ broken: null, rows: 3 });
    await act('after');
    await writeRows(site, [{ at: new Date(Date.now() + 90 * 86_400_000).toISOString() }]);
    await sealAudit(chain());
    expect(await verifyAudit(chain())).toMatchObject({ broken: null, rows: 5, unsealed: 0 });
    await expect(site.database.pool.query('delete from main.audit_seal_before')).rejects.toThrow(
      'append-only',
    );
    expect(await parts('audit_seal')).toEqual(expect.arrayContaining(['before', 'other']));

    const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-months-'));
    const month = { database: site.database, config: site.config };
    const { file } = await moveMonth(month, '2024-02', folder, new Date('2040-01-01'));
    expect(await partOf('audit_seal', old)).toBeUndefined();
    expect(await verifyAudit(chain())).toMatchObject({ broken: null, rows: 4 });
    await expect(site.database.pool.query('delete from main.audit_seal_before')).rejects.toThrow(
      'append-only',
    );
    await bringMonth(month, path.join(folder, file));
    expect(await partOf('audit_seal', old)).toBe('main.audit_seal_before');
    expect(await verifyAudit(chain())).toMatchObject({ broken: null, rows: 5 });
    rmSync(folder, { recursive: true });
  });

  it('has no part of before where nothing was sealed', async () => {
    await emptyDatabase();
    await migrateFirst(site.database, before);
    await migrate(site.database);
    expect(await parts('audit_seal')).not.toContain('before');
  });
});
