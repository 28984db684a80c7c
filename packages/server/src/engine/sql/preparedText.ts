import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { type Db, queryText } from '../database/database.ts';

type Text = { sql: string; params: unknown[] };

const dialect = new PgDialect();

/**
 * SQL that is put together at its first call, not at each: for what every request runs. `build` names its values by `sql.placeholder`; they
 * are given at each call, by name. Rows come as the driver reads them: dates as text only where the SQL says so.
 */
export function preparedText<R extends pg.QueryResultRow>(
  build: () => SQL,
): (db: Db, values: Record<string, unknown>) => Promise<R[]> {
  let made: Text | null = null;
  return async (db, values) => {
    made ??= dialect.sqlToQuery(build());
    const { rows } = await queryText(db, made.sql, fillPlaceholders(made.params, values));
    return rows as R[]; // the columns of the select
  };
}

/**
 * The same about some ids, given to `build` as a relation with the column `id`. One id, which is most often all, stands there by itself:
 * PostgreSQL keeps the plan of that, while it plans for the length of an array anew each time.
 */
export function preparedTextOf<R extends pg.QueryResultRow>(
  build: (ids: SQL) => SQL,
): (db: Db, ids: readonly string[], values?: Record<string, unknown>) => Promise<R[]> {
  const one = preparedText<R>(() => build(sql`(select ${sql.placeholder('id')}::uuid as id)`));
  const many = preparedText<R>(() => build(sql`unnest(${sql.placeholder('ids')}::uuid[])`));
  return (db, ids, values = {}) =>
    ids.length === 1 ? one(db, { ...values, id: ids[0] }) : many(db, { ...values, ids: [...ids] });
}
