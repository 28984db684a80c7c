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
    Client: PreparingClient,
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

/** Statements that are kept prepared; the rest of a long run goes unprepared rather than fill every connection's memory. */
const preparedMax = 300;
/** A text is kept prepared once it has been sent so often. */
const often = 5;
const sent = new Map<string, number>();
const names = new Map<string, string>();
/** Searches are planned for their values: a plan for any value would walk the whole table for a word that nobody has. */
const search = / like | ilike |@@|@>|<@| ~ /i;

/**
 * The driver's client, which gives a name to statements that come again and again: PostgreSQL then parses and plans them once a
 * connection. What the query builder makes is one text for one place in the code, with its values apart.
 */
class PreparingClient extends pg.Client {
  // the driver's own signature is a list of overloads; what it is given is passed on
  override query(...args: unknown[]): never {
    const [config, values] = args;
    if (isStatement(config) && Array.isArray(values) && values.length > 0) {
      args[0] = { ...config, name: nameOf(config.text) };
    }
    return Reflect.apply(super.query, this, args) as never;
  }
}

type Unnamed = { text: string; name?: undefined };

function isStatement(config: unknown): config is Unnamed {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    (!('name' in config) || config.name === undefined) &&
    !('submit' in config)
  );
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= preparedMax) return known;
  const count = (sent.get(text) ?? 0) + 1;
  if (sent.size >= 5000) sent.clear();
  sent.set(text, count);
  if (count < often || search.test(text)) return undefined;
  const name = `sen_${names.size}`;
  names.set(text, name);
  sent.delete(text);
  return name;
}
