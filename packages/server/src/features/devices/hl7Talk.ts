import type { Socket } from 'node:net';
import { type DeviceOrder, messageFault } from '@sen/domain/devices/deviceMessage';
import { Hl7Fault, type Hl7In, hl7Header, readHl7 } from './hl7.ts';
import { writeAck, writeDisplay, writeHl7Order, writeQueryAck, writeWorklist } from './hl7Answers.ts';
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
      message = readHl7(NoiDung, listener.places);
      if (message.kind === 'other') throw new Hl7Fault('NOT_FOR_SEN', hl7Header(NoiDung));
      const never = messageFault(NoiDung, message.message);
      if (never) throw new Hl7Fault(never, hl7Header(NoiDung));
    } catch (error) {
      await listener.broken(NoiDung, error instanceof Error ? error.message : String(error)).catch(failed);
      say(writeAck(error instanceof Hl7Fault ? error.source : null, 'AR', new Date()));
      return;
    }
    if (message.answers) await answered(message.answers, NoiDung);
    else await kept(message, NoiDung);
  };
  /** What the other side says to a message of ours; a refusal that belongs to none of them is told. */
  const answered = async (answer: NonNullable<Hl7In['answers']>, NoiDung: string): Promise<void> => {
    const waits = under.get(answer.MaTin);
    if (waits) waits.settle(answer);
    else if (!answer.taken) await listener.broken(NoiDung, 'REFUSED_UNASKED').catch(failed);
  };
  const kept = async ({ kind, source, message, MaTin }: Hl7In, NoiDung: string): Promise<void> => {
    let orders: DeviceOrder[];
    try {
      orders = await listener.take({ MaTin, NoiDung, message });
    } catch (error) {
      failed(error);
      say(writeAck(source, 'AE', new Date()));
      return;
    }
    const [order] = orders;
    if (kind === 'worklist') {
      const answer = writeWorklist(source, order ?? null, new Date());
      say(answer);
      await listener.answered(answer, orders.length).catch(failed);
    } else if (kind === 'query') {
      say(writeQueryAck(source, order !== undefined, new Date()));
      // its answer comes through the same queue, which must not wait for it
      if (order)
        void put(writeDisplay(source, order, new Date()), MaTin)
          .then(
            (sent) => listener.answered(sent.NoiDung, 1),
            () => undefined,
          )
          .catch(failed);
    } else say(writeAck(source, 'AA', new Date()));
  };
  const put = async (NoiDung: string, MaTin: string): Promise<Sent> => {
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
  return {
    send: (order, MaTin) => put(writeHl7Order(order, MaTin, new Date()), MaTin),
    idle: queue.idle,
  };
}

/** The text of a message, by the character set that it names itself, else by that of the link. */
function textOf(bytes: Uint8Array, charset: string): string {
  const header = Buffer.from(bytes).toString('latin1').split('\r', 1)[0] ?? '';
  const named = header.split('|')[17] ?? '';
  // UNICODE alone is UTF-8 on the analysers that say so
  const own = /UTF-?8|UNICODE/i.test(named) ? 'utf-8' : /8859\/?-?1/.test(named) ? 'iso-8859-1' : charset;
  return new TextDecoder(own).decode(bytes);
}
