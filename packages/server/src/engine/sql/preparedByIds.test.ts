import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { queryByIds } from './preparedByIds.ts';
import { inTransaction } from './transaction.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('one id is asked for by its own statement, which is planned once a connection', async () => {
  await inTransaction(systemContext(site), async (tx) => {
    const text = (isOf: (column: string) => string) =>
      `select code from auth.node where ${isOf('id')} order by code`;
    const ask = async (ids: string[]) => (await queryByIds(tx.db, 'test_by_ids', text, ids)).rows;
    const room = await site.id('auth.node', 'PK01');
    const desk = await site.id('auth.node', 'TN01');
    for (let turn = 0; turn < 8; turn += 1) expect(await ask([room])).toEqual([{ code: 'PK01' }]);
    expect(await ask([room, desk])).toEqual([{ code: 'PK01' }, { code: 'TN01' }]);
    expect(await ask([])).toEqual([]);
    const { rows } = await tx.db.execute<{ once: boolean }>(
      sql`select generic_plans > 0 as once from pg_prepared_statements where name = 'test_by_ids_one'`,
    );
    expect(rows).toEqual([{ once: true }]);
  });
});
