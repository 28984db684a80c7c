import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database/database.ts';

type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

/**
 * Fills tables of schema `main` as a restore does: their secondary indexes are made afterwards, each by one pass over what is sorted.
 * Says how long each part took.
 */
export async function inBulk(
  database: Database,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await indexesOf(database, tables);
  for (const { name } of indexes) await database.db.execute(sql.raw(`drop index ${name}`));
  await timed('rows', fill);
  await timed('indexes', async () => {
    for (const { definition } of indexes)
      await database.db.transaction(async (db) => {
        await db.execute(sql`set local maintenance_work_mem = '1GB'`);
        await db.execute(sql`set local synchronous_commit = off`);
        await db.execute(sql.raw(definition));
      });
  });
  await timed('vacuum', async () => {
    for (const table of tables) await database.db.execute(sql.raw(`vacuum analyze main.${table}`));
  });
}

/** One transaction of a fill: whose rows fit together, so that no row is checked against those it names. */
export function unchecked(database: Database, work: (db: Transaction) => Promise<void>): Promise<void> {
  return database.db.transaction(async (db) => {
    await db.execute(sql`set local synchronous_commit = off`);
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`set local work_mem = '256MB'`);
    // where a plan gathers from processes, two calls of uuidv7() in one row answer one value (PostgreSQL 18.4)
    await db.execute(sql`set local max_parallel_workers_per_gather = 0`);
    await work(db);
  });
}

/** The indexes that hold no rule of their own: what a constraint or a unique index says is true while it is filled. */
async function indexesOf(database: Database, tables: readonly string[]) {
  const { rows } = await database.db.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'main'::regnamespace and t.relname in ${[...tables]}
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by 1`);
  return rows;
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await work();
  process.stderr.write(`${what}: ${((performance.now() - from) / 1000).toFixed(0)} s\n`);
}
