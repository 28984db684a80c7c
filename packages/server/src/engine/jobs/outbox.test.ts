import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { outboxTable } from '../database/tables.ts';
import { inTransaction } from '../sql/transaction.ts';
import { enqueue, sendOne } from './outbox.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('keeps one call a key, shows why it failed, and is done once it was sent', async () => {
  const ctx = systemContext(site);
  const call = { adapter: 'test', operation: 'send', idempotencyKey: 'k1', payload: { a: 1 } };
  await inTransaction(ctx, (tx) => enqueue(tx, call));
  await inTransaction(ctx, (tx) => enqueue(tx, call));
  const rows = await site.database.db.select().from(outboxTable).where(eq(outboxTable.idempotencyKey, 'k1'));
  expect(rows).toHaveLength(1);
  const id = rows[0]?._id ?? '';
  const state = async () =>
    (await site.database.db.select().from(outboxTable).where(eq(outboxTable._id, id)))[0];
  await expect(sendOne(ctx, id, { test: async () => Promise.reject(new Error('away')) })).rejects.toThrow(
    'away',
  );
  expect(await state()).toMatchObject({ TrangThai: 'Loi', attempts: 1, lastError: 'away' });
  let sent = 0;
  const sender = {
    test: async () => {
      sent += 1;
      return { ok: true };
    },
  };
  await sendOne(ctx, id, sender);
  await sendOne(ctx, id, sender);
  expect(sent).toBe(1);
  expect(await state()).toMatchObject({ TrangThai: 'DaGui', attempts: 2, answer: { ok: true } });
});
