import { connect, createServer, type Socket } from 'node:net';
import { ACK, ENQ, EOT, framesOf, NAK } from '@sen/domain/devices/astmFrames';
import type { DeviceOrder } from '@sen/domain/devices/deviceMessage';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../../test/until.ts';
import { astmTalk } from './astmTalk.ts';
import { readHl7 } from './hl7.ts';
import { hl7Talk } from './hl7Talk.ts';
import { mllpFrame, mllpReader } from './mllp.ts';
import { type Listener, type Talk, talkTimes, writeTo } from './talk.ts';

const open: Array<() => void> = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A talk of this side over a real socket, with what it kept and refused, and the other side. */
async function talked(kind: typeof hl7Talk, over: Partial<Listener> = {}, times = talkTimes) {
  const kept: string[] = [];
  const broken: string[] = [];
  const listener: Listener = {
    places: new Map(),
    take: ({ NoiDung }) => {
      kept.push(NoiDung);
      return Promise.resolve([]);
    },
    broken: (_text, why) => {
      broken.push(why);
      return Promise.resolve();
    },
    answered: () => Promise.resolve(),
    ...over,
  };
  const server = createServer();
  const ours = new Promise<{ talk: Talk; socket: Socket }>((resolve) =>
    server.once('connection', (socket) =>
      resolve({ talk: kind(socket, 'utf-8', listener, () => undefined, times), socket }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const theirs = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  open.push(() => {
    theirs.destroy();
    server.close();
  });
  const { talk, socket } = await ours;
  open.push(() => socket.destroy());
  return { kept, broken, talk, socket, theirs };
}

const order: DeviceOrder = {
  SIDMau: 'S1',
  MaYTe: 'BN1',
  GioiTinh: 'F',
  NgaySinh: '',
  KhanCap: false,
  MaMays: ['GLU'],
};
const short = { hl7Answer: 100, astmSent: 100 };
const hl7 = (id: string, ...lines: string[]) =>
  [`MSH|^~\\&|A||||||ORU^R01|${id}|P|2.3.1`, 'OBR|1||S1', ...lines].join('\r');
const value = 'OBX|1|NM|GLU||5.4|mmol/L';

describe('HL7', () => {
  const answersOf = (theirs: Socket) => {
    const read = mllpReader();
    const answers: string[] = [];
    theirs.on('data', (chunk: Buffer) => {
      for (const { bytes } of read(chunk)) {
        const { answers: answer } = readHl7(Buffer.from(bytes).toString());
        answers.push(`${answer?.MaTin} ${answer?.taken}`);
      }
    });
    return answers;
  };

  it('reads no more than what is kept before', async () => {
    const { socket, theirs } = await talked(hl7Talk, { take: () => new Promise(() => undefined) });
    const many = Buffer.concat(Array.from({ length: 1000 }, (_, at) => mllpFrame(hl7(`${at}`, value))));
    for (let times = 0; times < 200; times++) theirs.write(many);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.bytesRead).toBeGreaterThan(0);
    expect(socket.bytesRead).toBeLessThan(1_000_000);
  });

  it.each([
    ['TOO_LONG', 'x'.repeat(1_100_000)],
    ['NUL', 'OBX|2|ST|CMT||a\0b'],
    ['TOO_MANY', Array.from({ length: 1001 }, () => value).join('\r')],
  ])('refuses a message by its id for %s, and takes the next one', async (why, line) => {
    const { kept, broken, theirs } = await talked(hl7Talk);
    const answers = answersOf(theirs);
    theirs.write(mllpFrame(hl7('1', value, line)));
    theirs.write(mllpFrame(hl7('2', value)));
    await until(() => answers.length === 2);
    expect(answers).toEqual(['1 false', '2 true']);
    expect(broken).toEqual([why]);
    expect(kept.length).toBe(1);
  });

  it('notes a message that the next one broke off', async () => {
    const { broken, kept, theirs } = await talked(hl7Talk);
    theirs.write(mllpFrame(hl7('1', value)).subarray(0, -2));
    theirs.write(mllpFrame(hl7('2', value)));
    await until(() => kept.length === 1);
    expect(broken).toEqual(['incomplete']);
  });

  it('gives up sending to an analyser that does not answer', async () => {
    const { talk } = await talked(hl7Talk, {}, short);
    await expect(talk.send(order, '1')).rejects.toThrow('no answer');
  });
});

describe('ASTM', () => {
  const message = (...lines: string[]) =>
    framesOf(['H|\\^&', 'O|1|S1', ...lines, 'L|1|N'].map((record) => Buffer.from(record)));
  const talking = async (...args: Parameters<typeof talked> extends [unknown, ...infer R] ? R : never) => {
    const made = await talked(astmTalk, ...args);
    const heard: number[] = [];
    made.theirs.on('data', (chunk: Buffer) => heard.push(...chunk));
    /** Writes, and waits for the answer of one byte. */
    const say = async (bytes: Uint8Array): Promise<number | undefined> => {
      const before = heard.length;
      made.theirs.write(bytes);
      await until(() => heard.length > before);
      return heard.at(-1);
    };
    const send = async (frames: readonly Uint8Array[]) => {
      await say(Buffer.of(ENQ));
      let last: number | undefined;
      for (const frame of frames) last = await say(frame);
      made.theirs.write(Buffer.of(EOT));
      return last;
    };
    return { ...made, heard, send };
  };

  it.each([
    ['NUL', ['R|1|^^^GLU|5\0.4']],
    ['TOO_MANY', Array.from({ length: 1001 }, (_, at) => `R|${at}|^^^GLU|5.4`)],
  ])('refuses a message for %s, and takes the next one', async (why, lines) => {
    const { broken, kept, send } = await talking();
    expect(await send(message(...lines))).toBe(NAK);
    expect(broken).toEqual([why]);
    expect(await send(message('R|1|^^^GLU|5.4'))).toBe(ACK);
    expect(kept.length).toBe(1);
  });

  it.each([
    ['never answers', null],
    ['stops in the middle', ACK],
  ])('gives up sending to an analyser that %s, and hears it again', async (_how, first) => {
    const { talk, theirs, heard, send, kept } = await talking({}, short);
    const sending = talk.send(order, '1');
    const ended = expect(sending).rejects.toThrow('no answer');
    await until(() => heard.includes(ENQ));
    if (first !== null) theirs.write(Buffer.of(first));
    await ended;
    await until(() => heard.at(-1) === EOT);
    expect(await send(message('R|1|^^^GLU|5.4'))).toBe(ACK);
    expect(kept.length).toBe(1);
  });
});

it('cuts off an analyser that reads nothing', async () => {
  const { socket, theirs } = await talked(hl7Talk);
  theirs.pause();
  for (let times = 0; times < 400; times++) writeTo(socket, Buffer.alloc(100_000));
  expect(socket.destroyed).toBe(true);
});
