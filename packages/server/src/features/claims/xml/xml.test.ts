import type { AnyRow, AnyTable } from '@sen/domain/claims/fields';
import { claimTables } from '@sen/domain/claims/tables';
import { validRow } from '@sen/domain/claims/testRows';
import { envelopeXml, tableXml } from '@sen/domain/claims/write';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFile, readTable } from './read.ts';
import { tableSchema } from './schema.ts';

const EACH = Object.values<AnyTable>(claimTables).map((table) => ({ code: table.code, table }));
const DATES = ['2025-03-10', '2026-03-10', '2026-08-10'] as const;
const base64 = (text: string) => Buffer.from(text).toString('base64');

function rowsOf(table: AnyTable, date: string): fc.Arbitrary<AnyRow[]> {
  return fc.array(validRow(table, date), { minLength: 1, maxLength: table.rows ? 3 : 1 });
}

describe.each(EACH)('$code', ({ table }) => {
  it('reads back what was written, whatever its rows, and its schema lets them pass', () => {
    for (const date of DATES) {
      const schema = tableSchema(table, date);
      try {
        fc.assert(
          fc.property(rowsOf(table, date), (rows) => {
            const xml = tableXml(table, rows);
            expect(readTable(table, xml)).toEqual(rows);
            expect(schema.faults(xml)).toEqual([]);
          }),
          { numRuns: 25 },
        );
      } finally {
        schema.dispose();
      }
    }
  });

  it('has a schema that refuses a row without what is required, and elements in another order', () => {
    const date = '2026-08-10';
    const schema = tableSchema(table, date);
    try {
      const [row = {}] = fc.sample(validRow(table, date), { numRuns: 1, seed: 1 });
      const required = Object.keys(table.fields).filter((name) => table.fields[name]?.required);
      expect(required).toContain('MA_LK');
      for (const name of required)
        expect(schema.faults(tableXml(table, [{ ...row, [name]: null }]))).not.toEqual([]);
      const xml = tableXml(table, [row]);
      const moved = xml.replace(/(<MA_LK>.*?<\/MA_LK>)(<(\w+)>.*?<\/\3>|<\w+\/>)/s, '$2$1');
      expect(moved).not.toBe(xml);
      expect(schema.faults(moved).join()).toMatch(/not expected/);
    } finally {
      schema.dispose();
    }
  });
});

describe('a schema', () => {
  const good = { MA_LK: '1', STT: '1', NGAY_KQ: '202603100930', MA_BS_DOC_KQ: '0123456789' };
  const faults = (over: AnyRow) => {
    const schema = tableSchema(claimTables.XML4, '2026-03-10');
    try {
      return schema.faults(tableXml(claimTables.XML4, [{ ...good, ...over }]));
    } finally {
      schema.dispose();
    }
  };

  it.each([
    ['', {}, []],
    ['a text that is too long', { TEN_CHI_SO: 'ễ'.repeat(256) }, ['TEN_CHI_SO']],
    ['one that just fits', { TEN_CHI_SO: 'ễ'.repeat(255) }, []],
    ['a time without minutes', { NGAY_KQ: '2026031009' }, ['NGAY_KQ']],
    ['a month that no year has', { NGAY_KQ: '202613100930' }, ['NGAY_KQ']],
    ['letters for a number', { STT: 'x' }, ['STT']],
  ])('names the field of %s', (_what, over, fields) => {
    const found = faults(over);
    for (const field of fields) expect(found.join('\n')).toContain(`'${field}'`);
    if (fields.length === 0) expect(found).toEqual([]);
  });

  it('follows the day: a percent with decimals and sixteen visit types come with their releases, districts go', () => {
    const faultsOn = (table: AnyTable, date: string, over: AnyRow) => {
      const schema = tableSchema(table, date);
      const [row = {}] = fc.sample(validRow(table, '2024-12-31'), { numRuns: 1, seed: 7 });
      try {
        return schema.faults(tableXml(table, [{ ...row, MAHUYEN_CU_TRU: null, ...over }])).length;
      } finally {
        schema.dispose();
      }
    };
    const { XML1, XML3 } = claimTables;
    const half = { MUC_HUONG: '47.5' };
    expect([faultsOn(XML3, '2026-06-28', half) > 0, faultsOn(XML3, '2026-06-29', half)]).toEqual([true, 0]);
    const mobile = { MA_LOAI_KCB: '11' };
    expect([faultsOn(XML1, '2026-07-31', mobile) > 0, faultsOn(XML1, '2026-08-01', mobile)]).toEqual([
      true,
      0,
    ]);
    const district = { MAHUYEN_CU_TRU: '001' };
    expect([faultsOn(XML1, '2025-06-30', district), faultsOn(XML1, '2025-07-01', district) > 0]).toEqual([
      0,
      true,
    ]);
  });
});

describe('a file', () => {
  const { XML1, XML2 } = claimTables;
  const [one = {}] = fc.sample(validRow(XML1, '2026-08-10'), { numRuns: 1, seed: 3 });
  const drugs = fc.sample(validRow(XML2, '2026-08-10'), { numRuns: 3, seed: 4 });
  const parts = [
    { code: 'XML1', xml: tableXml(XML1, [one]) },
    { code: 'XML2', xml: tableXml(XML2, drugs) },
  ];
  const head = { maCSKCB: '01005', ngayLap: '20260810' };
  const whole = envelopeXml({ ...head, parts }, base64);
  const tables = [
    { table: XML1, rows: [one] },
    { table: XML2, rows: drugs },
  ];
  const inner = (xml: string) => xml.replace(/^<\?.*\?>\n/, '');

  it('holds its tables as base64, and gives them back with facility and day', () => {
    expect(whole).toContain(`<NOIDUNGFILE>${base64(parts[0]?.xml ?? '')}</NOIDUNGFILE>`);
    expect(readFile(whole)).toEqual({ ...head, hoSos: [tables], unknown: [] });
  });

  it('is read as well where another system left its tables unencoded, as elements or as text', () => {
    const asElements = envelopeXml({ ...head, parts }, inner);
    const asText = envelopeXml({ ...head, parts }, (xml) =>
      xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
    expect(readFile(asElements).hoSos).toEqual([tables]);
    expect(readFile(asText).hoSos).toEqual([tables]);
  });

  it('names elements that no table has', () => {
    const strange = parts.map(({ code, xml }) => ({
      code,
      xml: xml.replace('<MA_LK>', '<MOI>x</MOI><MA_LK>'),
    }));
    expect(readFile(envelopeXml({ ...head, parts: strange }, base64)).unknown).toEqual([
      'XML1.MOI',
      'XML2.MOI',
    ]);
  });

  it.each([
    ['no XML', 'x'],
    ['a document of somebody else', '<HOADON/>'],
    ['a table that nobody knows', whole.replace('<LOAIHOSO>XML2<', '<LOAIHOSO>XML12<')],
    ['a table under the name of another', whole.replace('<LOAIHOSO>XML2<', '<LOAIHOSO>XML3<')],
    [
      'bytes that are no text',
      whole.replace(base64(parts[1]?.xml ?? ''), Buffer.from([0xff, 0xfe]).toString('base64')),
    ],
    ['no tables', '<GIAMDINHHS><THONGTINHOSO/></GIAMDINHHS>'],
  ])('is refused: %s', (_what, xml) => {
    expect(() => readFile(xml)).toThrow(expect.objectContaining({ code: 'CLAIM_UNREADABLE' }));
  });

  it('loads nothing from outside, and no entity grows', () => {
    const outside =
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><CHITIEU_CHITIET_THUOC>&e;</CHITIEU_CHITIET_THUOC>';
    expect(() => readTable(XML2, outside)).toThrow(expect.objectContaining({ code: 'CLAIM_UNREADABLE' }));
  });

  it('of 300 lines is written, read and checked', () => {
    const rows = fc.sample(validRow(claimTables.XML3, '2026-08-10'), { numRuns: 300, seed: 5 });
    const schema = tableSchema(claimTables.XML3, '2026-08-10');
    try {
      const xml = tableXml(claimTables.XML3, rows);
      expect(readTable(claimTables.XML3, xml)).toEqual(rows);
      expect(schema.faults(xml)).toEqual([]);
    } finally {
      schema.dispose();
    }
  });
});
