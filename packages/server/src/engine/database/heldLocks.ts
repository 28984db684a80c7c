import pg from 'pg';
import type { Logger } from 'pino';
import { refuseStandby } from './refuseStandby.ts';

/** Locks that say which of several nodes does something: held on a connection of their own, and free when that is gone. */
export type HeldLocks = {
  /** Whether this node holds a lock now; it holds it until it lets it go. What is being let go is not taken again before. */
  hold: (key: string) => Promise<boolean>;
  /** Lets a lock go once what it stood for has ended. */
  letGo: (key: string, end?: () => Promise<unknown>) => Promise<void>;
  /** Asks the database for a sign of life: one that does not answer costs every lock. */
  probe: () => Promise<void>;
  /** Gives every lock back. */
  end: () => Promise<void>;
};

/** So long the connection of the locks may take to answer. */
const answerMs = 5000;

/** Opens locks of a number space of its own; `lost` is called when the connection, and with it every lock, is gone. */
export function heldLocks(
  { url, space, name, logger }: { url: string; space: number; name: string; logger: Logger },
  lost: () => void,
): HeldLocks {
  let holder: pg.Client | null = null;
  const ending = new Map<string, Promise<void>>();
  const gone = (client: pg.Client) => {
    if (holder !== client) return;
    holder = null;
    logger.warn(`${name}: given up, their connection to the database was lost`);
    void client.end().catch(() => undefined);
    lost();
  };
  /** The connection of the locks, which the database ends soon when this node is gone, and this node when the database does not answer. */
  const connected = async (): Promise<pg.Client> => {
    if (holder) return holder;
    const client = new pg.Client({
      connectionString: url,
      application_name: `sen ${name}`,
      keepAlive: true,
      query_timeout: answerMs,
      connectionTimeoutMillis: answerMs,
    });
    refuseStandby(client);
    client.on('error', () => gone(client));
    client.on('end', () => gone(client));
    await client.connect();
    await client.query(
      'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3',
    );
    holder = client;
    return client;
  };
  return {
    hold: async (key) => {
      await ending.get(key);
      const client = await connected();
      const { rows } = await client.query<{ held: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as held',
        [space, key],
      );
      return rows[0]?.held === true;
    },
    letGo: (key, end) => {
      const by = holder;
      const letting = async () => {
        await end?.().catch((error: unknown) => logger.warn({ err: error }, `${name}: one that ends`));
        // a lock that went with its connection is gone; a later one is another's to give up
        if (holder === by)
          await by?.query('select pg_advisory_unlock($1, hashtext($2))', [space, key]).catch(() => undefined);
      };
      const ended = letting().finally(() => {
        if (ending.get(key) === ended) ending.delete(key);
      });
      ending.set(key, ended);
      return ended;
    },
    probe: async () => {
      const client = holder;
      if (client) await client.query('select 1').catch(() => gone(client));
    },
    end: async () => {
      const mine = holder;
      holder = null;
      await mine?.end().catch(() => undefined);
    },
  };
}
