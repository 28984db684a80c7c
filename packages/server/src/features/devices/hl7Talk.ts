import type { Socket } from 'node:net';
import { type DeviceOrder, messageFault } from '@sen/domain/devices/deviceMessage';
import { v7 } from 'uuid';
import { Hl7Fault, type Hl7In, hl7Header, readHl7, writeAck, writeHl7Order } from './hl7.ts';
import { type MllpPart, mllpFrame, mllpReader } from './mllp.ts';
import { type Listener, oneByOne, readFrom, type Sent, type Talk, talkTimes, writeTo } from './talk.ts';

/** An analyser of HL7 v2 over MLLP at the other end of a socket. A message is answered AA when it is kept. */
export function hl7Talk(
  socket: Socket,
  charset: string,
  listener: Listener,
  failed: (error: unknown) => void,
  times = talkTimes,
): Talk {
  const read = mllpReader();
  const queue = oneByOne(failed);
  const under = new Map<
    string,
    { settle: (answer: NonNullable<Hl7In['answers']>) => void; lost: (error: Error) => void }
  >();

  const say = (text: string) => writeTo(socket, mllpFrame(text));
  const received = async ({ bytes, fault }: MllpPart): Promise<void> => {
    const NoiDung = textOf(bytes, charset);
    let message: Hl7In;
    try {
      if (fault) throw new Hl7Fault(fault, hl7Header(NoiDung));
      message = readHl7(NoiDung);
      const never = messageFault(NoiDung, message.message);
      if (never) throw new Hl7Fault(never, hl7Header(NoiDung));
    } catch (error) {
      await listener.broken(NoiDung, error instanceof Error ? error.message : String(error)).catch(failed);
      say(writeAck(error instanceof Hl7Fault ? error.source : null, 'AR', new Date()));
      return;
    }
    if (message.answers) under.get(message.answers.MaTin)?.settle(message.answers);
    else if (message.kind === 'other') say(writeAck(message.source, 'AR', new Date()));
    else await kept(message, NoiDung);
  };
  const kept = async ({ source, message, MaTin }: Hl7In, NoiDung: string): Promise<void> => {
    let orders: DeviceOrder[];
    try {
      orders = await listener.take({ MaTin, NoiDung, message });
    } catch (error) {
      failed(error);
      say(writeAck(source, 'AE', new Date()));
      return;
    }
    say(writeAck(source, message.queries.length > 0 && orders.length === 0 ? 'AE' : 'AA', new Date()));
    for (const order of orders) {
      // its answer comes through the same queue, which must not wait for it
      void put(order, v7().slice(-12))
        .then(
          (sent) => listener.answered(sent.NoiDung, 1),
          () => undefined,
        )
        .catch(failed);
    }
  };
  const put = async (order: DeviceOrder, MaTin: string): Promise<Sent> => {
    const NoiDung = writeHl7Order(order, MaTin, new Date());
    let timer: NodeJS.Timeout | undefined;
    try {
      const answer = await new Promise<NonNullable<Hl7In['answers']>>((settle, lost) => {
        timer = setTimeout(() => lost(new Error('no answer')), times.hl7Answer);
        under.set(MaTin, { settle, lost });
        say(NoiDung);
      });
      return { NoiDung, taken: answer.taken, why: answer.text };
    } finally {
      clearTimeout(timer);
      under.delete(MaTin);
    }
  };
  readFrom(socket, queue, (chunk) => {
    for (const part of read(chunk)) queue.run(() => received(part));
  });
  socket.on('close', () => {
    for (const { lost } of under.values()) lost(new Error('the line was lost'));
  });
  return { send: put, idle: queue.idle };
}

/** The text of a message, by the character set that it names itself, else by that of the link. */
function textOf(bytes: Uint8Array, charset: string): string {
  const header = Buffer.from(bytes).toString('latin1').split('\r', 1)[0] ?? '';
  const named = header.split('|')[17] ?? '';
  const own = /UTF-?8/i.test(named) ? 'utf-8' : /8859\/?-?1/.test(named) ? 'iso-8859-1' : charset;
  return new TextDecoder(own).decode(bytes);
}
