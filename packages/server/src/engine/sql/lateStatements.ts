import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tableName } from './parts.ts';

/** Where a number stands: columns of the row with this id, for the number as it reads and for the bare one. */
export type Target = { table: PgTable; id: string; text?: PgColumn; number?: PgColumn };

/** A number that a transaction takes at its end. Until then its mark stands in its place. */
export type LateNumber = NumberForm & { targets: Target[] };

/** How a number of a counter is written, by the mark that stands for it. */
type NumberForm = {
  mark: string;
  name: string;
  scope: string;
  prefix: string;
  suffix: string;
  width: number;
  turn: number;
};

/** Makes a value a parameter of a statement and answers how it is named there. */
type Give = (value: unknown) => string;

/**
 * The parts of a statement (`with ...`) that take the numbers of a transaction, all counters in one order, name them `late`
 * (mark, number, text and n, their order) and write them into their rows. A row of one statement is changed once: all its columns together.
 */
export function lateParts(late: readonly LateNumber[], give: Give): string[] {
  if (late.length === 0) return [];
  const counts = new Map<string, { name: string; scope: string; n: number }>();
  for (const { name, scope, turn } of late) {
    const key = `${turn} ${name}/${scope}`;
    counts.set(key, { name, scope, n: (counts.get(key)?.n ?? 0) + 1 });
  }
  const ordered = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count], at) => ({ ...count, at }));
  const taken = `taken as (
    insert into main.counter (name, scope, value) select name, scope, n from json_to_recordset(${give(JSON.stringify(ordered))}::json)
      as c(name text, scope text, n int, at int) order by at
    on conflict (name, scope) do update set value = counter.value + excluded.value, at = now() returning name, scope, value)`;
  const numbers = `late as (
    select w.mark, c.value - w.back as number, row_number() over (order by w.mark) as n,
      w.prefix || lpad((c.value - w.back)::text, greatest(w.width, length((c.value - w.back)::text)), '0') || w.suffix as text
    from json_to_recordset(${give(JSON.stringify(formsOf(late)))}::json)
        as w(mark text, name text, scope text, back int, prefix text, suffix text, width int)
      join taken c on c.name = w.name and c.scope = w.scope)`;
  return [taken, numbers, ...fillsOf(late, give)];
}

/** The forms of the numbers: `back` is how many of the same counter come after one. */
function formsOf(late: readonly LateNumber[]): Array<NumberForm & { back: number }> {
  const after = new Map<string, number>();
  return late
    .toReversed()
    .map(({ targets: _rows, ...form }) => {
      const key = `${form.name}/${form.scope}`;
      const back = after.get(key) ?? 0;
      after.set(key, back + 1);
      return { ...form, back };
    })
    .toReversed();
}

type Fill = { columns: Map<string, 'text' | 'number'>; cells: object[] };

/** One change a table: the cells that get numbers, by row and column. */
function fillsOf(late: readonly LateNumber[], give: Give): string[] {
  const tables = new Map<string, Fill>();
  for (const { mark, targets } of late)
    for (const { table, id, ...columns } of targets) {
      const name = tableName(table);
      const fill: Fill = tables.get(name) ?? { columns: new Map(), cells: [] };
      tables.set(name, fill);
      for (const kind of ['text', 'number'] as const) {
        const column = columns[kind]?.name;
        if (!column) continue;
        fill.columns.set(column, kind);
        fill.cells.push({ id, mark, col: column });
      }
    }
  return [...tables].map(([name, { columns, cells }], at) => {
    const read = [...columns].map(
      ([column, kind], n) => `max(late.${kind}) filter (where g.col = '${column}') as c${n}`,
    );
    const set = [...columns.keys()].map((column, n) => `"${column}" = coalesce(f.c${n}, t."${column}")`);
    return `filled${at} as (
      update ${name} t set ${set.join(', ')} from (
        select g.id, ${read.join(', ')} from json_to_recordset(${give(JSON.stringify(cells))}::json) as g(id uuid, mark text, col text)
        join late on late.mark = g.mark group by g.id) f
      where t.id = f.id)`;
  });
}
