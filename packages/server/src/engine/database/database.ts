import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { databaseFailure } from '../errors.ts';
import { announced } from '../events/announce.ts';
import { GatheringPool } from './gatheringPool.ts';
import { PreparingClient } from './preparingClient.ts';
import { refuseStandby } from './refuseStandby.ts';

/** The query builder over the pool or over one transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase<Record<string, never>>;
  /** A connection of its own, for what streams tables in or out; whoever asked ends it. */
  connect: () => Promise<pg.Client>;
  close: () => Promise<void>;
};

type Session = {
  /** Settings of PostgreSQL for every connection. */
  settings?: Readonly<Record<string, string>>;
  /** So long a caller waits for a connection. */
  waitMs?: number;
  /** A server that only follows will do: nothing is written. */
  standby?: boolean;
};

/** Opens a pool; connections are made when needed, and a broken one is replaced. */
export function openDatabase(
  url: string,
  max: number,
  onError: (error: Error) => void,
  session: Session = {},
): Database {
  const options = Object.entries({ timezone: 'UTC', ...session.settings }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: session.waitMs ?? 10_000,
    keepAlive: true, // a server whose power went says nothing
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'sen',
    options: [process.env['PGOPTIONS'] ?? '', ...options].join(' ').trim(),
  };
  const pool = new GatheringPool({
    ...settings,
    ...(session.standby ? { standby: true } : {}),
    max,
    idleTimeoutMillis: 30_000,
    Client: PreparingClient,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const connect = async () => {
    const client = new pg.Client(settings);
    refuseStandby(client);
    client.on('error', onError);
    await client.connect();
    return client;
  };
  const close = async () => {
    await announced(pool);
    await pool.end();
  };
  return { pool, db: drizzle(pool), connect, close };
}

/** Runs a statement under a name, so that PostgreSQL plans it once a connection; inside a transaction too. */
export function queryPrepared<R extends pg.QueryResultRow>(
  db: Db,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<R>> {
  return poolOf(db).query<R>({ name, text, values: [...values] }); // a transaction's builder keeps its connection, which has the same method
}

/** Sends SQL with its values apart; what comes again and again is planned once a connection (PreparingClient). */
export function queryText(db: Db, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  return poolOf(db).query({ text, values: [...values] });
}

/** The address of the database that a query builder works on, to open one beside it. */
export function addressOf(db: Db): string {
  return String(poolOf(db).options.connectionString);
}

/** One query builder a connection, so that what was prepared with it is there again in the connection's next transaction. */
const builders = new WeakMap<pg.PoolClient, Db>();

/** A statement with its values apart; a named one is planned once a connection. */
export type Statement = { name?: string; text: string; values: readonly unknown[] };

type Ending = {
  sent: readonly Promise<unknown>[];
  closing: () => Statement | null;
  committed: (rows: readonly unknown[]) => void;
};

/**
 * Runs `act` as one transaction on a connection of its own; what it throws takes everything back. The beginning travels with the
 * first statement; those of `sent` were sent by `act` without waiting. The statement that `closing` gives afterwards travels with
 * the commit: refused, it refuses the commit. `committed` gets the rows that it answered, once it is done.
 */
export async function transactionOn<T>(
  db: Db,
  act: (db: Db) => Promise<T>,
  { sent, closing, committed }: Ending,
): Promise<T> {
  const client = await poolOf(db).connect();
  let broken = false;
  try {
    const begun = client.query('begin');
    begun.catch(() => undefined); // thrown below; until then it must not count as unhandled
    const answer = await act(builderOf(client));
    const last = closing();
    const closed = last ? client.query({ ...last, values: [...last.values] }) : null;
    await Promise.all([begun, ...sent, closed, client.query('commit')]);
    if (closed) committed((await closed).rows);
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw (await causeOf(error, sent)) ?? error;
  } finally {
    client.release(broken);
  }
}

/** A statement that is refused only since an earlier one, sent without waiting, was: that one says why. */
async function causeOf(error: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if (databaseFailure(error)?.code !== inFailedTransaction) return null;
  const [first] = (await Promise.allSettled(sent)).filter((one) => one.status === 'rejected');
  return first?.reason;
}

const inFailedTransaction = '25P02';

function builderOf(client: pg.PoolClient): Db {
  let builder = builders.get(client);
  if (!builder) {
    builder = drizzle(client);
    builders.set(client, builder);
  }
  return builder;
}

/** The pool of a query builder. */
export function poolOf(db: Db): pg.Pool {
  return (db as NodePgDatabase & { $client: pg.Pool }).$client; // the builder over a pool keeps its pool
}
