import { AsyncLocalStorage } from 'node:async_hooks';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildApp, type RunningApp } from '../src/app.ts';
import type { Config } from '../src/engine/config.ts';
import { type Ctx, localDay } from '../src/engine/context.ts';
import { type Database, openDatabase } from '../src/engine/database/database.ts';
import { emptyContext, makeContext } from '../src/engine/http/requestContext.ts';
import { newToken } from '../src/engine/secrets/ownToken.ts';
import { hashToken, openSession } from '../src/features/identity/session.ts';
import { sessionTable } from '../src/features/identity/tables.ts';
import { refuseUnnamed } from './auditNames.ts';
import { cloneConfig, cloneDatabase } from './clone.ts';

export type TestSite = {
  url: string;
  config: Config;
  database: Database;
  /** A context of a demo account (by user name, such as `bsnoi1`) at a node (by code). */
  ctx: (username: string, options?: { node?: string; profile?: string; now?: Date }) => Promise<Ctx>;
  /** A session token of a demo account. */
  token: (username: string) => Promise<string>;
  /** The id of a catalogue entry by its code: `id('DM_DichVu', 'KB01')`. */
  id: (table: string, code: string) => Promise<string>;
  /** How many statements the function sent; what the running application asks by itself meanwhile does not count. */
  countQueries: (run: () => Promise<unknown>) => Promise<number>;
  /** A running application over the same database; made once. */
  app: () => Promise<RunningApp>;
  /** Sends a GraphQL operation to the running application, as a browser that keeps the cookies of its sign-ins. */
  graphql: (
    service: string,
    query: string,
    variables?: unknown,
    token?: string,
    headers?: Record<string, string>,
  ) => Promise<GraphQLAnswer>;
  /** Drops its database, or keeps it under a name until the run is over. */
  close: (kept?: string) => Promise<void>;
};

export type GraphQLAnswer = {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for
  data?: any;
  errors?: Array<{
    message: string;
    path?: unknown[];
    extensions: { code: string; details: Record<string, unknown>; requestId: string };
  }>;
};

let clones = 0;

/** Clones the template database, or another one, for one test file. */
export async function openTestSite(
  settings: Record<string, string> = {},
  template = inject('template'),
): Promise<TestSite> {
  const server = inject('databaseServer');
  const clone = await cloneDatabase(server, template);
  const { url } = clone;
  const config = cloneConfig(clone.name, settings);
  const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const database = openDatabase(url, config.databasePool, () => undefined);
  database.pool.options.connectionTimeoutMillis = 0; // two hundred at once wait as long as a busy machine needs
  const source = { config, logger, db: database.db, openSession };
  let running: Promise<RunningApp> | null = null;
  const tokens = new Map<string, string>();
  const cookies = new Map<string, string>();

  const token = async (username: string): Promise<string> => {
    const kept = tokens.get(username);
    if (kept) return kept;
    const made = newToken(config);
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from auth.account where username = ${username}`,
    );
    const account_Id = rows[0]?.id;
    if (!account_Id) throw new Error(`no account ${username}`);
    await database.db
      .insert(sessionTable)
      .values({ tokenHash: hashToken(made), account_Id, expiresAt: new Date(Date.now() + 3_600_000) });
    tokens.set(username, made);
    return made;
  };
  const id = async (table: string, code: string): Promise<string> => {
    const [schema, relation] = table.includes('.') ? table.split('.') : [null, table];
    const { rows } = await database.db.execute<{ id: string }>(
      sql.raw(
        `select id from ${schema ? `${schema}.` : ''}${relation} where lower(coalesce(${codeColumn(relation ?? '')}, '')) = lower('${code.replace(/'/g, "''")}') limit 1`,
      ),
    );
    const found = rows[0]?.id;
    if (!found) throw new Error(`no ${table} ${code}`);
    return found;
  };
  const app = () => {
    running ??= buildApp(config, logger, url);
    return running;
  };
  return {
    url,
    config,
    database,
    token,
    id,
    app,
    ctx: async (username, options = {}) => {
      const nodeId = options.node ? await id('auth.node', options.node) : null;
      const profileId = options.profile ? await id('auth.profile', options.profile) : null;
      const ctx = await makeContext(source, {
        token: await token(username),
        nodeId,
        profileId,
        language: 'vi',
        clientId: null,
        requestId: `test-${clones++}`,
        ip: null,
      });
      const { now } = options;
      return now ? { ...ctx, now: () => now } : ctx;
    },
    countQueries,
    graphql: async (service, query, variables = {}, accessToken, headers = {}) => {
      const { app: http } = await app();
      const answer = await http.inject({
        method: 'POST',
        url: `/graphql/${service}`,
        headers: {
          'content-type': 'application/json',
          ...(accessToken ? { 'access-token': accessToken } : {}),
          ...(cookies.size > 0 ? { cookie: [...cookies].map((one) => one.join('=')).join('; ') } : {}),
          ...headers,
        },
        payload: { query, variables },
      });
      for (const { name, value } of answer.cookies)
        if (name.includes('sen_companion')) cookies.set(name, value);
      return answer.json<GraphQLAnswer>();
    },
    close: async (kept) => {
      if (running) await (await running).close();
      const named = refuseUnnamed(database);
      await named.catch(() => undefined); // told once the database is gone
      await database.close();
      await clone.drop(kept);
      rmSync(config.dataFolder, { recursive: true, force: true });
      await named;
    },
  };
}

/** Ten in the morning in Vietnam so many days from now: a day on which a test is alone. */
export function morningIn(days: number): Date {
  return new Date(`${localDay(new Date(Date.now() + days * 86_400_000))}T10:00:00+07:00`);
}

/** A context of nobody with every permission, for a factory that only needs rows. */
export function systemContext(site: TestSite): Ctx {
  return emptyContext(
    { config: site.config, logger: pino({ level: 'silent' }), db: site.database.db },
    'test',
  );
}

function codeColumn(table: string): string {
  const known: Record<string, string> = { node: 'code', profile: 'code', account: 'username' };
  if (known[table]) return known[table];
  const plain = table.replace(/^dm_/, '');
  return `ma_${plain}`;
}

const counting = new AsyncLocalStorage<{ count: number }>();

async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const counter = { count: 0 };
  const { query } = pg.Client.prototype;
  // every statement of the pool goes through the client's query method
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    if (counting.getStore() === counter) counter.count += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await counting.run(counter, async () => {
      await run(); // what is asked only when it is waited for is asked here too
    });
  } finally {
    pg.Client.prototype.query = query;
  }
  return counter.count;
}
