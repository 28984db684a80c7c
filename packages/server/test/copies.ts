import type { TestSite } from './testSite.ts';

/**
 * Copies of a row, with the columns that shall differ as SQL of `n`, 1 to `count`: what thousands of acts would leave, by one statement.
 * Answers the ids in the order of `n`.
 */
export async function copyRow(
  site: TestSite,
  table: string,
  id: string,
  count: number,
  differ: Record<string, string>,
): Promise<string[]> {
  const { rows: columns } = await site.database.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const values = columns.map(({ name }) => (name === 'id' ? 'uuidv7()' : (differ[name] ?? `r."${name}"`)));
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
    select ${values.join(', ')} from ${table} r, generate_series(1, $2::int) n where r.id = $1 returning id`,
    [id, count],
  );
  return rows.map((row) => row.id);
}
