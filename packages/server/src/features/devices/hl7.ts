import { Hl7Message, type Hl7Segment } from '@medplum/core';
import {
  type DeviceMessage,
  type DeviceOrder,
  deviceTime,
  deviceTimeOf,
  numberOfParts,
  unitOfParts,
} from '@sen/domain/devices/deviceMessage';

/** A message of HL7 v2 as Sen needs it. */
export type Hl7In = {
  kind: 'results' | 'query' | 'answer' | 'other';
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
    code: 'NO_HEADER' | 'NO_MESSAGE_ID' | 'NO_RESULT' | 'TOO_LONG' | 'incomplete' | 'NUL' | 'TOO_MANY',
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

/** Reads a message. Throws Hl7Fault when it is none. */
export function readHl7(text: string): Hl7In {
  const header = hl7Header(text);
  if (!header) throw new Hl7Fault('NO_HEADER', null);
  const source = Hl7Message.parse(text.replace(/\r?\n/g, '\r'));
  const type = part(source.header, 9);
  const MaTin = part(source.header, 10);
  const answer = source.getSegment('MSA');
  if (type === 'ORU' && MaTin === '') throw new Hl7Fault('NO_MESSAGE_ID', header);
  if (type === 'ORU' && !source.getSegment('OBX')) throw new Hl7Fault('NO_RESULT', header);
  return {
    kind: answer ? 'answer' : type === 'ORU' ? 'results' : type === 'QRY' ? 'query' : 'other',
    MaTin,
    answers: answer
      ? { MaTin: part(answer, 2), taken: ['AA', 'CA'].includes(part(answer, 1)), text: part(answer, 3) }
      : null,
    message: {
      results: type === 'ORU' ? resultsOf(source) : [],
      queries: type === 'QRY' ? asked(source) : [],
    },
    source,
  };
}

/** Whether a message was taken (AA), could not be kept just now (AE) or is none that Sen takes (AR). */
export function writeAck(source: Hl7Message | null, ackCode: 'AA' | 'AE' | 'AR', at: Date): string {
  if (source) return source.buildAck({ ackCode }).toString();
  const time = deviceTimeOf(at);
  return [`MSH|^~\\&|Sen||||${time}||ACK|${time}|P|2.3.1||||||UNICODE UTF-8`, `MSA|${ackCode}|`].join('\r');
}

/** The orders of a sample: ORM^O01 with a line for each code. */
export function writeHl7Order(order: DeviceOrder, MaTin: string, at: Date): string {
  const time = deviceTimeOf(at);
  const sample = safe(order.SIDMau);
  const lines = order.MaMays.flatMap((code, index) => [
    `ORC|NW|${sample}|||||^^^${time}^^${order.KhanCap ? 'S' : 'R'}|${time}`,
    `OBR|${index + 1}|${sample}|${sample}|${safe(code)}|${order.KhanCap ? 'S' : 'R'}|${time}`,
  ]);
  return [
    `MSH|^~\\&|Sen|LAB|||${time}||ORM^O01|${MaTin}|P|2.3.1||||||UNICODE UTF-8`,
    `PID|1||${safe(order.MaYTe)}||||${order.NgaySinh}|${order.GioiTinh}`,
    'PV1|1|O',
    ...lines,
  ].join('\r');
}

function resultsOf(source: Hl7Message): DeviceMessage['results'] {
  const results: DeviceMessage['results'] = [];
  let sample = '';
  let ofGroup: string | null = null;
  for (const segment of source.segments) {
    if (segment.name === 'OBR') {
      sample = part(segment, 3) || part(segment, 2);
      ofGroup = deviceTime(part(segment, 22)) ?? deviceTime(part(segment, 7));
    } else if (segment.name === 'SPM') sample = part(segment, 2) || sample;
    else if (segment.name === 'OBX' && part(segment, 2) !== 'ED')
      // ED is a picture
      results.push({
        SIDMau: sample,
        MaMay: part(segment, 3),
        GiaTri: sentValue(segment),
        DonVi: unitOfParts(partsOf(segment, 6)),
        Co: part(segment, 8) || null,
        LucChay: deviceTime(part(segment, 14)) ?? ofGroup,
        ...(['F', 'C', ''].includes(part(segment, 11)) ? {} : { ChuaCuoi: true }),
      });
  }
  return results;
}

function asked(source: Hl7Message): string[] {
  const query = source.getSegment('QRD');
  return query && part(query, 8) ? [part(query, 8)] : [];
}

/** The value of a result: that of a structured number whole, a text with the signs that it holds, else its first part. */
function sentValue(segment: Hl7Segment): string {
  const type = part(segment, 2);
  if (type === 'SN') return numberOfParts(partsOf(segment, 5));
  if (['ST', 'TX', 'FT'].includes(type)) return plain(segment.getField(5)?.toString() ?? '');
  return part(segment, 5);
}

/** The first part of a field, its escapes read. */
function part(segment: Hl7Segment, field: number): string {
  return plain(segment.getField(field)?.getComponent(1) ?? '');
}

/** The parts of a field, their escapes read. */
function partsOf(segment: Hl7Segment, field: number): string[] {
  return (segment.getField(field)?.components[0] ?? []).map(plain);
}

function plain(text: string): string {
  return text
    .replace(
      /\\([FSRET])\\/g,
      (_all, letter: string) => ({ F: '|', S: '^', R: '~', E: '\\', T: '&' })[letter] ?? '',
    )
    .trim();
}

function safe(text: string): string {
  return text.replace(/[|\\^&~\r\n]/g, ' ').trim();
}
