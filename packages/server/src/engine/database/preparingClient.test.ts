import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { preparedMax } from './preparingClient.ts';

let site: TestSite;
let client: PoolClient;
beforeAll(async () => {
  site = await openTestSite();
  client = await site.database.pool.connect();
});
afterAll(async () => {
  client.release(true);
  await site.close();
});

const one = (n: number) => ({ name: `one_${n}`, text: `select $1::int + ${n} as sum`, values: [1] });
const kept = async () => {
  const { rows } = await client.query(`select name from pg_prepared_statements where name like 'one\\_%'`);
  return new Set(rows.map(({ name }: { name: string }) => name));
};

it('keeps the statements that are used, however many others come, and prepares again what it let go', async () => {
  for (let n = 0; n < preparedMax + 50; n++) {
    expect((await client.query(one(n))).rows).toEqual([{ sum: n + 1 }]);
    if (n % 100 === 0) await client.query(one(0));
  }
  const names = await kept();
  expect(names.size).toBe(preparedMax);
  expect([names.has('one_0'), names.has('one_1'), names.has(`one_${preparedMax + 49}`)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await client.query(one(1))).rows).toEqual([{ sum: 2 }]);
});

it('lets none go that is on its way, in a transaction that was broken neither', async () => {
  const many = Array.from({ length: preparedMax + 50 }, (_, n) => client.query(one(1000 + n)));
  const answers = await Promise.all(many);
  expect(answers.map(({ rows }) => rows[0].sum)).toEqual(many.map((_, n) => 1001 + n));
  await client.query('begin');
  await expect(client.query('select 1 / 0')).rejects.toThrow();
  await expect(client.query(one(1))).rejects.toThrow('aborted');
  await client.query('rollback');
  for (let n = 0; n < 60; n++) expect((await client.query(one(n))).rows).toEqual([{ sum: n + 1 }]);
  expect((await kept()).size).toBeLessThanOrEqual(preparedMax);
});

it.each([
  ['with its values beside it', (text: string) => client.query({ text }, [1])],
  ['with its values in it', (text: string) => client.query({ text, values: [1] })],
])('prepares what comes again and again: a statement %s', async (how, send) => {
  const text = `select $1::int as "${how}"`;
  const names = async () => {
    const { rows } = await client.query(
      `select name, generic_plans::int + custom_plans::int as runs from pg_prepared_statements where statement like '%${how}%' and name like 'sen%'`,
    );
    return rows.map(({ runs }: { runs: number }) => runs);
  };
  for (let n = 0; n < 4; n++) await send(text);
  expect(await names()).toEqual([]);
  for (let n = 0; n < 3; n++) await send(text);
  expect(await names()).toEqual([3]);
});
