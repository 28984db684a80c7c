import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { heldLocks } from '../../engine/database/heldLocks.ts';
import type { Hub } from '../../engine/events/hub.ts';
import type { ContextSource } from '../../engine/http/requestContext.ts';
import { type Modality, modalitiesInUse } from './modalities.ts';
import { openLines } from './openLines.ts';
import { answerAssociation } from './scp.ts';
import { worklistOf } from './worklist.ts';

const lockSpace = 7_392;
const lockKey = 'dicom';
const roundMs = 10_000;

/** The running service of modalities. */
export type Dicom = {
  /** Looks at the modalities at once. */
  sync: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Listens for modalities on this node, once at least one is in the catalogue; without any the port stays closed. Of several nodes one
 * listens, by a lock of a connection of its own: when it is gone, another one listens within ten seconds.
 */
export function startDicom(source: ContextSource, url: string, hub: Hub): Dicom {
  const { db, logger, config } = source;
  const lines = openLines();
  let known: readonly Modality[] = [];
  let server: Server | null = null;
  let problem: string | null = null;
  let stopped = false;

  const close = async (): Promise<void> => {
    const one = server;
    server = null;
    lines.end();
    if (one?.listening) await new Promise((resolve) => one.close(resolve));
  };
  const release = () => locks.letGo(lockKey, close);
  const locks = heldLocks({ url, space: lockSpace, name: 'modalities', logger }, () => void release());
  const begin = (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    if (stopped || !lines.take(socket)) return void socket.destroy();
    socket.setNoDelay(true);
    answerAssociation(socket, {
      source,
      modalities: () => known,
      worklist: worklistOf,
      known: lines.known,
    });
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      const made = createServer(begin);
      made.once('error', (error: NodeJS.ErrnoException) => {
        problem = error.code === 'EADDRINUSE' ? 'DICOM_PORT_TAKEN' : 'DICOM_PORT_REFUSED';
        logger.warn({ code: error.code }, `modalities cannot call on port ${config.dicomPort}`);
        resolve();
      });
      made.listen({ port: config.dicomPort, host: config.host, exclusive: true }, () => {
        problem = null;
        server = made;
        resolve();
      });
    });
  const round = async (): Promise<void> => {
    if (stopped) return;
    await locks.probe();
    known = await modalitiesInUse(db);
    if (known.length === 0) return release();
    if (!server) {
      if (!(await locks.hold(lockKey))) return;
      await listen();
      if (!server) await locks.letGo(lockKey); // another node may be able to
    }
    const ids = sql.param(known.map(({ _id }) => _id));
    await db.execute(sql`
      insert into main.tinh_trang_may_dicom (id, may_dicom_id, nhip_tim, loi_dich_vu)
      select gen_random_uuid(), m, now(), ${problem} from unnest(${ids}::uuid[]) m
      on conflict (may_dicom_id) do update set nhip_tim = now(), loi_dich_vu = excluded.loi_dich_vu`);
  };

  let running: Promise<void> = Promise.resolve();
  const sync = (): Promise<void> => {
    running = running
      .then(round)
      .catch((error: unknown) => logger.warn({ err: error }, 'the service of modalities'));
    return running;
  };
  const deaf = hub.listen(['DanhMuc'], ({ data }) => {
    if (data['name'] === 'MayDICOM') void sync();
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
      const listened = server !== null;
      await close();
      if (listened)
        await db.execute(sql`update main.tinh_trang_may_dicom set nhip_tim = null`).catch(() => undefined);
      await locks.end();
    },
  };
}
