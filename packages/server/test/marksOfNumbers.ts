import type { Database } from '../src/engine/database/database.ts';

/** Tables with a row in which the mark of a number stands instead of the number (engine/sql/lateNumbers.ts), and slips without one. */
export async function marksOfNumbers({ pool }: Database): Promise<string[]> {
  const tables = await pool.query<{ name: string }>(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('main', 'auth', 'pharmacy', 'print') and table_type = 'BASE TABLE'`);
  const marked = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name where exists (select 1 from ${name} t where t::text ~ '~[0-9a-f]{8}-[0-9a-f]{4}-7')`,
  );
  const unnumbered = `select 'a slip without a number' where exists (select 1 from main.dich_vu_yeu_cau where so_thu_tu = 0)`;
  const { rows } = await pool.query<{ name: string }>([...marked, unnumbered].join(' union all '));
  return rows.map(({ name }) => name);
}
