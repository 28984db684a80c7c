import { sql } from 'drizzle-orm';
import { heldLocks } from '../../engine/database/heldLocks.ts';
import type { Hub } from '../../engine/events/hub.ts';
import type { ContextSource } from '../../engine/http/requestContext.ts';
import { type Served, serveLink } from './served.ts';
import { type KetNoiRow, ketNoiTable } from './tables.ts';

/** The first key of the locks that say which node serves a link. */
const lockSpace = 7_391;
const roundMs = 10_000;

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
  let stopped = false;

  const release = (id: string): Promise<void> => {
    const one = served.get(id);
    served.delete(id);
    return locks.letGo(id, async () => one?.stop());
  };
  const locks = heldLocks({ url, space: lockSpace, name: 'devices', logger }, () => {
    void Promise.all([...served.keys()].map(release));
  });
  const round = async (): Promise<void> => {
    if (stopped) return;
    await locks.probe();
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
    const mine = served.get(link._id);
    if (mine) mine.flush();
    else if (await locks.hold(link._id)) served.set(link._id, serveLink(source, link));
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
      await locks.end();
    },
  };
}
