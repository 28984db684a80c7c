import type pg from 'pg';

/** Tables that a backup holds, each after those its foreign keys name. Partitions travel with their parent. */
export async function tablesInOrder(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'main', 'pharmacy', 'print') and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`);
  const { rows: keys } = await client.query<{ from: string; to: string }>(`
    select cn.nspname || '.' || c.relname as "from", rn.nspname || '.' || r.relname as "to"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
    join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
    where k.contype = 'f' and c.oid <> r.oid`);
  const left = new Set(tables.map((table) => table.name));
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !keys.some((key) => key.from === name && left.has(key.to)));
    if (free.length === 0) throw new Error(`tables refer to each other in a ring: ${[...left].join(', ')}`);
    for (const name of free) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

/** Columns of a table that are written, in order; generated ones are worked out again. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map((row) => row.name);
}

/** The first days of the months that the operation log, or its seals, have a part for. */
export async function logMonths(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(`
    select distinct to_date(right(c.relname, 6), 'YYYYMM')::text as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('main.audit'::regclass, 'main.audit_seal'::regclass) and c.relname ~ '_[0-9]{6}$' order by 1`);
  return rows.map((row) => row.month);
}

/** The migrations that the database has, oldest first. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from public.sen_migration order by id');
  return rows.map((row) => row.hash);
}

/** What a table holds: its rows, and a sum over their contents that is the same in whatever order they lie. */
export type TableContents = { rows: number; sum: string };

/** Reads a whole table of the database that the client speaks to, as its transaction sees it. */
export async function contentsOf(client: pg.ClientBase, table: string): Promise<TableContents> {
  const { rows } = await client.query<{ count: string; sum: string }>(
    `select count(*) as count, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from ${table} t`,
  );
  return { rows: Number(rows[0]?.count ?? 0), sum: rows[0]?.sum ?? '0' };
}
