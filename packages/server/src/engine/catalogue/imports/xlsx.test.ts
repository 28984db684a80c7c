import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { workbookOf } from './testImport.ts';
import { xlsxLines } from './xlsx.ts';
import { plain, textsIn, withoutPrefix } from './xlsxParts.ts';

const lines = (bytes: Buffer) => [...xlsxLines(bytes)].map(({ row, cells }) => [row, ...cells]);

describe('the lines of a workbook', () => {
  it('come whole from a sheet that is larger than one reading of it', async () => {
    const count = 20_000;
    const written = Array.from({ length: count }, (_, at) => [
      `M${at}`,
      `Tên thứ ${at} <&> "dài hơn một chút"`,
      at,
    ]);
    const read = lines(await workbookOf(written));
    expect(read).toHaveLength(count);
    expect(read[count - 1]).toEqual([count, 'M19999', 'Tên thứ 19999 <&> "dài hơn một chút"', '19999']);
    expect(read.every(([row], at) => row === at + 1)).toBe(true);
  });

  it('have inline texts, as programs write that stream a workbook', async () => {
    const { PassThrough } = await import('node:stream');
    const { buffer } = await import('node:stream/consumers');
    const out = new PassThrough();
    const made = buffer(out);
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false });
    const sheet = book.addWorksheet('x');
    sheet.addRow(['Đầu', null, 'dòng\nhai']).commit();
    sheet.commit();
    await book.commit();
    expect(lines(await made)).toEqual([[1, 'Đầu', '', 'dòng\nhai']]);
  });

  it('show days and times by the format of their cells, not by their numbers', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('x');
    sheet.addRow([46387, 46387, 46387.5, 46387, 46387]);
    sheet.getCell('B1').numFmt = 'dd/mm/yyyy';
    sheet.getCell('C1').numFmt = 'dd/mm/yyyy hh:mm';
    sheet.getCell('D1').numFmt = '#,##0 "đồng"';
    sheet.getCell('E1').numFmt = '[Red]0.00';
    expect(lines(Buffer.from(await book.xlsx.writeBuffer()))).toEqual([
      [1, '46387', '2026-12-31', '2026-12-31T12:00:00+07:00', '46387', '46387'],
    ]);
  });
});

describe('the XML of a workbook', () => {
  it('has its signs and line breaks written in several ways', () => {
    expect(plain('a &lt;b&gt; &amp;amp; &#7840;&#x110; _x000D_ &unknown;')).toBe(
      'a <b> &amp; ẠĐ \r &unknown;',
    );
    expect(textsIn('<r><t xml:space="preserve">Đậm </t></r><r><t>nhạt</t></r><rPh><t>no</t></rPh><t/>')).toBe(
      'Đậm nhạt',
    );
    expect(withoutPrefix('<x:row r="1"><x:c/></x:row>')).toBe('<row r="1"><c/></row>');
  });
});
