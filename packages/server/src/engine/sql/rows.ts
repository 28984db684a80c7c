import {
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../context.ts';
import type { Db } from '../database/database.ts';
import { DomainError } from '../errors.ts';
import { prepared } from './prepared.ts';
import { preparedByIds } from './preparedByIds.ts';
import { pipeline } from './transaction.ts';

// Reading, locking, adding and changing rows of a table by their key, each put together once a connection: what a request does most.

/** A table with the columns of every table (engine/sql/columns.ts). */
export type KeyedTable = PgTable & { _id: PgColumn; version: PgColumn };

type Statement = (db: Db, values: Record<string, unknown>) => Promise<unknown>;
type Columns = Record<string, PgColumn>;

/** Statements by table and, for writes, by the columns that they name. */
const statements = new WeakMap<PgTable, Map<string, Statement>>();

function statementOf(table: PgTable, key: string, make: () => Statement): Statement {
  let known = statements.get(table);
  if (!known) {
    known = new Map();
    statements.set(table, known);
  }
  let statement = known.get(key);
  if (!statement) {
    statement = make();
    known.set(key, statement);
  }
  return statement;
}

/** The rows of these ids, in no order; ids that are not there are left out. */
export async function rowsById<T extends KeyedTable>(
  db: Db,
  table: T,
  ids: readonly string[],
): Promise<Array<InferSelectModel<T>>> {
  if (ids.length === 0) return [];
  let read = readers.get(table);
  if (!read) {
    read = preparedByIds((of, isOf) => of.select().from(plain(table)).where(isOf(table._id)));
    readers.set(table, read);
  }
  return (await read(db, ids)) as Array<InferSelectModel<T>>; // the columns of T
}

/** The readings of `rowsById` by table. */
const readers = new WeakMap<PgTable, (db: Db, ids: readonly string[]) => Promise<unknown>>();

/** Locks a row until the end of the transaction and reads it; null when there is none. */
export async function lockRow<T extends KeyedTable>(
  tx: Tx,
  table: T,
  id: string,
): Promise<InferSelectModel<T> | null> {
  const lock = statementOf(table, 'lock', () =>
    prepared((of) =>
      of
        .select()
        .from(plain(table))
        .where(eq(table._id, sql.placeholder('id')))
        .for('update'),
    ),
  );
  const [row] = (await lock(tx.db, { id })) as Array<InferSelectModel<T>>; // the columns of T
  return row ?? null;
}

/** Locks a row that must be there until the end of the transaction and reads it. Errors: NOT_FOUND with the name of what is missing. */
export async function lockExisting<T extends KeyedTable>(
  tx: Tx,
  table: T,
  id: string,
  entity: string,
): Promise<InferSelectModel<T>> {
  const row = await lockRow(tx, table, id);
  if (!row) throw new DomainError('NOT_FOUND', { entity });
  return row;
}

/** Adds rows, all at once, and answers them as written. Every row gives the same columns; the others take their defaults. */
export async function insertRows<T extends KeyedTable>(
  tx: Tx,
  table: T,
  rows: ReadonlyArray<InferInsertModel<T>>,
): Promise<Array<InferSelectModel<T>>> {
  const [first] = rows;
  if (!first) return [];
  const columns: Columns = getTableColumns(table);
  const given = Object.keys(columns).filter(
    (name) => columns[name]?.defaultFn || rows.some((row) => cellOf(row, name) !== undefined),
  );
  const add = statementOf(table, `add ${rows.length} ${given.join()}`, () =>
    prepared((of) =>
      of
        .insert(plain(table))
        .values(rows.map((_, index) => namedBy(given, (name) => `${name}${index}`)))
        .returning(),
    ),
  );
  const values: Record<string, unknown> = {};
  rows.forEach((row, index) => {
    for (const name of given)
      values[`${name}${index}`] = encoded(columns[name], cellOf(row, name) ?? columns[name]?.defaultFn?.());
  });
  return (await add(tx.db, values)) as Array<InferSelectModel<T>>; // the columns of T
}

/** Adds a row and answers it as written. */
export async function insertRow<T extends KeyedTable>(
  tx: Tx,
  table: T,
  row: InferInsertModel<T>,
): Promise<InferSelectModel<T>> {
  const [written] = await insertRows(tx, table, [row]);
  if (!written) throw new Error('an insert answered no row');
  return written;
}

/** Adds rows without waiting for it; see `pipeline`. */
export function sendRows<T extends KeyedTable>(
  tx: Tx,
  table: T,
  rows: ReadonlyArray<InferInsertModel<T>>,
): void {
  pipeline(tx, insertRows(tx, table, rows));
}

/**
 * Changes columns of a row, counts its version up, by one or for several changes at once, and answers it as written; null when there is
 * none.
 */
export async function updateRow<T extends KeyedTable>(
  tx: Tx,
  table: T,
  id: string,
  set: Partial<InferSelectModel<T>>,
  changes = 1,
): Promise<InferSelectModel<T> | null> {
  const columns: Columns = getTableColumns(table);
  const given = Object.keys(columns).filter(
    (name) => name !== '_id' && name !== 'version' && cellOf(set, name) !== undefined,
  );
  const change = statementOf(table, `change ${changes} ${given.join()}`, () =>
    prepared((of) =>
      of
        .update(plain(table))
        .set({
          ...namedBy(given, (name) => name),
          version: sql`${table.version} + ${sql.raw(String(changes))}`,
        })
        .where(eq(table._id, sql.placeholder('_id')))
        .returning(),
    ),
  );
  const values: Record<string, unknown> = { _id: id };
  for (const name of given) values[name] = encoded(columns[name], cellOf(set, name));
  const [written] = (await change(tx.db, values)) as Array<InferSelectModel<T>>; // the columns of T
  return written ?? null;
}

/** What an insert of rows that stand already writes of these columns instead: what was given. */
export function excluded<T extends KeyedTable, C extends keyof InferInsertModel<T> & string>(
  table: T,
  names: readonly C[],
): Record<C, SQL> {
  const columns: Columns = getTableColumns(table);
  const given = names.map((name) => [name, sql`excluded.${sql.identifier(columns[name]?.name ?? name)}`]);
  return Object.fromEntries(given) as Record<C, SQL>; // a column for each name
}

/** Placeholders stand as SQL of their own, since the builder would have its columns encode even what is null. */
function namedBy(given: readonly string[], name: (column: string) => string): Record<string, unknown> {
  return Object.fromEntries(given.map((column) => [column, sql`${sql.placeholder(name(column))}`]));
}

/** A value as the driver sends it for a column. */
export function encoded(column: PgColumn | undefined, value: unknown): unknown {
  return value === null || value === undefined ? null : column?.mapToDriverValue(value);
}

export function cellOf(row: object, name: string): unknown {
  return (row as Record<string, unknown>)[name]; // a column of the row's table
}

/** The table without its type: the builder's own types do not follow a table that is a type parameter. */
function plain(table: PgTable): PgTable<never> {
  return table as PgTable<never>; // the callers give the rows their types
}
