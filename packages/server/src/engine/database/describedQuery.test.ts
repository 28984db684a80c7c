import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
let client: PoolClient;
beforeAll(async () => {
  site = await openTestSite();
  client = await site.database.pool.connect();
  await client.query('create table main.described (a int, b text)');
  await client.query(`insert into main.described values (1, 'x')`);
});
afterAll(async () => {
  client.release(true);
  await site.close();
});

const all = { name: 'all_described', text: 'select * from main.described where a = $1', values: [1] };

/** How many descriptions of columns come while something runs. */
async function descriptions(run: () => Promise<unknown>): Promise<number> {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  let count = 0;
  const came = () => {
    count += 1;
  };
  connection.on('rowDescription', came);
  try {
    await run();
  } finally {
    connection.off('rowDescription', came);
  }
  return count;
}

describe('a prepared statement', () => {
  it('has its columns described once a connection, and answers the same afterwards', async () => {
    const answers: unknown[] = [];
    const run = async () => {
      for (let n = 0; n < 5; n++) answers.push((await client.query(all)).rows);
    };
    expect(await descriptions(run)).toBe(1);
    expect(answers).toEqual(Array.from({ length: 5 }, () => [{ a: 1, b: 'x' }]));
  });

  it('reads rows as arrays and with types of its own as before', async () => {
    const types = { getTypeParser: () => (text: string) => `<${text}>` };
    const asked = { ...all, rowMode: 'array' as const, types: types as never };
    expect((await client.query(asked)).rows).toEqual([['<1>', '<x>']]);
    const { fields, rowCount } = await client.query(all);
    expect(fields.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(rowCount).toBe(1);
  });

  it('sent many times in one turn is answered each time', async () => {
    const asked = { ...all, name: 'at_once' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.query(asked)));
    expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ a: 1, b: 'x' }]));
  });

  it('whose columns are others since then is refused once, and read anew by its next run', async () => {
    await client.query(all);
    await client.query('alter table main.described add column c int default 7');
    await expect(client.query(all)).rejects.toMatchObject({ code: '0A000' });
    expect((await client.query(all)).rows).toEqual([{ a: 1, b: 'x', c: 7 }]);
    await client.query('alter table main.described alter column c type text');
    await expect(client.query(all)).rejects.toMatchObject({ code: '0A000' });
    expect((await client.query(all)).rows).toEqual([{ a: 1, b: 'x', c: '7' }]);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('that changes rows without answering any says how many', async () => {
    const change = { name: 'change', text: `update main.described set b = $1`, values: ['y'] };
    for (let n = 0; n < 3; n++) expect((await client.query(change)).rowCount).toBe(1);
  });

  it('that fails says so each time, and the next one is answered', async () => {
    const wrong = {
      name: 'wrong',
      text: 'select 1 / n as one from unnest($1::int[]) as n where n < 9',
      values: [[1]],
    };
    expect((await client.query(wrong)).rows).toEqual([{ one: 1 }]);
    await expect(client.query({ ...wrong, values: [[0]] })).rejects.toMatchObject({ code: '22012' });
    expect((await client.query(wrong)).rows).toEqual([{ one: 1 }]);
  });
});
