import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hl7Header, readHl7 } from './hl7.ts';
import { writeAck, writeHl7Order } from './hl7Answers.ts';
import { mllpFrame, mllpReader } from './mllp.ts';

const result = [
  'MSH|^~\\&|BC|LAB|Sen||20261105||ORU^R01|77|P|2.3.1||||||UNICODE UTF-8',
  'PID|1',
  'OBR|1||2611050001||||20261105081500',
  'OBX|1|NM|GLU^Glucose||5.4|mmol/L|3.9-6.4|N|||F|||20261105081530',
  'OBX|2|ST|HBsAg^HBsAg||Âm tính||||||F',
].join('\r');

it('reads values with their sample, code, unit and time', () => {
  const { kind, MaTin, message } = readHl7(result);
  expect([kind, MaTin]).toEqual(['results', '77']);
  expect(message.results).toEqual([
    {
      SIDMau: '2611050001',
      MaMay: 'GLU',
      GiaTri: '5.4',
      DonVi: 'mmol/L',
      Co: 'N',
      LucChay: '2026-11-05T01:15:30.000Z',
    },
    {
      SIDMau: '2611050001',
      MaMay: 'HBsAg',
      GiaTri: 'Âm tính',
      DonVi: null,
      Co: null,
      LucChay: '2026-11-05T01:15:00.000Z',
    },
  ]);
});

it('refuses what is no message, and answers what is one', () => {
  expect(() => readHl7('XSH|^~\\&')).toThrow('NO_HEADER');
  expect(() => readHl7('MSH|')).toThrow('NO_HEADER');
  expect(() => readHl7('MSH|^~\\&|A||||||ORU^R01||P|2.3.1\rOBX|1')).toThrow('NO_MESSAGE_ID');
  expect(() => readHl7('MSH|^~\\&|A||||||ORU^R01|1|P|2.3.1\rPID|1')).toThrow('NO_RESULT');
  const { source } = readHl7(result);
  const answer = readHl7(writeAck(source, 'AE', new Date()));
  expect(answer).toMatchObject({ kind: 'answer', answers: { MaTin: '77', taken: false } });
  expect(writeAck(null, 'AE', new Date())).toContain('MSA|AE|');
});

it('names the message that it refuses in the answer', () => {
  const header = hl7Header('MSH|^~\\&|A||||||ORU^R01|42|P|2.3.1\rPID|1');
  expect(readHl7(writeAck(header, 'AR', new Date())).answers).toMatchObject({ MaTin: '42', taken: false });
  expect(hl7Header('PID|1')).toBeNull();
});

it('reads values and units whole, and skips pictures', () => {
  const lines = [
    'OBX|1|SN|TNI||<^0.5|ng/mL',
    'OBX|2|SN|ANA||^1^:^128|',
    'OBX|3|SN|CRP||>=^5|mg/L',
    'OBX|4|NM|WBC||6.1|10^9/L',
    'OBX|5|NM|RBC||4.2|10^12/L^^UCUM',
    'OBX|6|NM|PLT||250|10*9/L^10*9/L^UCUM',
    'OBX|7|ST|CMT||A^B',
    'OBX|8|ED|HIST||^image^png^Base64^AAAA',
  ];
  const { message } = readHl7([...result.split('\r').slice(0, 3), ...lines].join('\r'));
  expect(message.results.map(({ GiaTri, DonVi }) => [GiaTri, DonVi])).toEqual([
    ['<0.5', 'ng/mL'],
    ['1:128', null],
    ['≥5', 'mg/L'],
    ['6.1', '10^9/L'],
    ['4.2', '10^12/L'],
    ['250', '10*9/L'],
    ['A^B', null],
  ]);
});

it('reads a coded value as its text, a value in quotes as none, and several flags', () => {
  const lines = [
    'OBX|1|CWE|RPR||^Negative',
    'OBX|2|CE|RPR||260415000^Not detected^SCT',
    'OBX|3|CNE|RPR||A1~^B2',
    'OBX|4|ST|RPR||^Negative',
    'OBX|5|NM|GLU||""|""||L~A',
    'OBX|6|NM|GLU||5.4~6.1',
    'OBX|7|NM|^WBC^99MRC||-1^0.75',
  ];
  const { message } = readHl7([...result.split('\r').slice(0, 3), ...lines].join('\r'));
  expect(message.results.map(({ GiaTri }) => GiaTri)).toEqual([
    'Negative',
    'Not detected',
    'A1; B2',
    'Negative',
    '',
    '5.4~6.1',
    '0.75',
  ]);
  expect(message.results[4]).toMatchObject({ DonVi: null, Co: 'L A' });
  expect(message.results[5]?.KhongHieu).toBe(true);
  expect(message.results[6]).toMatchObject({ MaMay: 'WBC', DienGiai: 'AmTinh' });
});

it('reads the specimen of values that it stands before or after', () => {
  const [head = ''] = result.split('\r');
  const value = 'OBX|1|NM|GLU||5.4';
  const idsOf = (...lines: string[]) =>
    readHl7([head, ...lines].join('\r')).message.results.map((one) => one.SIDMau);
  expect(idsOf('OBR|1', value, 'SPM|1|2611050001', 'OBR|2', value, 'SPM|2|2611050002')).toEqual([
    '2611050001',
    '2611050002',
  ]);
  expect(idsOf('SPM|1|2611050001', 'OBR|1', value, 'SPM|2|2611050002', 'OBR|1', value)).toEqual([
    '2611050001',
    '2611050002',
  ]);
});

it('takes a value as final only where the analyser says so or nothing', () => {
  const states = ['F', 'C', '', 'P', 'X', 'D'];
  const lines = states.map((state, at) => `OBX|${at + 1}|NM|GLU||5.4|mmol/L||N|||${state}`);
  const { message } = readHl7([...result.split('\r').slice(0, 3), ...lines].join('\r'));
  expect(message.results.map(({ ChuaCuoi }) => ChuaCuoi ?? false)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('reads a value without its sample or its code, for a person to assign', () => {
  const { message } = readHl7('MSH|^~\\&|A||||||ORU^R01|1|P|2.3.1\rOBX|1|NM|GLU||5.4\rOBX|2|NM|||7');
  expect(message.results).toMatchObject([
    { SIDMau: '', MaMay: 'GLU' },
    { SIDMau: '', MaMay: '' },
  ]);
});

it('writes the orders of a sample', () => {
  const order = {
    SIDMau: 'S1',
    MaYTe: 'BN1',
    GioiTinh: 'M',
    NgaySinh: '19800101',
    KhanCap: true,
    MaMays: ['GLU', 'URE'],
  } as const;
  const text = writeHl7Order(order, '12', new Date('2026-11-05T01:15:30Z'));
  expect(text.split('\r').map((line) => line.slice(0, 3))).toEqual([
    'MSH',
    'PID',
    'PV1',
    'ORC',
    'OBR',
    'ORC',
    'OBR',
  ]);
  expect(text).toContain('OBR|2|S1|S1|URE|S');
});

it('puts messages together from whatever pieces they come in', () => {
  const all = [...mllpFrame(result), 0x0d, 0x41, ...mllpFrame('MSH|2')];
  fc.assert(
    fc.property(fc.array(fc.nat(all.length), { maxLength: 20 }), (cuts) => {
      const read = mllpReader();
      const got: string[] = [];
      let from = 0;
      for (const to of [...cuts, all.length].sort((a, b) => a - b)) {
        got.push(...read(all.slice(from, to)).map(({ bytes }) => Buffer.from(bytes).toString('utf8')));
        from = to;
      }
      expect(got).toEqual([result, 'MSH|2']);
    }),
  );
});
