import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The query builder over the pool or over one transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase<Record<string, never>>;
  close: () => Promise<void>;
};

/** Opens a pool; connections are made when needed, and a broken one is replaced. */
export function openDatabase(url: string, max: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'sen',
    options: '-c timezone=UTC',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** Runs a statement under a name, so that PostgreSQL plans it once a connection. Outside transactions only. */
export function queryPrepared<R extends pg.QueryResultRow>(
  db: Db,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<R>> {
  const { $client } = db as NodePgDatabase & { $client: pg.Pool }; // the builder over a pool keeps its pool
  return $client.query<R>({ name, text, values: [...values] });
}
