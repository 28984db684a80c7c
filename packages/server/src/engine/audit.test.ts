import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../test/testSite.ts';
import { audit } from './audit.ts';
import { sealAudit, verifyAudit } from './auditSeal.ts';
import { inTransaction } from './transaction.ts';

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

describe('the operation log', () => {
  beforeEach(async () => {
    await act('one');
    await act('two');
    while ((await sealAudit(site.database)) > 0);
  });

  it('is sealed once and verifies', async () => {
    expect(await sealAudit(site.database)).toBe(0);
    const verdict = await verifyAudit(site.database.db);
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
      await act('quick');
      await sealAudit(site.database);
      expect((await verifyAudit(tx.db)).unsealed).toBeGreaterThanOrEqual(1);
    });
    while ((await sealAudit(site.database)) > 0);
    expect((await verifyAudit(site.database.db)).unsealed).toBe(0);
  });

  it('shows that a row was changed behind its back', async () => {
    await site.database.db
      .transaction(async (db) => {
        await db.execute(sql`alter table main.audit disable trigger audit_append_only`);
        await db.execute(sql`update main.audit set after = '{"a": 3}' where entity = 'one'`);
        expect((await verifyAudit(db)).broken?.reason).toBe('its row was changed');
        db.rollback();
      })
      .catch(() => undefined);
  });

  it('shows that a row was taken out', async () => {
    await site.database.db
      .transaction(async (db) => {
        await db.execute(sql`alter table main.audit disable trigger audit_append_only`);
        await db.execute(sql`delete from main.audit where entity = 'two'`);
        expect((await verifyAudit(db)).broken?.reason).toBe('its row is missing');
        db.rollback();
      })
      .catch((error: Error) => {
        if (!/Rollback/.test(error.message)) throw error;
      });
  });
});
