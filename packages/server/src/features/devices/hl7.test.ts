import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHl7, writeAck, writeHl7Order } from './hl7.ts';
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
  expect(() => readHl7('XSH|^~\\&')).toThrow('no MSH');
  expect(() => readHl7('MSH|^~\\&|A||||||ORU^R01|1|P|2.3.1\rPID|1')).toThrow('no OBX');
  const { source } = readHl7(result);
  const answer = readHl7(writeAck(source, 'AE', new Date()));
  expect(answer).toMatchObject({ kind: 'answer', answers: { MaTin: '77', taken: false } });
  expect(writeAck(null, 'AE', new Date())).toContain('MSA|AE|');
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
        got.push(...read(all.slice(from, to)).map((bytes) => Buffer.from(bytes).toString('utf8')));
        from = to;
      }
      expect(got).toEqual([result, 'MSH|2']);
    }),
  );
});
