import { sql } from 'drizzle-orm';
import createSubscriber from 'pg-listen';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { eventChannel } from './events.ts';

export type AppEvent = {
  _id: string;
  module: string;
  process: string;
  idNode: string | null;
  clientId: string | null;
  data: Record<string, unknown>;
};

type Listener = (event: AppEvent) => void;

export type Hub = {
  /** Calls back with every event of every node of the installation until the returned function is called. */
  listen: (listener: Listener) => () => void;
  /** Events after an id, oldest first, for a socket that comes back. At most 1,000. */
  since: (id: string) => Promise<AppEvent[]>;
  close: () => Promise<void>;
};

/**
 * Fans out events. The notification carries ids, the payload is read from the table, so a notification that was missed
 * while the connection was down is caught up when it comes back.
 */
export async function openHub(url: string, database: Database, logger: Logger): Promise<Hub> {
  const listeners = new Set<Listener>();
  const seen = new Set<string>();
  let last = await lastId(database);
  const subscriber = createSubscriber(
    { connectionString: url, application_name: 'sen events' },
    { retryInterval: 300, retryTimeout: Number.POSITIVE_INFINITY, parse: (text) => text, serialize: String },
  );

  const deliver = (events: readonly AppEvent[]) => {
    for (const event of events) {
      if (seen.has(event._id)) continue;
      seen.add(event._id);
      if (BigInt(event._id) > BigInt(last)) last = event._id;
      for (const listener of listeners) listener(event);
    }
    while (seen.size > 5000) {
      const [oldest] = seen;
      if (oldest !== undefined) seen.delete(oldest);
    }
  };

  subscriber.notifications.on(eventChannel, (text: unknown) => {
    const ids = String(text).split(',');
    read(database, sql`id = any(${`{${ids.join(',')}}`}::bigint[])`).then(deliver, (error: unknown) =>
      logger.warn({ err: error }, 'events could not be read'),
    );
  });
  subscriber.events.on('connected', () => {
    // an event of a slow transaction may have a lower id than the last one seen
    read(database, sql`id > ${last}::bigint - 200 and at > now() - interval '1 hour'`).then(
      deliver,
      () => undefined,
    );
  });
  subscriber.events.on('error', (error) => logger.warn({ err: error }, 'event connection lost'));
  await subscriber.connect();
  await subscriber.listenTo(eventChannel);
  for (const event of await read(database, sql`id > ${last}::bigint - 200`)) seen.add(event._id);

  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    since: (id) => read(database, sql`id > ${id}::bigint`),
    close: () => subscriber.close(),
  };
}

async function lastId(database: Database): Promise<string> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select coalesce(max(id), 0)::text as id from main.event`,
  );
  return rows[0]?.id ?? '0';
}

async function read(database: Database, where: ReturnType<typeof sql>): Promise<AppEvent[]> {
  const { rows } = await database.db.execute<AppEvent>(sql`
    select id::text as "_id", module, process, node_id as "idNode", client_id as "clientId", data
    from main.event where ${where} order by id limit 1000`);
  return rows;
}
