import type { Hl7Message } from '@medplum/core';
import { type DeviceOrder, deviceTimeOf } from '@sen/domain/devices/deviceMessage';
import { part } from './hl7Fields.ts';

/** Codes of HL7 for what stands in the way of a message. */
const conditions = { AA: '0', AE: '207', AR: '200' } as const;
const words = { AA: 'Message accepted', AE: 'Try again', AR: 'Message refused' } as const;

/** Whether a message was taken (AA), could not be kept just now (AE) or is none that Sen takes (AR). */
export function writeAck(source: Hl7Message | null, ackCode: 'AA' | 'AE' | 'AR', at: Date): string {
  const event = source?.header.getField(9)?.getComponent(2) || '';
  const id = source ? part(source.header, 10) : '';
  const type = event ? `ACK^${event}` : 'ACK';
  return [headerFor(source, type, at), msa(ackCode, id)].join('\r');
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

/** The answer to a cell counter of Mindray that asks for the order of a sample: ORR^O02, refused where there is none. */
export function writeWorklist(source: Hl7Message, order: DeviceOrder | null, at: Date): string {
  const id = part(source.header, 10);
  const head = headerFor(source, 'ORR^O02', at);
  if (!order) return [head, `MSA|AR|${safe(id)}`].join('\r');
  const time = deviceTimeOf(at);
  const sample = safe(order.SIDMau);
  return [
    head,
    `MSA|AA|${safe(id)}`,
    `PID|1||${safe(order.MaYTe)}^^^^MR||||${order.NgaySinh}|${sexes[order.GioiTinh]}`,
    'PV1|1|Outpatient',
    `ORC|AF|${sample}|${sample}`,
    `OBR|1|${sample}|${sample}|00001^Automated Count^99MRC|${order.KhanCap ? 'S' : 'R'}|${time}||||||||${time}||||||||||HM`,
  ].join('\r');
}

const sexes = { M: 'Male', F: 'Female', U: 'Unknown' } as const;

/** The first answer to a question for the orders of a sample: QCK^Q02 says whether there are any. */
export function writeQueryAck(source: Hl7Message, found: boolean, at: Date): string {
  return [
    headerFor(source, 'QCK^Q02', at),
    msa('AA', part(source.header, 10)),
    'ERR|0|',
    `QAK|SR|${found ? 'OK' : 'NF'}|`,
  ].join('\r');
}

/** The second answer: DSR^Q03, one line for each thing to show; the codes to measure stand from the 29th line on. */
export function writeDisplay(source: Hl7Message, order: DeviceOrder, at: Date): string {
  const time = deviceTimeOf(at);
  const told: Readonly<Record<number, string>> = {
    1: order.MaYTe,
    4: order.NgaySinh === '' ? '' : `${order.NgaySinh}000000`,
    5: order.GioiTinh === 'U' ? 'O' : order.GioiTinh,
    21: order.SIDMau,
    22: order.SIDMau,
    23: time,
    24: order.KhanCap ? 'Y' : 'N',
  };
  const lines = Array.from({ length: 28 }, (_, nth) => `DSP|${nth + 1}||${safe(told[nth + 1] ?? '')}|||`);
  const codes = order.MaMays.map((code, nth) => `DSP|${29 + nth}||${safe(code)}^^^|||`);
  const asked = ['QRD', 'QRF'].flatMap((name) => source.getSegment(name)?.toString() ?? []);
  return [
    headerFor(source, 'DSR^Q03', at),
    msa('AA', part(source.header, 10)),
    'ERR|0|',
    'QAK|SR|OK|',
    ...asked,
    ...lines,
    ...codes,
    'DSC||',
  ].join('\r');
}

/** The header of an answer: to the application that asked, with its id, its kind of result and its character set. */
function headerFor(source: Hl7Message | null, type: string, at: Date): string {
  const asked = (field: number) => (source ? safe(part(source.header, field)) : '');
  const time = deviceTimeOf(at);
  return [
    'MSH|^~\\&|Sen|LAB',
    asked(3),
    asked(4),
    time,
    '',
    type,
    asked(10) || time,
    asked(11) || 'P',
    asked(12) || '2.3.1',
    '',
    '',
    '',
    asked(16),
    '',
    asked(18) || 'UNICODE UTF-8',
  ].join('|');
}

const msa = (code: keyof typeof conditions, id: string) =>
  `MSA|${code}|${safe(id)}|${words[code]}|||${conditions[code]}|`;

function safe(text: string): string {
  return text.replace(/[|\\^&~\r\n]/g, ' ').trim();
}
