import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../test/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** How many statements of a text its one connection keeps prepared after it was sent ten times. */
async function prepared(statement: (n: number) => ReturnType<typeof sql>, mark: string): Promise<number> {
  return site.database.db.transaction(async (db) => {
    for (let n = 0; n < 10; n++) {
      const { rows } = await db.execute<{ value: number }>(statement(n));
      expect(rows[0]?.value).toBe(n);
    }
    const { rows } = await db.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from pg_prepared_statements where statement like '%${mark}%'`),
    );
    return rows[0]?.count ?? 0;
  });
}

describe('a statement that comes again and again', () => {
  it('is kept prepared by its connection and answers by its values', async () => {
    expect(await prepared((n) => sql`select ${n}::int as value /* often */`, 'often')).toBe(1);
  });

  it('is planned for its values when it searches', async () => {
    expect(
      await prepared((n) => sql`select ${n}::int as value where 'abc' like ${'a%'} /* search */`, 'search'),
    ).toBe(0);
  });
});
