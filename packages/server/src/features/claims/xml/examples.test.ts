import { claimFindings } from '@sen/domain/claims/checks/all';
import { type ClaimFile, claimFileOf, tablesOf } from '@sen/domain/claims/file';
import { claimTotals } from '@sen/domain/claims/lines';
import { birth } from '@sen/domain/claims/testBirths';
import { claimFacts } from '@sen/domain/claims/testClaims';
import { e3, e5, op1, transferred } from '@sen/domain/claims/testExamples';
import { e4, e10, ip1, ip1c, ip1d } from '@sen/domain/claims/testStays';
import { envelopeXml, tableXml } from '@sen/domain/claims/write';
import { expect, it } from 'vitest';
import { readFile } from './read.ts';
import { tableSchema } from './schema.ts';

const EXAMPLES: Array<[string, ClaimFile]> = [
  ['OP1', op1()],
  ['IP1', ip1()],
  ['IP1b', ip1({ KET_QUA_DTRI: '3' }, { lastDays: '3' })],
  ['IP1c', ip1c()],
  ['IP1d', ip1d()],
  ['IP1e', ip1({}, { shared: '33' })],
  ['E3', e3()],
  ['E4', e4()],
  ['E5', e5()],
  ['E10', e10()],
  ['a transfer', transferred()],
  ['a birth', birth()],
];

it.each(EXAMPLES)(
  '%s is written, has the form of its tables, and reads back the same with the same sums and no finding',
  (_name, file) => {
    const parts = tablesOf(file).map(({ table, rows }) => ({
      table,
      code: table.code,
      xml: tableXml(table, rows),
    }));
    for (const { table, xml } of parts) {
      const schema = tableSchema(table, file.date);
      try {
        expect(schema.faults(xml)).toEqual([]);
      } finally {
        schema.dispose();
      }
    }
    const head = { maCSKCB: file.xml1.MA_CSKCB, ngayLap: '20260310' };
    const whole = envelopeXml({ ...head, parts }, (text) => Buffer.from(text).toString('base64'));
    const { hoSos, unknown } = readFile(whole);
    expect(unknown).toEqual([]);
    const [read] = hoSos.map(claimFileOf);
    expect(read).toEqual(file);
    if (!read) throw new Error('nothing was read');
    expect(read.xml1).toMatchObject(claimTotals(read));
    expect(claimFindings(read, claimFacts())).toEqual([]);
  },
);

it('a file without its summary is none', () => {
  expect(claimFileOf(tablesOf(op1()).slice(1))).toBeNull();
});
