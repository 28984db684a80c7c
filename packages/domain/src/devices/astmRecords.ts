import {
  type DeviceControl,
  type DeviceMessage,
  type DeviceOrder,
  deviceTime,
  deviceTimeOf,
} from './deviceMessage.ts';
import { type DevicePerson, devicePerson } from './person.ts';
import { type SamplePlaces, sampleIdOf } from './sampleId.ts';
import { unitOfParts, valueOfParts } from './values.ts';

/** The separators that the header of a message names. */
type Separators = { field: string; repeat: string; part: string; sign: string };

const usual: Separators = { field: '|', repeat: '\\', part: '^', sign: '&' };

/** A record: the parts of its fields, which are counted from 1 with its letter as the first. */
type Fields = { letter: string; whole: (at: number) => string; repeats: (at: number) => string[][] };

const nowhere: SamplePlaces = new Map();
const letters = new Set(['H', 'P', 'O', 'R', 'C', 'Q', 'L', 'M', 'S']);

/** What the records of an ASTM E1394 message hold; `places` says where the id of a sample stands, where the link says so. */
export function readAstm(records: readonly string[], places: SamplePlaces = nowhere): DeviceMessage {
  const message: DeviceMessage = { results: [], queries: [] };
  let by = usual;
  let patient: Fields | null = null;
  let order: Fields | null = null;
  let unknown = false;
  for (const record of records) {
    if (record[0] === 'H') by = separatorsOf(record);
    const fields = fieldsOf(record, by);
    if (fields.letter === 'P') {
      patient = fields;
      order = null;
    } else if (fields.letter === 'O') order = fields;
    else if (fields.letter === 'R') message.results.push(resultOf(fields, patient, order, places));
    else if (fields.letter === 'Q') message.queries.push(...questionsOf(fields, by, places));
    else if (!letters.has(fields.letter)) unknown = true;
  }
  const saysMore = records.some((record) => !['H', 'L'].includes(record[0] ?? ''));
  if (unknown) message.GhiChu = 'UNKNOWN_RECORD';
  else if (message.results.length === 0 && message.queries.length === 0 && saysMore)
    message.GhiChu = 'NOTHING_READ';
  return message;
}

function resultOf(
  fields: Fields,
  patient: Fields | null,
  order: Fields | null,
  places: SamplePlaces,
): DeviceMessage['results'][number] {
  const repeats = fields.repeats(4);
  const value =
    repeats.length > 1
      ? { GiaTri: fields.whole(4), KhongHieu: true as const }
      : valueOfParts(repeats[0] ?? []);
  const sample = sampleIdOf(sampleParts(patient, order, places));
  const control = order && controlOf(order);
  const NguoiMay = control || !patient ? undefined : personOf(patient);
  const state = fields.repeats(9)[0]?.[0] ?? '';
  return {
    ...sample,
    MaMay: codeOf(fields.repeats(3)[0] ?? []),
    DonVi: unitOfParts(fields.repeats(5)[0] ?? []),
    Co: flagsOf(fields.repeats(7)),
    LucChay: deviceTime(fields.whole(13)),
    ...value,
    ...(['', 'F', 'C', 'V', 'R', 'Q'].includes(state) ? {} : { ChuaCuoi: true }),
    ...(control ? { KiemChuan: control } : {}),
    ...(NguoiMay ? { NguoiMay } : {}),
  };
}

/** The samples that a question asks for, each with its field as it was asked. */
function questionsOf(fields: Fields, by: Separators, places: SamplePlaces): DeviceMessage['queries'] {
  const at = places.get('Q');
  const asked = fields.whole(3).split(by.repeat);
  return fields.repeats(3).map((parts, nth) => {
    const elsewhere = at && at.field !== 3;
    const own = elsewhere ? partsAt(fields, at) : at?.part ? [parts[at.part - 1] ?? ''] : parts;
    return { ...sampleIdOf(own), hoi: (asked[nth] ?? '').split(by.part) };
  });
}

/** Where the id of the sample of a result may stand: the id of the specimen, and the one that the instrument gave it. */
function sampleParts(patient: Fields | null, order: Fields | null, places: SamplePlaces): string[] {
  const named = [
    { fields: order, at: places.get('O') },
    { fields: patient, at: places.get('P') },
  ].filter(({ at }) => at);
  if (named.length > 0) return named.flatMap(({ fields, at }) => (fields && at ? partsAt(fields, at) : []));
  return order ? [...order.repeats(3), ...order.repeats(4)].flat() : [];
}

function partsAt(fields: Fields, { field, part }: { field: number; part: number | null }): string[] {
  const repeats = fields.repeats(field);
  return part === null ? repeats.flat() : [repeats[0]?.[part - 1] ?? ''];
}

/**
 * The code of a test: the manufacturer's own one, the fourth part, else the first that stands there. GeneXpert parts a test into several
 * results, and tells them apart by its second, fourth, seventh and eighth part.
 */
function codeOf(parts: readonly string[]): string {
  const [first = '', second = '', third = '', fourth = ''] = parts;
  if (parts.length === 8 && first === '' && second !== '' && third === '')
    return [second, fourth, parts[6], parts[7]].join('^').replace(/\^+$/, '');
  return fourth || (parts.find((part) => part !== '') ?? '');
}

function flagsOf(repeats: readonly string[][]): string | null {
  return repeats.flatMap((parts) => parts.find((part) => part !== '') ?? []).join(' ') || null;
}

/** The material of an order that is one of the quality control, as its action code says. */
function controlOf(order: Fields): DeviceControl | null {
  if (!order.repeats(12).some(([code]) => code?.toUpperCase() === 'Q')) return null;
  const ten = [...order.repeats(3), ...order.repeats(4)].flat().filter((part) => part !== '');
  return { ten: [...new Set(ten)], Muc: null };
}

function personOf(patient: Fields): DevicePerson | undefined {
  const first = (at: number) => patient.repeats(at)[0] ?? [];
  return devicePerson(
    [...patient.repeats(3), ...patient.repeats(4), ...patient.repeats(5)].flat(),
    first(6).slice(0, 3).join(' '),
    first(8)[0] ?? '',
    first(9)[0] ?? '',
  );
}

/** The answer to a question for the orders of samples; a sample without orders is said to be unknown. */
export function writeAstmOrders(orders: readonly DeviceOrder[], at: Date): string[] {
  const time = deviceTimeOf(at);
  const lines = orders.flatMap((order, index) => [
    ['P', index + 1, safe(order.MaYTe), '', '', '', '', order.NgaySinh, order.GioiTinh].join('|'),
    [
      ['O', 1, ...samplesAsked(order), orderedCodes(order.MaMays)],
      [order.KhanCap ? 'S' : 'R', time, '', '', '', '', 'N'],
      Array.from({ length: 13 }, () => ''),
      ['Q'],
    ]
      .flat()
      .join('|'),
  ]);
  return [`H|\\^&|||Sen|||||||P|1|${time}`, ...lines, `L|1|${orders.length > 0 ? 'N' : 'I'}`];
}

/**
 * The ids of a sample as its analyser takes them: one that asked by rack, place and id (Sysmex: `2^1^ id^B`) wants that field back, one
 * that asked by id and what it calls the sample itself (cobas: `^^id^counter^rack^place`) wants that in the field beside.
 */
function samplesAsked({ SIDMau, hoi = [] }: DeviceOrder): [string, string] {
  const parts = hoi.map(withoutSigns);
  const third = parts[2]?.trim() === safe(SIDMau);
  if (third && parts.length === 4 && /^[A-Z]$/.test(parts[3] ?? '')) return [parts.join('^'), ''];
  if (third && parts.length > 4) return [safe(SIDMau), parts.slice(3).join('^')];
  return [safe(SIDMau), ''];
}

/** What is to be measured, by the codes of the analyser: of one that parts a test into results, the test once. */
function orderedCodes(codes: readonly string[]): string {
  const tests = new Set(codes.map((code) => safe(code.split('^')[0] ?? '')));
  return [...tests].map((code) => `^^^${code}`).join('\\');
}

function separatorsOf(header: string): Separators {
  const [, field = '|', repeat = '\\', part = '^', sign = '&'] = header;
  return { field, repeat, part, sign };
}

function fieldsOf(record: string, by: Separators): Fields {
  const fields = record.split(by.field);
  return {
    letter: record[0] ?? '',
    whole: (at) => fields[at - 1] ?? '',
    repeats: (at) =>
      (fields[at - 1] ?? '').split(by.repeat).map((one) => one.split(by.part).map((part) => plain(part, by))),
  };
}

function plain(text: string, { field, repeat, part, sign }: Separators): string {
  const meant: Record<string, string> = { F: field, S: part, R: repeat, E: sign };
  let read = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at + 1] ?? '';
    if (text[at] === sign && text[at + 2] === sign && meant[letter] !== undefined) {
      read += meant[letter];
      at += 2;
    } else read += text[at];
  }
  const told = read.trim();
  // what stands for "nothing" where a value is taken away
  return told === '""' ? '' : told;
}

function safe(text: string): string {
  return withoutSigns(text).trim();
}

function withoutSigns(text: string): string {
  return text.replace(/[|\\^&\r\n]/g, ' ');
}
