import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

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

describe('what is read in one turn of the program', () => {
  const place = () => site.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const placesOf = (answers: Array<{ rows: Array<{ pid: number }> }>) =>
    new Set(answers.map(({ rows }) => rows[0]?.pid));

  it('goes on one connection, a long list on a few', async () => {
    expect(placesOf(await Promise.all([place(), place(), place()])).size).toBe(1);
    const many = placesOf(await Promise.all(Array.from({ length: 20 }, place)));
    expect(many.size).toBeGreaterThan(1);
    expect(many.size).toBeLessThan(4);
  });

  it('is not held up by what writes beside it', async () => {
    const holder = await site.database.connect();
    await holder.query('select pg_advisory_lock(1)');
    let written = false;
    const writing = site.database.pool
      .query(
        'with none as (update main.bien_lai set version = version where false returning 1) select pg_advisory_lock(1)',
      )
      .then(() => {
        written = true;
      });
    await Promise.all([place(), place()]);
    expect(written).toBe(false);
    await holder.end();
    await writing;
  });

  it('is answered though one of it is refused, and the connection is good afterwards', async () => {
    const [before, refused, after] = await Promise.allSettled([
      place(),
      site.database.pool.query('select 1 / 0'),
      place(),
    ]);
    expect([before.status, refused.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await place()).rows).toHaveLength(1);
  });
});
