import { describe, expect, it } from 'vitest';
import { importLimits } from './limits.ts';
import { workbookOf } from './testImport.ts';
import { requireWellFormed } from './wellFormed.ts';
import { xlsxLines } from './xlsx.ts';
import { openZip } from './zip.ts';

const refused = (xml: string) => {
  try {
    requireWellFormed(Buffer.from(xml));
    return null;
  } catch (error) {
    return (error as { code?: string }).code; // read as optional text
  }
};
const nested = (name: string, depth: number) => `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);

describe('the XML of a workbook', () => {
  it.each([
    '<?xml version="1.0"?>\n<a><b c="d"/><x:e f="<&gt;">text</x:e ></a>',
    "<a b='/>' c=\"'\"><!-- <z> --><![CDATA[<y>]]></a>",
    nested('row', importLimits.depth),
    '',
  ])('is taken as offices write it: %s', (xml) => expect(refused(xml)).toBeNull());

  it.each([
    ['deeper than a sheet is', nested('row', importLimits.depth + 1)],
    ['of a million open elements', '<row>'.repeat(1_000_000)],
    ['with siblings that close nothing', `<a>${'<row></c>'.repeat(1000)}</a>`],
    ['with a document type, whose entities grow', '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>'],
    ['that ends in a tag', '<a><b c="'],
    ['that ends in a comment', '<a><!-- '],
    ['that closes what was not opened', '</a>'],
    ['with a tag inside a tag', '<a <b></b></a>'],
  ])('is refused when it is one %s', (_what, xml) => expect(refused(xml)).toBe('NOT_A_SHEET'));
});

describe('a workbook', () => {
  const refusedBytes = (bytes: Buffer) => {
    try {
      return [...xlsxLines(bytes)].length;
    } catch (error) {
      return (error as { code?: string }).code; // read as optional text
    }
  };

  it('is refused by the sizes and the number of parts that it says itself, before anything is unpacked', async () => {
    const bytes = await workbookOf([['a']]);
    expect(refusedBytes(bytes)).toBe(1);
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const large = Buffer.from(bytes);
    large.writeUInt32LE(importLimits.unpacked, directory + 24);
    expect(refusedBytes(large)).toBe('SHEET_TOO_LARGE');
    const many = Buffer.from(bytes);
    many.writeUInt16LE(importLimits.parts + 1, many.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 10);
    expect(refusedBytes(many)).toBe('SHEET_TOO_LARGE');
  });

  it('may hold many equal lines', async () => {
    const rows = Array.from({ length: 20_000 }, () => ['như nhau', 'như nhau', 1]);
    const bytes = await workbookOf(rows);
    expect(openZip(bytes, importLimits.unpacked).read('xl/worksheets/sheet1.xml')?.length).toBeGreaterThan(
      1e6,
    );
    expect(refusedBytes(bytes)).toBe(20_000);
  });
});
