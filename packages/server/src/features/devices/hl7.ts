import { Hl7Message, type Hl7Segment } from '@medplum/core';
import type { DeviceMessage, GhiChuTin } from '@sen/domain/devices/deviceMessage';
import { type SamplePlaces, sampleIdOf } from '@sen/domain/devices/sampleId';
import { fieldOf, part } from './hl7Fields.ts';
import { resultsOf } from './hl7Results.ts';

/** A message of HL7 v2 as Sen needs it: `worklist` and `query` both ask for the orders of a sample, each answered in its own way. */
export type Hl7In = {
  kind: 'results' | 'query' | 'worklist' | 'answer' | 'other';
  MaTin: string;
  /** Of an answer: whether the other side took the message that it names. */
  answers: { MaTin: string; taken: boolean; text: string } | null;
  message: DeviceMessage;
  source: Hl7Message;
};

/** Why a message cannot be read, by a code, and its header where it has one: that is enough to answer it. */
export class Hl7Fault extends Error {
  readonly source: Hl7Message | null;

  constructor(
    code:
      | 'NO_HEADER'
      | 'NO_MESSAGE_ID'
      | 'NO_RESULT'
      | 'NOT_FOR_SEN'
      | 'TOO_LONG'
      | 'incomplete'
      | 'NUL'
      | 'TOO_MANY',
    source: Hl7Message | null,
  ) {
    super(code);
    this.source = source;
  }
}

/** The header of a message, for its answer; null where there is none. */
export function hl7Header(text: string): Hl7Message | null {
  if (!/^MSH[^\r\n]{5}/.test(text)) return null;
  return Hl7Message.parse(text.slice(0, 2000).split(/[\r\n]/, 1)[0] ?? '');
}

const nowhere: SamplePlaces = new Map();

/**
 * Reads a message; `places` says where the id of a sample stands, where the link says so. Throws Hl7Fault when it is none that Sen can
 * read.
 */
export function readHl7(text: string, places: SamplePlaces = nowhere): Hl7In {
  const header = hl7Header(text);
  if (!header) throw new Hl7Fault('NO_HEADER', null);
  const source = Hl7Message.parse(text.replace(/\r?\n/g, '\r'));
  const MaTin = part(source.header, 10);
  const answer = source.getSegment('MSA');
  const kind = answer ? 'answer' : kindOf(source);
  if (kind === 'results' && MaTin === '') throw new Hl7Fault('NO_MESSAGE_ID', header);
  const results = kind === 'results' ? resultsOf(source, places) : [];
  const GhiChu = kind === 'results' ? noteOf(source) : undefined;
  if (kind === 'results' && results.length === 0 && !GhiChu && !source.getSegment('OBX'))
    throw new Hl7Fault('NO_RESULT', header);
  return {
    kind,
    MaTin,
    answers: answer
      ? { MaTin: part(answer, 2), taken: ['AA', 'CA'].includes(part(answer, 1)), text: part(answer, 3) }
      : null,
    message: {
      results,
      queries: kind === 'query' || kind === 'worklist' ? asked(source, kind, places) : [],
      ...(GhiChu ? { GhiChu } : {}),
    },
    source,
  };
}

function kindOf(source: Hl7Message): Hl7In['kind'] {
  const type = part(source.header, 9);
  if (type === 'ORU' || type === 'OUL') return 'results';
  if (type === 'QRY') return 'query';
  const order = source.getSegment('ORC');
  // an analyser that sends an order asks to have it filled in
  return type === 'ORM' && order && part(order, 1) === 'RF' ? 'worklist' : 'other';
}

/** A calibration holds no result of a sample. */
function noteOf(source: Hl7Message): GhiChuTin | undefined {
  return part(source.header, 16) === '1' ? 'CALIBRATION' : undefined;
}

function asked(
  source: Hl7Message,
  kind: 'query' | 'worklist',
  places: SamplePlaces,
): DeviceMessage['queries'] {
  const name = kind === 'query' ? 'QRD' : 'ORC';
  const segment = source.getSegment(name);
  if (!segment) return [];
  const at = places.get(name);
  const own = at
    ? placed(segment, at)
    : (kind === 'query' ? [8] : [3, 2]).flatMap((field) => fieldOf(segment, field).flat());
  return [{ ...sampleIdOf(own), hoi: [] }];
}

function placed(segment: Hl7Segment, { field, part: nth }: { field: number; part: number | null }): string[] {
  const repeats = fieldOf(segment, field);
  return nth === null ? repeats.flat() : [repeats[0]?.[nth - 1] ?? ''];
}
