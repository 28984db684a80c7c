import pg from 'pg';
import type { Logger } from 'pino';

/** Locks that say which of several nodes does something: held on a connection of their own, and free when that is gone. */
export type HeldLocks = {
  /** Whether this node holds a lock now; it holds it until it lets it go. */
  hold: (key: string) => Promise<boolean>;
  letGo: (key: string) => Promise<void>;
  /** Gives every lock back. */
  end: () => Promise<void>;
};

/** Opens locks of a number space of its own; `lost` is called when the connection, and with it every lock, is gone. */
export function heldLocks(
  { url, space, name, logger }: { url: string; space: number; name: string; logger: Logger },
  lost: () => void,
): HeldLocks {
  let holder: pg.Client | null = null;
  const gone = (client: pg.Client) => {
    if (holder !== client) return;
    holder = null;
    logger.warn(`${name}: given up, their connection to the database was lost`);
    lost();
  };
  return {
    hold: async (key) => {
      if (!holder) {
        const client = new pg.Client({ connectionString: url, application_name: `sen ${name}` });
        client.on('error', () => gone(client));
        client.on('end', () => gone(client));
        await client.connect();
        holder = client;
      }
      const { rows } = await holder.query<{ held: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as held',
        [space, key],
      );
      return rows[0]?.held === true;
    },
    letGo: async (key) => {
      await holder?.query('select pg_advisory_unlock($1, hashtext($2))', [space, key]).catch(() => undefined);
    },
    end: async () => {
      const mine = holder;
      holder = null;
      await mine?.end().catch(() => undefined);
    },
  };
}
