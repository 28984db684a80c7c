import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { counterTable, eventTable } from '../database/tables.ts';
import { compiled } from './compiledStatement.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { db } = site.database;
  await db.insert(eventTable).values([
    { module: 'KhamBenh', process: 'update', data: { a: [1, 'Ánh'] } },
    { module: 'KhamBenh', process: 'create', idNode: '00000000-0000-7000-8000-000000000000', data: {} },
  ]);
  await db.insert(counterTable).values({ name: 'x', scope: '26', value: 3 });
});
afterAll(() => site.close());

/** The rows of a query as the builder makes them, and as the compiled mapper does. */
async function both<R>(
  make: () => { prepare: (name: string) => { execute: () => Promise<R> } },
): Promise<R[]> {
  return [await make().prepare('').execute(), await compiled(make().prepare('')).execute({})];
}

describe('rows of a prepared statement', () => {
  it('are the same as the builder makes: big numbers, times, JSON, nothing, expressions', async () => {
    const { db } = site.database;
    const [plain, compiled] = await both(() =>
      db
        .select({
          id: eventTable._id,
          data: eventTable.data,
          at: eventTable.at,
          node: eventTable.idNode,
          text: sql<string>`upper(module)`,
          number: sql`id`.mapWith(Number),
          none: sql<null>`null`.mapWith(Number),
        })
        .from(eventTable)
        .orderBy(eventTable._id),
    );
    expect(compiled).toEqual(plain);
    expect(compiled?.at(-1)?.at).toBeInstanceOf(Date);
    expect(typeof compiled?.at(-1)?.id).toBe('bigint');
  });

  it('of a whole table and of an insert are the same', async () => {
    const { db } = site.database;
    const [plain, compiled] = await both(() =>
      db.select().from(counterTable).where(eq(counterTable.name, 'x')),
    );
    expect(compiled).toEqual(plain);
    expect(compiled).toHaveLength(1);
  });

  it('that hold rows of joined tables are left to the builder', async () => {
    const { db } = site.database;
    const [plain, compiled] = await both(() =>
      db.select().from(counterTable).leftJoin(eventTable, sql`false`).where(eq(counterTable.name, 'x')),
    );
    expect(compiled).toEqual(plain);
    expect(compiled?.[0]?.event).toBeNull();
  });
});
