import { getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../context.ts';
import { queryText, type Statement } from '../database/database.ts';
import { partsOf, rowKey, tableName } from './parts.ts';
import { cellOf, encoded, type KeyedTable } from './rows.ts';
import { pipeline } from './transaction.ts';

// Rows that are added and changed as parts of one statement: what an act writes together, and what it writes with its commit.

type Columns = Record<string, PgColumn>;

/** Columns of a row that get a number of `lateNumber`, as it reads or bare: the row is added with the commit. */
export type LateCells = { mark: string; cells: Readonly<Record<string, 'text' | 'number'>> };

/** Adds rows to a table. Every row gives the same columns; the others take their defaults. */
export function insertStatement<T extends KeyedTable>(
  table: T,
  rows: ReadonlyArray<InferInsertModel<T>>,
  late?: LateCells,
): Statement {
  if (rows.length === 0) throw new Error(`no rows to add to ${tableName(table)}`);
  const columns: Columns = getTableColumns(table);
  const given = Object.keys(columns).filter(
    (name) =>
      late?.cells[name] || columns[name]?.defaultFn || rows.some((row) => cellOf(row, name) !== undefined),
  );
  const values: unknown[] = [];
  const give = (value: unknown) => `$${values.push(value)}`;
  const listed = rows.map((row) => {
    const cells = given.map((name) => {
      const kind = late?.cells[name];
      if (kind) return `(select late.${kind} from late where late.mark = ${give(late.mark)})`;
      return give(encoded(columns[name], cellOf(row, name) ?? columns[name]?.defaultFn?.()));
    });
    return `(${cells.join(', ')})`;
  });
  const names = given.map((name) => `"${columns[name]?.name}"`);
  return {
    text: `insert into ${tableName(table)} (${names.join(', ')}) values ${listed.join(', ')}`,
    values,
  };
}

/** Changes columns of a row and counts its version up. */
export function updateStatement<T extends KeyedTable>(
  table: T,
  id: string,
  set: Partial<InferSelectModel<T>>,
  times = 1,
): Statement {
  const columns: Columns = getTableColumns(table);
  const values: unknown[] = [id, times];
  const cells = Object.keys(columns)
    .filter((name) => name !== '_id' && name !== 'version' && cellOf(set, name) !== undefined)
    .map((name) => `"${columns[name]?.name}" = $${values.push(encoded(columns[name], cellOf(set, name)))}`);
  const changed = [...cells, 'version = version + $2::int'].join(', ');
  return { text: `update ${tableName(table)} set ${changed} where id = $1`, values };
}

/**
 * Writes what belongs together as one statement, without waiting for it (`pipeline`). Its parts do not see each other's rows, and no two
 * change the same one.
 */
export function sendTogether(tx: Tx, statements: readonly Statement[]): void {
  const values: unknown[] = [];
  const text = `with ${partsOf(statements, values).join(', ')} select 1`;
  pipeline(tx, queryText(tx.db, text, values));
}

/** Adds a row with the commit: this transaction does not read it. */
export function insertWithCommit<T extends KeyedTable>(
  tx: Tx,
  table: T,
  row: InferInsertModel<T> & { _id: string },
  late?: LateCells,
): void {
  tx.tx.closing.set(rowKey(table, row._id), insertStatement(table, [row], late));
}

/** What stands to be changed with the commit, so that a further change joins it. */
const changes = new WeakMap<Tx['tx'], Map<string, { set: object; times: number }>>();

/** Changes a locked row with the commit: this transaction reads it only where it knows of the change. */
export function updateWithCommit<T extends KeyedTable>(
  tx: Tx,
  table: T,
  id: string,
  set: Partial<InferSelectModel<T>>,
): void {
  const of = changes.get(tx.tx) ?? new Map<string, { set: object; times: number }>();
  changes.set(tx.tx, of);
  const key = rowKey(table, id);
  if (!of.has(key) && tx.tx.closing.has(key))
    throw new Error(`${key} is added with the commit: nothing changes it before`);
  const before = of.get(key) ?? { set: {}, times: 0 };
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  const all = { set: { ...before.set, ...given }, times: before.times + 1 };
  of.set(key, all);
  tx.tx.closing.set(key, updateStatement(table, id, all.set as Partial<InferSelectModel<T>>, all.times)); // sets of T
}
