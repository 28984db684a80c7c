import { connect, createServer, type Server, type Socket } from 'node:net';
import { samplePlaces } from '@sen/domain/devices/sampleId';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { plainAddress } from '../../engine/http/plainAddress.ts';
import { type ContextSource, emptyContext } from '../../engine/http/requestContext.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { withTimeout } from '../../engine/timeout.ts';
import { astmTalk } from './astmTalk.ts';
import { hl7Talk } from './hl7Talk.ts';
import {
  endOrder,
  noteAnswer,
  orderOfQuery,
  orderOfSample,
  tellUnanswered,
  waitingOrders,
} from './orders.ts';
import type { KetNoiRow } from './tables.ts';
import { noteBroken, takeMessage } from './take.ts';
import type { Listener, Talk } from './talk.ts';
import { tellDevice } from './tell.ts';

/** A link that this node serves. */
export type Served = {
  link: KetNoiRow;
  /** Sends the orders that wait, where the analyser is connected. */
  flush: () => void;
  stop: () => Promise<void>;
};

const againMs = 5000;
/** So long the other side may take to answer a call. */
const callMs = 20_000;
/** A line on which nothing comes for so long is cut: who is still there connects again. */
const idleMs = 6 * 3_600_000;
/** So long what is under way is waited for when a link stops. */
const drainMs = 5000;

/** Listens for an analyser, or calls it, until it is stopped; says in the database how the line stands. */
export function serveLink(
  source: ContextSource,
  link: KetNoiRow,
  times = { again: againMs, idle: idleMs },
): Served {
  const { config, logger } = source;
  const ctx = () => emptyContext(source, v7());
  const talks = new Map<Socket, Talk>();
  let server: Server | null = null;
  let calling: Socket | null = null;
  let again: NodeJS.Timeout | null = null;
  let stopped = false;
  let said: string | null = null;
  let saying: Promise<void> = Promise.resolve();

  const failed = (error: unknown) =>
    logger.error({ err: error, device: link._id, port: link.Cong }, 'a message of a device');
  const say = (DuongTruyen: KetNoiRow['DuongTruyen'], Loi: string | null = null) => {
    const key = `${DuongTruyen} ${Loi}`;
    if (stopped || said === key) return;
    said = key;
    const write = () =>
      inTransaction(ctx(), async (tx) => {
        await tx.db.execute(sql`
        update main.ket_noi_thiet_bi set duong_truyen = ${DuongTruyen}, loi = ${Loi}, nhip_tim = now(),
          ket_noi_luc = case when ${DuongTruyen} = 'DaKetNoi' then now() end where id = ${link._id}`);
        await tellDevice(tx, link);
      });
    // one after the other: the last word is the one that stands
    saying = saying.then(write).catch((error: unknown) => {
      said = null;
      failed(error);
    });
  };
  const listener: Listener = {
    places: samplePlaces(link.ViTriMau),
    take: async (incoming) => {
      await takeMessage(ctx(), link, incoming);
      const orders = await Promise.all(
        incoming.message.queries.map((query) => orderOfQuery(ctx(), link, query)),
      );
      return orders.filter((order) => order !== null);
    },
    broken: (NoiDung, why) => noteBroken(ctx(), link, NoiDung, why),
    answered: (NoiDung, count) => noteAnswer(ctx(), link, NoiDung, count),
  };
  const begin = (socket: Socket) => {
    if (stopped) return void socket.destroy();
    // an analyser has one line: the one before was lost without a word
    for (const before of talks.keys()) {
      logger.warn({ device: link._id }, 'a new line of a device: the one before is closed');
      before.destroy();
    }
    socket.setKeepAlive(true, 30_000);
    socket.setNoDelay(true);
    socket.setTimeout(times.idle, () => socket.destroy());
    const talk = link.GiaoThuc === 'ASTM' ? astmTalk : hl7Talk;
    talks.set(socket, talk(socket, link.BangMa, listener, failed));
    socket.on('close', () => {
      talks.delete(socket);
      if (talks.size === 0 && server?.listening) say('DangNghe');
    });
    say('DaKetNoi');
    flush();
  };
  const later = (run: () => void) => {
    if (stopped) return;
    again = setTimeout(run, times.again);
    again.unref();
  };
  const listen = () => {
    if (stopped) return;
    if (!link.DiaChi) return say('Loi', 'DEVICE_ADDRESS_MISSING');
    const made = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      const from = plainAddress(socket.remoteAddress);
      if (from === link.DiaChi) return begin(socket);
      logger.warn(
        { device: link._id, from },
        'a line from another address than that of the device is refused',
      );
      socket.destroy();
    });
    made.on('error', (error: NodeJS.ErrnoException) => {
      logger.warn(
        { code: error.code },
        `the link of a device cannot listen on port ${link.Cong}: ${error.code === 'EADDRINUSE' ? 'it is taken by another program' : error.message}`,
      );
      // an error while it listens, such as too many open files, ends nothing
      if (made.listening) return;
      say('Loi', error.code === 'EADDRINUSE' ? 'DEVICE_PORT_TAKEN' : 'DEVICE_PORT_REFUSED');
      later(listen);
    });
    made.listen({ port: link.Cong, host: config.host, exclusive: true }, () => say('DangNghe'));
    server = made;
  };
  const call = () => {
    if (stopped) return;
    if (!link.DiaChi || !config.outsideHosts.includes(link.DiaChi))
      return say('Loi', 'DEVICE_HOST_NOT_NAMED');
    const socket = connect({ host: link.DiaChi, port: link.Cong });
    calling = socket;
    socket.setTimeout(callMs, () => socket.destroy());
    socket.once('connect', () => begin(socket));
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      say('Loi', 'DEVICE_NOT_REACHED');
      later(call);
    });
  };

  let flushing: Promise<void> | null = null;
  const flush = () => {
    flushing ??= sendWaiting()
      .catch(failed)
      .finally(() => {
        flushing = null;
      });
  };
  /** Sends what waits over the newest line; what finds none, or no answer, waits on. */
  const sendWaiting = async (): Promise<void> => {
    for (const { _id, SIDMau } of await waitingOrders(ctx(), link._id)) {
      const talk = [...talks.values()].at(-1);
      if (!talk || stopped) return;
      const order = SIDMau ? await orderOfSample(ctx(), link, SIDMau) : null;
      if (!order) {
        await endOrder(ctx(), _id, { KetQua: 'BiTuChoi', NoiDung: '', Loi: 'NOTHING_TO_MEASURE' });
        continue;
      }
      const MaTin = _id.slice(-12);
      const sent = await talk.send(order, MaTin).catch(() => null);
      if (!sent) return void (await tellUnanswered(ctx(), _id));
      const { NoiDung, taken, why } = sent;
      await endOrder(ctx(), _id, {
        KetQua: taken ? 'DaGui' : 'BiTuChoi',
        NoiDung,
        MaTin,
        SoKetQua: order.MaMays.length,
        Loi: taken ? null : (why ?? null),
      });
    }
  };

  if (link.CachNoi === 'Nghe') listen();
  else call();
  return {
    link,
    flush,
    stop: async () => {
      stopped = true;
      if (again) clearTimeout(again);
      server?.close();
      calling?.destroy();
      // what has come in whole is kept before the line ends
      await withTimeout(drainMs, Promise.all([...talks.values()].map((talk) => talk.idle())));
      for (const socket of talks.keys()) socket.destroy();
      await flushing;
      await saying;
    },
  };
}
