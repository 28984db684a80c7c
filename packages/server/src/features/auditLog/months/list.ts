import { type MovedMonth, readMoved } from '../../../engine/audit/movedMonths.ts';
import type { Database } from '../../../engine/database/database.ts';

/** A part of a table that lies by month: `until` is null for the net, which holds what has no month. */
export type MonthPart = {
  table: string;
  part: string;
  since: string | null;
  until: string | null;
  rows: number;
  bytes: number;
};

/** The parts of every table that lies by month, and the months of the log that lie outside the database. */
export async function listMonths({
  db,
  pool,
}: Database): Promise<{ parts: MonthPart[]; moved: MovedMonth[] }> {
  const { rows } = await pool.query<Omit<MonthPart, 'rows'>>(`
    select n.nspname || '.' || p.relname as table, n.nspname || '.' || c.relname as part,
      substring(bounds from 'FROM \\(''(\\d{4}-\\d{2}-\\d{2})') as since, substring(bounds from 'TO \\(''(\\d{4}-\\d{2}-\\d{2})') as until,
      pg_total_relation_size(c.oid)::float8 as bytes
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
      join pg_namespace n on n.oid = p.relnamespace, pg_get_expr(c.relpartbound, c.oid) as bounds
    where n.nspname in ('auth', 'main', 'pharmacy', 'print') and p.relkind = 'p' and c.relkind = 'r' order by 1, 4 nulls last`);
  const parts: MonthPart[] = [];
  for (const part of rows) {
    const counted = await pool.query<{ rows: number }>(`select count(*)::float8 as rows from ${part.part}`);
    parts.push({ ...part, rows: counted.rows[0]?.rows ?? 0 });
  }
  return { parts, moved: await readMoved(db) };
}
