import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { xlsxLines } from './catalogue/imports/xlsx.ts';
import { sheetBook } from './sheetBook.ts';

const strange = 'a<b>&"c" _x0041_ dòng\r\nhai \u0001\ud800 🙂 =1+1';

it('a workbook is read by other programs and by an import as it was written', async () => {
  const book = sheetBook('Mã: [1/2]', { widths: [10, 20], frozen: 2 });
  await book.row(['Mã', 'Tên'], 'bold');
  await book.row([strange, 1234567.5, null, ''], 'soft');
  await book.row(
    Array.from({ length: 30 }, (_, at) => `c${at}`),
    (at) => (at === 27 ? 'fault' : 'plain'),
  );
  const bytes = await book.end();
  const kept = 'a<b>&"c" _x0041_ dòng\r\nhai  🙂 =1+1';
  const [first, second, third] = [...xlsxLines(bytes)];
  expect(first).toEqual({ row: 1, cells: ['Mã', 'Tên'], sheet: 'Mã   1 2 ' });
  expect(second?.cells.slice(0, 2)).toEqual([kept, '1234567.5']);
  expect(third?.cells[29]).toBe('c29');

  const other = new ExcelJS.Workbook();
  await other.xlsx.load(bytes as unknown as Parameters<typeof other.xlsx.load>[0]); // exceljs declares an older Buffer type
  const sheet = other.worksheets[0];
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 });
  expect([1, 2].map((at) => sheet?.getColumn(at).width)).toEqual([10, 20]);
  expect(sheet?.getCell('A1').font.bold).toBe(true);
  expect(sheet?.getCell('A2').font.italic).toBe(true);
  expect(sheet?.getCell('B2').value).toBe(1234567.5);
  expect(sheet?.getCell('AB3').fill).toMatchObject({ fgColor: { argb: 'FFFDE2E2' } });
  expect(sheet?.getCell('AC3').fill).toBeUndefined();
});

it('a large workbook is written while it is packed', async () => {
  const book = sheetBook('x', { widths: [], frozen: 1 });
  for (let at = 0; at < 20_000; at++) await book.row([`M${at}`, 'Tên dài hơn một chút', at]);
  expect([...xlsxLines(await book.end())].at(-1)?.cells).toEqual(['M19999', 'Tên dài hơn một chút', '19999']);
});
