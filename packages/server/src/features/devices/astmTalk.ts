import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { type AstmAct, AstmLink } from '@sen/domain/devices/astmLink';
import { readAstm, writeAstmOrders } from '@sen/domain/devices/astmRecords';
import { messageFault } from '@sen/domain/devices/deviceMessage';
import { type Listener, oneByOne, readFrom, type Sent, type Talk, talkTimes, writeTo } from './talk.ts';

/** An analyser of ASTM E1381/E1394 at the other end of a socket. Its last frame is acknowledged when the message is kept. */
export function astmTalk(
  socket: Socket,
  charset: string,
  listener: Listener,
  failed: (error: unknown) => void,
  times = talkTimes,
): Talk {
  const link = new AstmLink('host');
  const decoder = new TextDecoder(charset);
  const queue = oneByOne(failed);
  /** What waits to be told that it was sent, in the order of the link's queue. */
  const under: Array<{ settle: () => void; lost: (error: Error) => void }> = [];
  let timer: NodeJS.Timeout | null = null;

  const act = (acts: readonly AstmAct[]): void => {
    for (const one of acts) {
      if (one.kind === 'write') writeTo(socket, one.bytes);
      else if (one.kind === 'wait') wait(one.ms);
      else if (one.kind === 'message') take(one.records.map((record) => decoder.decode(record)));
      else if (one.kind === 'refused') {
        const { bytes, why } = one;
        queue.run(() => listener.broken(decoder.decode(bytes), why));
      } else if (one.kind === 'sent') {
        under.shift()?.settle();
      }
    }
  };
  const wait = (ms: number) => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => act(link.expired()), ms);
    timer.unref();
  };
  const take = (records: readonly string[]) =>
    queue.run(async () => {
      const NoiDung = records.join('\r');
      const message = readAstm(records, listener.places);
      const fault = messageFault(NoiDung, message);
      if (fault) {
        await listener.broken(NoiDung, fault).catch(failed);
        act(link.taken('never'));
        return;
      }
      const MaTin = createHash('sha256').update(NoiDung).digest('hex').slice(0, 16);
      const orders = await listener.take({ MaTin, NoiDung, message }).catch((error: unknown) => {
        failed(error);
        return null;
      });
      act(link.taken(orders !== null));
      if (orders && message.queries.length > 0) {
        const answer = put(writeAstmOrders(orders, new Date()));
        void answer.then(
          (sent) => listener.answered(sent.NoiDung, orders.length).catch(failed),
          () => undefined,
        );
      }
    });
  const put = (records: readonly string[]): Promise<Sent> =>
    new Promise((resolve, reject) => {
      const bytes = records.map((record) => Buffer.from(record, 'utf8'));
      const late = setTimeout(() => {
        under.splice(under.indexOf(one), 1);
        one.lost(new Error('no answer'));
        act(link.withdraw(bytes));
      }, times.astmSent);
      late.unref();
      const one = {
        settle: () => {
          clearTimeout(late);
          resolve({ NoiDung: records.join('\r'), taken: true });
        },
        lost: (error: Error) => {
          clearTimeout(late);
          reject(error);
        },
      };
      under.push(one);
      act(link.send(bytes));
    });
  readFrom(socket, queue, (chunk) => act(link.push(chunk)));
  socket.on('close', () => {
    if (timer) clearTimeout(timer);
    for (const { lost } of under.splice(0)) lost(new Error('the line was lost'));
  });
  return { send: (order) => put(writeAstmOrders([order], new Date())), idle: queue.idle };
}
