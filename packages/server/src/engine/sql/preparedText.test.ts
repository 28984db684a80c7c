import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { openDatabase } from '../database/database.ts';
import { preparedTextOf } from './preparedText.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const ids = Array.from({ length: 3 }, (_, n) => `01990000-0000-7000-8000-00000000000${n}`);
/** What is asked about each costs so much that a plan for an array of unknown length looks worse than a plan for this one. */
const counted = preparedTextOf<{ id: string; counted: number }>(
  (of) => sql`
    select s.id, (select count(*)::int from generate_series(1, 1000) n where s.id is not null) as counted
    from ${of} as s(id) where ${sql.placeholder('wanted')}::boolean order by s.id`,
);
const answerFor = (some: readonly string[]) => some.map((id) => ({ id, counted: 1000 }));

it('answers about one id, several and none', async () => {
  const { db } = site.database;
  for (const some of [ids.slice(0, 1), ids, []])
    expect(await counted(db, some, { wanted: true })).toEqual(answerFor(some));
  expect(await counted(db, ids, { wanted: false })).toEqual([]);
});

it('about one id is planned for any, not for each', async () => {
  const one = openDatabase(site.url, 1, () => undefined); // one connection: what it prepared is looked at on it
  try {
    const run = (n: number) => counted(one.db, [ids[n % 3] ?? ''], { wanted: true });
    for (let n = 0; n < 20; n++) await run(n);
    const { rows } = await one.pool.query(
      `select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements where statement like '%as counted%' and name like 'sen%'`,
    );
    expect(rows).toEqual([{ kept: expect.any(Number), anew: 5 }]);
    expect(rows[0].kept).toBeGreaterThanOrEqual(10);
  } finally {
    await one.close();
  }
});
