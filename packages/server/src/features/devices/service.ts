import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Hub } from '../../engine/hub.ts';
import type { ContextSource } from '../../engine/requestContext.ts';
import { type Served, serveLink } from './served.ts';
import { type KetNoiRow, ketNoiTable } from './tables.ts';

/** The first key of the locks that say which node serves a link. */
const lockSpace = 7_391;
const roundMs = 10_000;
/** So long the connection of the locks may take to answer. */
const answerMs = 5000;

/** The running service of devices. */
export type Devices = {
  /** Looks at the links at once. */
  sync: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Serves the links of devices on this node. Of several nodes one holds a link, by a lock of a connection of its own: when the node or
 * its connection is gone, another one takes the link over within ten seconds.
 */
export function startDevices(source: ContextSource, url: string, hub: Hub): Devices {
  const { db, logger } = source;
  const served = new Map<string, Served>();
  let holder: pg.Client | null = null;
  let stopped = false;

  /** Links that are being given up: they are not taken again before. */
  const ending = new Map<string, Promise<void>>();

  const release = (id: string): Promise<void> => {
    const one = served.get(id);
    const by = holder;
    served.delete(id);
    const ended = (async () => {
      await one
        ?.stop()
        .catch((error: unknown) => logger.warn({ err: error }, 'a link of a device that ends'));
      // a lock that went with its connection is gone; a later one is another's to give up
      if (holder === by)
        await by
          ?.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, id])
          .catch(() => undefined);
      ending.delete(id);
    })();
    ending.set(id, ended);
    return ended;
  };
  const lost = (client: pg.Client) => {
    if (holder !== client) return;
    holder = null;
    logger.warn('the links of devices are given up: their connection to the database was lost');
    void client.end().catch(() => undefined);
    void Promise.all([...served.keys()].map(release));
  };
  /** The connection of the locks, which the database ends soon when this node is gone, and this node when the database does not answer. */
  const connected = async (): Promise<pg.Client> => {
    if (holder) return holder;
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sen devices',
      keepAlive: true,
      query_timeout: answerMs,
      connectionTimeoutMillis: answerMs,
    });
    client.on('error', () => lost(client));
    client.on('end', () => lost(client));
    await client.connect();
    await client.query(
      'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3',
    );
    holder = client;
    return client;
  };
  const answering = async (): Promise<void> => {
    const client = holder;
    if (client) await client.query('select 1').catch(() => lost(client));
  };
  const hold = async (id: string): Promise<boolean> => {
    const client = await connected();
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as held',
      [lockSpace, id],
    );
    return rows[0]?.held === true;
  };
  const round = async (): Promise<void> => {
    if (stopped) return;
    await answering();
    const links = await db.select().from(ketNoiTable).where(sql`bat`);
    const wanted = new Map(links.map((link) => [link._id, link]));
    for (const [id, { link }] of served)
      if (!wanted.has(id) || wanted.get(id)?.version !== link.version) await release(id);
    for (const link of links) await take(link);
    if (served.size > 0)
      await db.execute(
        sql`update main.ket_noi_thiet_bi set nhip_tim = now() where id = any(${sql.param([...served.keys()])}::uuid[])`,
      );
  };
  const take = async (link: KetNoiRow): Promise<void> => {
    if (stopped) return;
    await ending.get(link._id);
    const mine = served.get(link._id);
    if (mine) mine.flush();
    else if (await hold(link._id)) served.set(link._id, serveLink(source, link));
  };

  let running: Promise<void> = Promise.resolve();
  const sync = (): Promise<void> => {
    running = running
      .then(round)
      .catch((error: unknown) => logger.warn({ err: error }, 'the links of devices'));
    return running;
  };
  const deaf = hub.listen(['ThietBi'], ({ process, data }) => {
    if (process === 'reload') void sync();
    else if (process === 'create') served.get(String(data['KetNoi_Id']))?.flush();
  });
  const timer = setInterval(() => void sync(), roundMs);
  timer.unref();
  void sync();
  return {
    sync,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      deaf();
      await running;
      const ids = [...served.keys()];
      await Promise.all(ids.map(release));
      if (ids.length > 0)
        await db
          .execute(
            sql`update main.ket_noi_thiet_bi set nhip_tim = null, duong_truyen = 'DangNghe' where id = any(${sql.param(ids)}::uuid[])`,
          )
          .catch(() => undefined);
      const mine = holder;
      holder = null;
      await mine?.end().catch(() => undefined);
    },
  };
}
