import {
  type DeviceMessage,
  type DeviceOrder,
  deviceTime,
  deviceTimeOf,
  numberOfParts,
  unitOfParts,
} from './deviceMessage.ts';

/** The separators that the header of a message names. */
type Separators = { field: string; repeat: string; part: string; sign: string };

const usual: Separators = { field: '|', repeat: '\\', part: '^', sign: '&' };

/** What the records of an ASTM E1394 message hold. */
export function readAstm(records: readonly string[]): DeviceMessage {
  const message: DeviceMessage = { results: [], queries: [] };
  let by = usual;
  let SIDMau = '';
  for (const record of records) {
    if (record[0] === 'H') by = separatorsOf(record);
    const fields = record.split(by.field);
    const part = (at: number) => (fields[at] ?? '').split(by.part).map((text) => plain(text, by));
    const first = (at: number) => part(at).find((text) => text !== '') ?? '';
    if (record[0] === 'P') SIDMau = '';
    else if (record[0] === 'O') SIDMau = first(2) || first(3);
    else if (record[0] === 'R')
      message.results.push({
        SIDMau,
        MaMay: part(2)[3] || first(2),
        GiaTri: /^[<>]=?$/.test(first(3)) ? numberOfParts(part(3)) : first(3),
        DonVi: unitOfParts(part(4)),
        Co: first(6) || null,
        LucChay: deviceTime(fields[12] ?? ''),
        ...(['', 'F', 'C', 'V', 'R', 'Q'].includes(first(8)) ? {} : { ChuaCuoi: true }),
      });
    else if (record[0] === 'Q')
      for (const asked of (fields[2] ?? '').split(by.repeat)) {
        const [patient = '', sample = ''] = asked.split(by.part).map((text) => plain(text, by));
        if (sample || patient) message.queries.push(sample || patient);
      }
  }
  return message;
}

/** The answer to a question for the orders of samples; a sample without orders is said to be unknown. */
export function writeAstmOrders(orders: readonly DeviceOrder[], at: Date): string[] {
  const time = deviceTimeOf(at);
  const lines = orders.flatMap((order, index) => [
    ['P', index + 1, safe(order.MaYTe), '', '', '', '', order.NgaySinh, order.GioiTinh].join('|'),
    [
      ['O', 1, safe(order.SIDMau), '', order.MaMays.map((code) => `^^^${safe(code)}`).join('\\')],
      [order.KhanCap ? 'S' : 'R', time, '', '', '', '', 'N'],
      Array.from({ length: 13 }, () => ''),
      ['Q'],
    ]
      .flat()
      .join('|'),
  ]);
  return [`H|\\^&|||Sen|||||||P|1|${time}`, ...lines, `L|1|${orders.length > 0 ? 'N' : 'I'}`];
}

function separatorsOf(header: string): Separators {
  const [, field = '|', repeat = '\\', part = '^', sign = '&'] = header;
  return { field, repeat, part, sign };
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
  return read.trim();
}

function safe(text: string): string {
  return text.replace(/[|\\^&\r\n]/g, ' ').trim();
}
