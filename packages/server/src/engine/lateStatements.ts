import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Statement } from './database.ts';

/** Where a number stands: a column of the row with this id, and a column for the bare number. */
export type Target = { table: PgTable; text: PgColumn; number?: PgColumn; id: string };

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
};

/** The statements that take the numbers of a transaction, all counters in the order of their names, and write them into their rows. */
export function lateStatements(late: readonly LateNumber[]): Statement[] {
  if (late.length === 0) return [];
  const counts = new Map<string, { name: string; scope: string; n: number }>();
  for (const { name, scope } of late) {
    const n = (counts.get(`${name}/${scope}`)?.n ?? 0) + 1;
    counts.set(`${name}/${scope}`, { name, scope, n });
  }
  const taken = { name: 'sen_late', text: takeText, values: [JSON.stringify([...counts.values()])] };
  const forms = formsOf(late);
  const columns = new Map<string, { target: Target; rows: object[] }>();
  for (const [at, { targets }] of late.entries())
    for (const target of targets) {
      const key = `${nameOf(target.table)}.${target.text.name}`;
      const column = columns.get(key) ?? { target, rows: [] };
      column.rows.push({ ...forms[at], id: target.id });
      columns.set(key, column);
    }
  const filled = [...columns].map(([key, { target, rows }]) => ({
    name: `sen_late_${key}`,
    text: fillText(target),
    values: [JSON.stringify(rows)],
  }));
  return [taken, ...filled];
}

/** The numbers as `lateRows` reads them: `back` is how many of the same counter come after one. */
export function formsOf(late: readonly LateNumber[]): Array<NumberForm & { back: number }> {
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

/** The numbers of `formsOf`, as a parameter of JSON, once the counters have moved; written as numberText writes them. */
export const lateRows = (parameter: string) => `
  select w.id, w.mark, c.value - w.back as number, row_number() over (order by w.mark) as n,
    w.prefix || lpad((c.value - w.back)::text, greatest(w.width, length((c.value - w.back)::text)), '0') || w.suffix as text
  from json_to_recordset(${parameter}::json)
      as w(id uuid, mark text, name text, scope text, back int, prefix text, suffix text, width int)
    join main.counter c on c.name = w.name and c.scope = w.scope`;

const takeText = `
  insert into main.counter (name, scope, value) select name, scope, n from json_to_recordset($1::json) as c(name text, scope text, n int)
  order by name, scope
  on conflict (name, scope) do update set value = counter.value + excluded.value, at = now()`;

function fillText({ table, text, number }: Target): string {
  const bare = number ? `, "${number.name}" = late.number` : '';
  return `update ${nameOf(table)} t set "${text.name}" = late.text${bare} from (${lateRows('$1')}) late where t.id = late.id`;
}

function nameOf(table: PgTable): string {
  const { schema, name } = getTableConfig(table);
  return `${schema}.${name}`;
}
