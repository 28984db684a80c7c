import type { EventModule, EventProcess } from '@sen/domain/events/eventModules';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Database, queryPrepared } from '../database/database.ts';
import { withTimeout } from '../timeout.ts';
import { type Announced, eventChannel } from './announce.ts';
import { listenToChannel } from './channel.ts';
import { recentIds } from './recentIds.ts';

export type AppEvent = {
  _id: string;
  module: EventModule;
  process: EventProcess;
  idNode: string | null;
  clientId: string | null;
  data: Record<string, unknown>;
};

type Listener = (event: AppEvent) => void;

export type Hub = {
  /** Calls back with the events of some modules, of every node of the installation, until the returned function is called. */
  listen: (modules: readonly EventModule[], listener: Listener) => () => void;
  /** Every event since one, oldest first, a page at a time, for a socket that comes back; a few may come twice. */
  since: (id: string) => AsyncIterable<AppEvent[]>;
  /** Events that this node was told of and has not handed on yet. */
  waiting: () => number;
  close: () => Promise<void>;
};

const page = 1000;
/** An event of a slow transaction may have a lower id than events that were seen before it. */
const late = 200;
const rereadMs = 300;
/** How often a node looks for events that it was not told of: the one that committed them may have died before it told. */
const lookMs = 2000;
/** Ids that are kept at least so that nothing is handed on twice: those of a busy minute. */
const seenLeast = 20_000;

/**
 * Fans out events. The notification carries ids, the payload is read from the table. The table is the truth: what a node is not told
 * of, since a connection was down or the node that wrote it died, is found there within `everyMs`.
 */
export async function openHub(
  url: string,
  database: Database,
  logger: Logger,
  everyMs = lookMs,
): Promise<Hub> {
  /** Listeners by module. */
  const listeners = new Map<string, Set<Listener>>();
  const seen = recentIds(seenLeast);
  let last = await lastId(database);
  let closed = false;

  const note = (id: string) => {
    seen.add(id);
    if (BigInt(id) > BigInt(last)) last = id;
  };
  const deliver = (events: readonly AppEvent[]) => {
    for (const event of events) {
      if (seen.has(event._id)) continue;
      note(event._id);
      for (const listener of listeners.get(event.module) ?? []) listener(event);
    }
  };
  /** Reads until it succeeds: the database may be away just now. */
  const readAndDeliver = async (where: SQL): Promise<void> => {
    while (!closed) {
      try {
        const events = await read(database, where);
        deliver(events);
        if (events.length < page) return;
        where = since(last);
      } catch (error) {
        logger.warn({ err: error }, 'events could not be read');
        await new Promise((resolve) => setTimeout(resolve, rereadMs).unref());
      }
    }
  };
  const told = new Set<string>();
  let reading = false;
  /** What is told of during one read is read by the next: a busy hour asks no more often than the answers come. */
  const readTold = async (): Promise<void> => {
    reading = true;
    while (told.size > 0) {
      const ids = [...told];
      await readAndDeliver(among(ids));
      for (const id of ids) told.delete(id);
    }
    reading = false;
  };

  const hear = (events: readonly Announced[]) => {
    for (const { id, module } of events) {
      if (listeners.has(module)) told.add(id);
      else note(id); // nobody here waits for it
    }
    if (told.size > 0 && !reading) void readTold();
  };
  /** Up to where the last look found events. */
  let looked = last;
  const look = async () => {
    for await (const events of idsSince(database, looked)) {
      hear(events.filter(({ id }) => !seen.has(id)));
      looked = newestOf(events, looked);
    }
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((error: unknown) => logger.warn({ err: error }, 'events could not be looked for'))
      .finally(() => {
        looking = false;
      });
  }, everyMs);
  timer.unref();

  const stopListening = await listenToChannel(url, eventChannel, {
    heard: (text) =>
      hear(
        text.split(',').map((one) => {
          const [id = '', module = ''] = one.split(':');
          return { id, module };
        }),
      ),
    again: () => void readAndDeliver(since(last)),
    lost: (error) => logger.warn({ err: error }, 'event connection lost'),
  });
  for (const event of await read(database, since(last))) seen.add(event._id);

  return {
    listen: (modules, listener) => {
      for (const module of modules) {
        const others = listeners.get(module) ?? new Set();
        listeners.set(module, others.add(listener));
      }
      return () => {
        for (const module of modules) {
          const others = listeners.get(module);
          others?.delete(listener);
          if (others?.size === 0) listeners.delete(module);
        }
      };
    },
    since: (id) => {
      if (!seen.has(id)) return pagesOf(database, since(id));
      return pagesOf(database, sql`(id > ${id}::bigint or ${among(seen.after(id))})`);
    },
    waiting: () => told.size,
    close: async () => {
      closed = true;
      clearInterval(timer);
      // a connection that is just coming back may never say that it has ended
      await withTimeout(2000, stopListening());
    },
  };
}

function among(ids: readonly string[]): SQL {
  return sql`id = any(${`{${ids.join(',')}}`}::bigint[])`;
}

function since(id: string): SQL {
  return sql`(id > ${id}::bigint - ${late} and at > now() - interval '1 hour' or id > ${id}::bigint)`;
}

async function lastId(database: Database): Promise<string> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select coalesce(max(id), 0)::text as id from main.event`,
  );
  return rows[0]?.id ?? '0';
}

/** The ids since one, and those that were given out before it and may have been committed later. */
async function* idsSince(database: Database, id: string): AsyncGenerator<Announced[]> {
  for (let behind = String(BigInt(id) - BigInt(late)); ; ) {
    const { rows } = await queryPrepared<Announced>(database.db, 'sen_event_ids', eventIds, [behind]);
    if (rows.length > 0) yield rows;
    const newest = rows.at(-1);
    if (!newest || rows.length < page) return;
    behind = newest.id;
  }
}

const eventIds = `
  select id::text, module from main.event where id > $1::bigint and at > now() - interval '1 hour' order by main.event.id limit ${page}`;

function newestOf(events: readonly Announced[], before: string): string {
  const newest = events.at(-1)?.id ?? before;
  return BigInt(newest) > BigInt(before) ? newest : before;
}

async function* pagesOf(database: Database, where: SQL): AsyncGenerator<AppEvent[]> {
  for (let behind = '0'; ; ) {
    const events = await read(database, sql`${where} and id > ${behind}::bigint`);
    if (events.length > 0) yield events;
    const newest = events.at(-1);
    if (!newest || events.length < page) return;
    behind = newest._id;
  }
}

async function read(database: Database, where: SQL): Promise<AppEvent[]> {
  const { rows } = await database.db.execute<AppEvent>(sql`
    select id::text as "_id", module, process, node_id as "idNode", client_id as "clientId", data
    from main.event where ${where} order by id limit ${page}`);
  return rows;
}
