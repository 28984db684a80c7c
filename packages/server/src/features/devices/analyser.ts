import { connect, type Socket } from 'node:net';
import { Hl7Message } from '@medplum/core';
import { type AstmAct, AstmLink } from '@sen/domain/devices/astmLink';
import { type DeviceResult, deviceTimeOf } from '@sen/domain/devices/deviceMessage';
import { mllpFrame, mllpReader } from './mllp.ts';
import { writeTo } from './talk.ts';

/** A value that the analyser has measured. */
export type Measured = Pick<DeviceResult, 'SIDMau' | 'MaMay' | 'GiaTri' | 'DonVi'> & { LucChay: Date };

/** An analyser that speaks with Sen as a real one does. */
export type Analyser = {
  /** Asks for the orders of a sample: the codes to measure, none when there are none. */
  ask: (SIDMau: string) => Promise<string[]>;
  /** Sends values of one sample as one message; `broken` spoils it on the way once, before it goes whole. Answers whether it was taken. */
  send: (results: readonly Measured[], broken?: boolean) => Promise<boolean>;
  /**
   * Sends a message as it stands: records of ASTM, or segments of HL7. Answers what HL7 says to it, each message whole; nothing of ASTM,
   * which answers with bytes.
   */
  raw: (lines: readonly string[], answers?: number) => Promise<string[]>;
  /** Samples that Sen sent orders of by itself, with their codes. */
  ordered: ReadonlyMap<string, string[]>;
  close: () => Promise<void>;
};

export type AnalyserPlace = { host: string; port: number };

const answerMs = 20_000;

/** Connects an analyser of a protocol. Throws when nobody listens. */
export async function openAnalyser(protocol: 'astm' | 'hl7', at: AnalyserPlace): Promise<Analyser> {
  const socket = connect(at);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => socket.destroy());
  const ends = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const parts = protocol === 'astm' ? astmAnalyser(socket) : hl7Analyser(socket);
  return {
    ...parts,
    close: async () => {
      socket.end();
      await ends;
    },
  };
}

type Parts = Omit<Analyser, 'close'>;

function astmAnalyser(socket: Socket): Parts {
  const link = new AstmLink('device');
  const ordered = new Map<string, string[]>();
  let timer: NodeJS.Timeout | null = null;
  let spoil = false;
  const sent: Array<() => void> = [];
  const told: string[] = [];
  let heard: (() => void) | null = null;

  const act = (acts: readonly AstmAct[]): void => {
    for (const one of acts) {
      if (one.kind === 'write') writeTo(socket, spoil ? spoilt(one.bytes) : one.bytes);
      else if (one.kind === 'wait') {
        if (timer) clearTimeout(timer);
        timer = setTimeout(() => act(link.expired()), one.ms);
        timer.unref();
      } else if (one.kind === 'sent') sent.shift()?.();
      else if (one.kind === 'message') {
        const records = one.records.map((bytes) => Buffer.from(bytes).toString('utf8'));
        told.push(records.join('\r'));
        for (const record of records) {
          const fields = record.split('|');
          if (fields[0] === 'O') ordered.set(fields[2] ?? '', codesIn(fields[4] ?? ''));
        }
        act(link.taken(true));
        heard?.();
      }
    }
  };
  const spoilt = (bytes: Uint8Array) => {
    if (bytes.length < 8) return bytes;
    spoil = false;
    return Uint8Array.from(bytes, (byte, at) => (at === 4 ? byte ^ 0x11 : byte));
  };
  const put = (records: readonly string[]) =>
    withTimeout(
      new Promise<void>((resolve) => {
        sent.push(resolve);
        act(link.send(records.map((record) => Buffer.from(record, 'utf8'))));
      }),
    );
  socket.on('data', (chunk: Buffer) => act(link.push(chunk)));
  socket.on('close', () => timer && clearTimeout(timer));
  const head = () => `H|\\^&|||Simulator^1||||||||LIS2-A2|${deviceTimeOf(new Date())}`;
  const answered = () =>
    new Promise<void>((resolve) => {
      heard = resolve;
    });
  return {
    ordered,
    raw: async (lines, answers = 0) => {
      const answer = answered();
      told.length = 0;
      await put(lines);
      if (answers > 0) await withTimeout(answer);
      return [...told];
    },
    ask: async (SIDMau) => {
      ordered.delete(SIDMau);
      const answer = answered();
      await put([head(), `Q|1|^${SIDMau}||ALL`, 'L|1|N']);
      await withTimeout(answer);
      return ordered.get(SIDMau) ?? [];
    },
    send: async (results, broken = false) => {
      spoil = broken;
      await put([
        head(),
        'P|1',
        `O|1|${results[0]?.SIDMau ?? ''}||^^^ALL|R`,
        ...results.map(
          ({ MaMay, GiaTri, DonVi, LucChay }, at) =>
            `R|${at + 1}|^^^${MaMay}|${GiaTri}|${DonVi ?? ''}||N||F||||${deviceTimeOf(LucChay)}`,
        ),
        'L|1|N',
      ]);
      return true;
    },
  };
}

function hl7Analyser(socket: Socket): Parts {
  const read = mllpReader();
  const ordered = new Map<string, string[]>();
  const answers = new Map<string, (taken: boolean) => void>();
  let refused: (() => void) | null = null;
  let heard: (() => void) | null = null;
  let number = Date.now();
  const told: string[] = [];

  const say = (text: string) => writeTo(socket, mllpFrame(text));
  socket.on('data', (chunk: Buffer) => {
    for (const { bytes } of read(chunk)) {
      const text = Buffer.from(bytes).toString('utf8');
      told.push(text);
      hear(Hl7Message.parse(text));
      heard?.();
    }
  });
  const hear = (message: Hl7Message): void => {
    const type = message.header.getField(9)?.toString() ?? '';
    const answer = message.getSegment('MSA');
    if (type.startsWith('ACK') || type.startsWith('QCK') || type.startsWith('ORR')) {
      const id = answer?.getField(2)?.toString() ?? '';
      const found = message.getSegment('QAK')?.getField(2)?.toString() !== 'NF';
      answers.get(id)?.(answer?.getField(1)?.toString() === 'AA' && found);
      answers.delete(id);
      if (id === '') refused?.();
      return;
    }
    if (type.startsWith('DSR')) {
      const lines = message.getAllSegments('DSP');
      const shown = (nth: number) => lines[nth - 1]?.getField(3)?.getComponent(1) ?? '';
      ordered.set(
        shown(21),
        lines.slice(28).map((_line, nth) => shown(29 + nth)),
      );
      say(ackOf('ACK^Q03', message.header.getField(10)?.toString() ?? ''));
    } else {
      const lines = message.getAllSegments('OBR');
      ordered.set(
        lines[0]?.getField(3)?.toString() ?? '',
        lines.map((line) => line.getField(4)?.getComponent(1) ?? ''),
      );
      say(message.buildAck().toString());
    }
  };
  const ackOf = (type: string, id: string) =>
    [headOf(type, id), `MSA|AA|${id}|Message accepted|||0|`].join('\r');
  const headOf = (type: string, id: string) =>
    `MSH|^~\\&|Simulator|LAB|Sen|LAB|${deviceTimeOf(new Date())}||${type}|${id}|P|2.3.1||||||UNICODE UTF-8`;
  const put = (id: string, text: string) =>
    withTimeout(
      new Promise<boolean>((resolve) => {
        answers.set(id, resolve);
        say(text);
      }),
    );
  /** When so many more messages have come. */
  const come = (count: number) =>
    withTimeout(
      new Promise<void>((resolve) => {
        const wanted = told.length + count;
        heard = () => told.length >= wanted && resolve();
      }),
    );
  return {
    ordered,
    raw: async (lines, count = 1) => {
      told.length = 0;
      const all = come(count);
      say(lines.join('\r'));
      await all;
      return [...told];
    },
    ask: async (SIDMau) => {
      ordered.delete(SIDMau);
      const id = `Q${++number}`;
      const now = deviceTimeOf(new Date());
      const lines = [
        headOf('QRY^Q02', id),
        `QRD|${now}|R|D|1|||RD|${SIDMau}|OTH|||T|`,
        'QRF||||||RCT|COR|ALL||',
      ];
      if (!(await put(id, lines.join('\r')))) return [];
      if (!ordered.has(SIDMau)) await come(1);
      return ordered.get(SIDMau) ?? [];
    },
    send: async (results, broken = false) => {
      const id = `R${++number}`;
      const time = results[0] ? deviceTimeOf(results[0].LucChay) : '';
      const text = [
        headOf('ORU^R01', id),
        'PID|1',
        `OBR|1||${results[0]?.SIDMau ?? ''}|||${time}|${time}`,
        ...results.map(
          ({ MaMay, GiaTri, DonVi, LucChay }, at) =>
            `OBX|${at + 1}|NM|${MaMay}^${MaMay}||${GiaTri}|${DonVi ?? ''}||N|||F|||${deviceTimeOf(LucChay)}`,
        ),
      ].join('\r');
      if (broken) {
        const told = new Promise<void>((resolve) => {
          refused = resolve;
        });
        say(text.replace('MSH', 'M?H'));
        await withTimeout(told);
      }
      return put(id, text);
    },
  };
}

function codesIn(field: string): string[] {
  return field.split('\\').flatMap((one) => one.split('^')[3] || []);
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Sen did not answer')), answerMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
