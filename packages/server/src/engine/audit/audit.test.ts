import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { emit } from '../events/events.ts';
import { closingStatement } from '../sql/closingStatement.ts';
import { inTransaction } from '../sql/transaction.ts';
import { audit, auditView } from './audit.ts';
import { sealAudit } from './auditSeal.ts';
import { verifyAudit } from './auditVerify.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function act(entity: string): Promise<void> {
  await inTransaction(systemContext(site), (tx) =>
    audit(tx, { action: 'UPDATE', entity, entityId: 'x', before: { a: 1 }, after: { a: 2, tên: 'Ánh' } }),
  );
}

describe('what was read', () => {
  it('is logged row by row, by one statement for all that a request reads at once', async () => {
    const ctx = systemContext(site);
    const read = () =>
      Promise.all(['1', '2', '3'].map((entityId) => auditView(ctx, { entity: 'read', entityId })));
    expect(await site.countQueries(read)).toBe(1);
    const { rows } = await site.database.db.execute(
      sql`select action, entity_id from main.audit where entity = 'read' order by entity_id`,
    );
    expect(rows).toEqual(['1', '2', '3'].map((entity_id) => ({ action: 'VIEW', entity_id })));
  });
});

describe('an act', () => {
  it('is logged as it was when it was recorded, with its events, by one statement at its end', async () => {
    const after = { n: 1 };
    const run = () =>
      inTransaction(systemContext(site), async (tx) => {
        await audit(tx, { action: 'CREATE', entity: 'kept', entityId: 'x', after });
        after.n = 2;
        await audit(tx, { action: 'UPDATE', entity: 'kept', entityId: 'y', after });
        await emit(tx, { module: 'HeThong', process: 'update', data: { n: 3 } });
      });
    expect(await site.countQueries(run)).toBe(3); // begin, what it wrote, commit
    const { rows } = await site.database.db.execute(
      sql`select entity_id, before, after from main.audit where entity = 'kept' order by entity_id`,
    );
    expect(rows).toEqual([
      { entity_id: 'x', before: null, after: { n: 1 } },
      { entity_id: 'y', before: null, after: { n: 2 } },
    ]);
  });

  it('leaves no row and no event when it fails', async () => {
    const failed = inTransaction(systemContext(site), async (tx) => {
      await audit(tx, { action: 'CREATE', entity: 'failed', entityId: 'x' });
      await emit(tx, { module: 'HeThong', process: 'delete', data: {} });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const { rows } = await site.database.db.execute(
      sql`select 1 from main.audit where entity = 'failed' union all select 1 from main.event where process = 'delete'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the operation log', () => {
  beforeEach(async () => {
    await act('one');
    await act('two');
    await sealAudit({ db: site.database.db, config: site.config });
  });

  it('is sealed once and verifies', async () => {
    expect(await sealAudit({ db: site.database.db, config: site.config })).toBe(0);
    const verdict = await verifyAudit({ db: site.database.db, config: site.config });
    expect(verdict).toMatchObject({ unsealed: 0, broken: null });
    expect(verdict.rows).toBeGreaterThanOrEqual(2);
  });

  it('refuses to be changed or deleted', async () => {
    const refused = (error: { cause?: { message: string } }) =>
      expect(error.cause?.message).toContain('append-only');
    await site.database.db
      .execute(sql`update main.audit set entity = 'other'`)
      .then(() => expect.fail('changed'), refused);
    await site.database.db.execute(sql`delete from main.audit`).then(() => expect.fail('deleted'), refused);
  });

  it('leaves out a row whose transaction still runs, and seals it afterwards', async () => {
    await inTransaction(systemContext(site), async (tx) => {
      await audit(tx, { action: 'UPDATE', entity: 'slow', entityId: null });
      const { text = '', values = [] } = closingStatement(tx.tx) ?? {};
      tx.tx.records = { audits: [], events: [] };
      await (tx.db as unknown as { $client: PoolClient }).$client.query(text, [...values]);
      await act('quick');
      await sealAudit({ db: site.database.db, config: site.config });
      expect((await verifyAudit({ db: tx.db, config: site.config })).unsealed).toBeGreaterThanOrEqual(1);
    });
    await sealAudit({ db: site.database.db, config: site.config });
    expect((await verifyAudit({ db: site.database.db, config: site.config })).unsealed).toBe(0);
  });

  it('shows that a row was changed behind its back', async () => {
    await site.database.db
      .transaction(async (db) => {
        await db.execute(sql`alter table main.audit disable trigger audit_append_only`);
        await db.execute(sql`update main.audit set after = '{"a": 3}' where entity = 'one'`);
        expect((await verifyAudit({ db, config: site.config })).broken?.reason).toBe('its row was changed');
        db.rollback();
      })
      .catch(() => undefined);
  });

  it('shows that a row was taken out', async () => {
    await site.database.db
      .transaction(async (db) => {
        await db.execute(sql`alter table main.audit disable trigger audit_append_only`);
        await db.execute(sql`delete from main.audit where entity = 'two'`);
        expect((await verifyAudit({ db, config: site.config })).broken?.reason).toBe('its row is missing');
        db.rollback();
      })
      .catch((error: Error) => {
        if (!/Rollback/.test(error.message)) throw error;
      });
  });
});
