import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { type Db, queryText } from './database.ts';

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
