import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { type Db, queryPrepared } from '../database/database.ts';
import { type Preparable, prepared } from './prepared.ts';

type ById = (column: PgColumn | SQL) => SQL;

/**
 * A statement for the rows of some ids, put together once a connection. For one id, which is most often all, it asks by `=`: PostgreSQL
 * keeps the plan of that, while it plans `= any(...)` anew for each array. `isOf` in `build` compares a column with the ids.
 */
export function preparedByIds<R>(
  build: (db: Db, isOf: ById) => Preparable<R>,
): (db: Db, ids: readonly string[], values?: Record<string, unknown>) => Promise<R> {
  const one = prepared((db) => build(db, (column) => sql`${column} = ${sql.placeholder('id')}`));
  const many = prepared((db) =>
    build(db, (column) => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`),
  );
  return (db, ids, values = {}) =>
    ids.length === 1 ? one(db, { ...values, id: ids[0] }) : many(db, { ...values, ids });
}

/** The same for a statement as text: `text` is given how a column is compared with the ids, which are `$1`; `values` begin at `$2`. */
export function queryByIds<R extends pg.QueryResultRow>(
  db: Db,
  name: string,
  text: (isOf: (column: string) => string) => string,
  ids: readonly string[],
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<R>> {
  const [id] = ids;
  return ids.length === 1
    ? queryPrepared<R>(
        db,
        `${name}_one`,
        text((column) => `${column} = $1`),
        [id, ...values],
      )
    : queryPrepared<R>(
        db,
        name,
        text((column) => `${column} = any($1::uuid[])`),
        [ids, ...values],
      );
}
