import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../src/engine/context.ts';
import type { Db } from '../src/engine/database/database.ts';

type Plan = {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  /** Of a scan of a table alone. */
  'Relation Name'?: string;
  Plans?: Plan[];
};

/** What PostgreSQL reads for statements: pages of 8 kB of tables and indexes, and rows of tables that were taken or passed over. */
export type Cost = { pages: number; rows: number };

/** What the statements cost that an act sends by `ctx.db.execute`: counts, which no other work on the machine changes. */
export async function costOf(ctx: Ctx, act: (ctx: Ctx) => Promise<unknown>): Promise<Cost> {
  const cost: Cost = { pages: 0, rows: 0 };
  const execute = async (query: SQL) => {
    const { rows } = await ctx.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, buffers, timing off, format json) ${query}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('PostgreSQL gave no plan');
    cost.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    cost.rows += rowsOf(plan);
    return ctx.db.execute(query);
  };
  const db = new Proxy(ctx.db, {
    get: (of, name) => (name === 'execute' ? execute : Reflect.get(of, name)),
  }) satisfies Db;
  await act({ ...ctx, db, loaders: new Map() });
  return cost;
}

function rowsOf(plan: Plan): number {
  const own = plan['Relation Name']
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((rows, one) => rows + rowsOf(one), own);
}
