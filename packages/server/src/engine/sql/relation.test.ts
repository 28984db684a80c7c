import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { eventTable, outboxTable } from '../database/tables.ts';
import { relation } from './relation.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type PlanNode = { 'Node Type': string; 'Index Name'?: string; Plans?: PlanNode[] };

/** The steps of a query, each with its index: aliases aside, which say nothing of what is done. */
async function stepsOf(query: SQL): Promise<string[]> {
  const { rows } = await site.database.db.execute<{ 'QUERY PLAN': Array<{ Plan: PlanNode }> }>(
    sql`explain (costs off, format json) ${query}`,
  );
  const steps = (node: PlanNode): string[] => [
    `${node['Node Type']} ${node['Index Name'] ?? ''}`,
    ...(node.Plans ?? []).flatMap(steps),
  ];
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => steps(Plan));
}

const query = (events: SQL, calls: SQL) => sql`
  select e.module, count(c.id) from ${events} e
  left join ${calls} c on c.id = e.node_id and c.trang_thai <> 'DaHuy'
  left join lateral (select * from ${calls} l where l.id = e.node_id order by l.ngay_tao desc limit 1) last on true
  where e.at > now() and not exists (select 1 from ${calls} x where x.id = e.node_id and x.attempts > 3)
  group by e.module`;

it('a relation is read as the table itself is: joined, joined from the left, lateral and asked for by exists', async () => {
  const events = relation(eventTable, ['_id', 'module', 'idNode', 'at']);
  const calls = relation(outboxTable, ['_id', 'TrangThai', 'attempts', 'NgayTao']);
  const through = await stepsOf(query(events, calls));
  expect(through.length).toBeGreaterThan(5);
  expect(through.join()).not.toContain('Subquery');
  expect(through).toEqual(await stepsOf(query(sql`${eventTable}`, sql`${outboxTable}`)));
});

it('a relation has the named fields only', async () => {
  const calls = relation(outboxTable, ['_id', 'adapter']);
  const { fields } = await site.database.db.execute(sql`select * from ${calls} c`);
  expect(fields.map(({ name }) => name)).toEqual(['id', 'adapter']);
});
