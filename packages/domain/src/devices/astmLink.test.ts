import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACK, checksum, ENQ, EOT, framesOf, NAK, readFrame, STX, writeFrame } from './astmFrames.ts';
import { type AstmAct, AstmLink } from './astmLink.ts';

const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));
const texts = (records: readonly Uint8Array[]) => records.map((one) => String.fromCharCode(...one));
const message = ['H|\\^&|||BC-5', 'P|1', 'O|1|2611260001', 'R|1|^^^GLU|5.4|mmol/L', 'L|1|N'];
const records = message.map(bytes);

const written = (acts: readonly AstmAct[]) =>
  acts.flatMap((act) => (act.kind === 'write' ? [...act.bytes] : []));
const messages = (acts: readonly AstmAct[]) =>
  acts.flatMap((act) => (act.kind === 'message' ? [texts(act.records)] : []));

/** Takes every message that comes, as a host that keeps it does. */
function host() {
  const link = new AstmLink();
  const push = (chunk: Iterable<number>): AstmAct[] => {
    const acts = link.push(chunk);
    return acts.some(({ kind }) => kind === 'message') ? [...acts, ...link.taken(true)] : acts;
  };
  return { link, push };
}

describe('a frame', () => {
  it('has the sum of its bytes from the number to the end', () => {
    expect(checksum(bytes('1H|\\^&\r\u0003'))).toBe('E5');
    const frame = writeFrame({ number: 1, text: bytes('H|\\^&\r'), last: true });
    expect(readFrame(frame.subarray(1, -1))).toMatchObject({ number: 1, last: true });
  });

  it('is refused with any byte changed', () => {
    const frame = writeFrame({ number: 3, text: bytes('R|1|^^^GLU|5.4\r'), last: true }).subarray(1, -1);
    fc.assert(
      fc.property(fc.nat(frame.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const broken = Uint8Array.from(frame);
        broken[at] = (broken[at] ?? 0) ^ change;
        const read = readFrame(broken);
        // the digits of a checksum may be small letters
        if (typeof read !== 'string') expect(read.text).toEqual(bytes('R|1|^^^GLU|5.4\r'));
      }),
    );
  });
});

describe('receiving', () => {
  it('gives the same records whatever pieces the bytes come in and however long the frames are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 20 }), fc.integer({ min: 1, max: 60 }), (cuts, size) => {
        const all = [ENQ, ...framesOf(records, size).flatMap((frame) => [...frame]), EOT];
        const { push } = host();
        const places = [...cuts, all.length].sort((a, b) => a - b);
        let from = 0;
        const acts = places.flatMap((to) => {
          const part = all.slice(from, to);
          from = Math.max(from, to);
          return push(part);
        });
        expect(messages(acts)).toEqual([message]);
        expect(written(acts).every((byte) => byte === ACK)).toBe(true);
      }),
    );
  });

  it('asks for a broken frame again, and for nothing twice', () => {
    const { push } = host();
    const [first = new Uint8Array(), ...rest] = framesOf(records);
    const broken = Uint8Array.from(first);
    broken[3] = 0x41;
    expect(written(push([ENQ]))).toEqual([ACK]);
    expect(push(broken)).toMatchObject([
      { kind: 'refused', why: 'checksum' },
      { kind: 'write' },
      { kind: 'wait' },
    ]);
    expect(written(push(first))).toEqual([ACK]);
    expect(written(push(first))).toEqual([ACK]); // its answer was lost
    const acts = rest.flatMap((frame) => push(frame));
    expect(messages(acts)).toEqual([message]);
  });

  it('refuses a frame out of turn', () => {
    const { push } = host();
    const [, second = new Uint8Array()] = framesOf(records);
    push([ENQ]);
    expect(written(push(second))).toEqual([NAK]);
  });

  it('asks for the last frame again while the message could not be kept', () => {
    const link = new AstmLink();
    const frames = framesOf(records);
    link.push([ENQ]);
    const acts = frames.flatMap((frame) => link.push(frame));
    expect(messages(acts)).toEqual([message]);
    expect(written(link.taken(false))).toEqual([NAK]);
    expect(messages(link.push(frames.at(-1) ?? []))).toEqual([message]);
    expect(written(link.taken(true))).toEqual([ACK]);
  });

  it('says of a message that was broken off, and takes the next one', () => {
    const { push } = host();
    push([ENQ]);
    push(framesOf(records)[0] ?? []);
    expect(push([STX, 0x32, 0x41, EOT])).toMatchObject([{ kind: 'refused', why: 'incomplete' }]);
    push([ENQ]);
    expect(messages(framesOf(records).flatMap((frame) => push(frame)))).toEqual([message]);
  });

  it('takes a frame whole without its line feed, and says of one that was broken off before its end', () => {
    const { push } = host();
    push([ENQ]);
    const acts = framesOf(records).flatMap((frame) => push(frame.subarray(0, -1)));
    expect(messages(acts)).toEqual([message]);
    expect(push([EOT])).toEqual([]);
    push([ENQ]);
    const [first = new Uint8Array()] = framesOf(records);
    const bytes = first.subarray(1, 9);
    expect(push([...first.subarray(0, 9), EOT])).toMatchObject([
      { kind: 'refused', why: 'incomplete', bytes },
    ]);
  });

  it('takes as long for each record of a long message as for one of a short one', () => {
    const bigRecords = Array.from({ length: 12_000 }, (_, at) => bytes(`R|${at}|^^^GLU|5.4|mmol/L`));
    const frames = framesOf([bytes('H|\\^&'), ...bigRecords, bytes('L|1|N')]);
    const { push } = host();
    push([ENQ]);
    const began = Date.now();
    const acts = frames.flatMap((frame) => push(frame));
    expect(messages(acts)[0]?.length).toBe(12_002);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('refuses a message that is too long to its end, and takes the next one', () => {
    const { push } = host();
    push([ENQ]);
    const long = framesOf(
      Array.from({ length: 20 }, () => new Uint8Array(60_000).fill(0x41)),
      60_000,
    );
    const acts = long.flatMap((frame) => push(frame));
    expect(acts.flatMap((act) => (act.kind === 'refused' ? [act.why] : []))).toEqual(['TOO_LONG']);
    expect(written(acts).at(-1)).toBe(NAK);
    expect(framesOf(records).flatMap((frame) => messages(push(frame)))).toEqual([]);
    expect(push([EOT])).toEqual([]);
    push([ENQ]);
    expect(framesOf(records).flatMap((frame) => messages(push(frame)))).toEqual([message]);
  });

  it('refuses a message that is never kept until the analyser begins anew', () => {
    const link = new AstmLink();
    link.push([ENQ]);
    const frames = framesOf(records);
    for (const frame of frames) link.push(frame);
    expect(written(link.taken('never'))).toEqual([NAK]);
    expect(link.push(frames.at(-1) ?? []).map(({ kind }) => kind)).toEqual(['write', 'wait']);
    link.push([EOT]);
    link.push([ENQ]);
    expect(messages(frames.flatMap((frame) => link.push(frame)))).toEqual([message]);
  });

  it('is given up when nothing comes for 30 seconds', () => {
    const { link, push } = host();
    push([ENQ]);
    link.expired();
    expect(written(link.send(records))).toEqual([ENQ]);
  });
});

describe('sending', () => {
  it('reaches the other end whole, whatever frames are broken on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 5 }), (faults) => {
        const sender = new AstmLink('device');
        const { push } = host();
        const got: string[][] = [];
        const breaks = [...faults];
        let out = sender.send(records);
        for (let turn = 0; turn < 60 && out.length > 0; turn++) {
          const travelling = written(out);
          if (travelling[0] === STX && breaks.shift()) travelling[4] = (travelling[4] ?? 0) ^ 0x11;
          const answer = push(travelling);
          got.push(...messages(answer));
          out = sender.push(written(answer));
        }
        expect(got).toEqual([message]);
      }),
    );
  });

  it('gives up after six refusals and begins anew', () => {
    const sender = new AstmLink('device');
    sender.send(records);
    sender.push([ACK]);
    const acts = Array.from({ length: 6 }, () => sender.push([NAK])).flat();
    expect(acts.map(({ kind }) => kind)).toContain('unsent');
    expect(written(acts).at(-1)).toBe(EOT);
    expect(written(sender.expired())).toEqual([ENQ]);
  });

  it('yields as host when both want to speak', () => {
    const link = new AstmLink();
    expect(written(link.send(records))).toEqual([ENQ]);
    expect(link.push([ENQ])).toEqual([{ kind: 'wait', ms: 20_000 }]);
    expect(written(link.push([ENQ]))).toEqual([ACK]);
    expect(written(link.push([EOT]))).toEqual([ENQ]);
  });
});
