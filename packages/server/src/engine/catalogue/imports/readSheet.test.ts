import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLimits } from './limits.ts';
import { type ReadLine, readSheet } from './readSheet.ts';
import { workbookOf } from './testImport.ts';
import { openZip } from './zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sen-read-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer): Promise<{ lines: ReadLine[]; sheet: string | null }> {
  const place = path.join(folder, crypto.randomUUID());
  await writeFile(place, bytes);
  const lines: ReadLine[] = [];
  const { sheet } = await readSheet(place, async (more) => {
    lines.push(...more);
  });
  return { lines, sheet };
}

const refusedAs = (bytes: Buffer) =>
  read(bytes).then(
    () => null,
    (error: { code?: string }) => error.code,
  );

/** A zip of one part whose content is the given bytes, deflated. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(100, 18); // it lies about its size
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, Buffer.from(name), packed]);
  const rest = Buffer.alloc(14);
  const directory = Buffer.concat([
    Buffer.from([0x50, 0x4b, 1, 2]),
    Buffer.from([20, 0]),
    common,
    rest,
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

describe('a workbook', () => {
  it('is read as it stands: results of formulas, errors, days, numbers, rich text, and no hidden sheet', async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('ẩn', { state: 'hidden' }).addRow(['không đọc']);
    const sheet = book.addWorksheet('Danh mục');
    sheet.addRow(['Mã', 'Tên']);
    sheet.addRow([]);
    sheet.addRow([
      { formula: '1+1', result: 2 },
      { formula: 'X()', result: { error: '#NAME?' } },
      new Date('2026-12-31T00:00:00Z'),
      0.1 + 0.2,
      { richText: [{ text: 'Đậm' }, { text: ' nhạt' }] },
      true,
      { text: 'liên kết', hyperlink: 'https://example.org' },
    ]);
    const { lines, sheet: name } = await read(Buffer.from(await book.xlsx.writeBuffer()));
    expect(name).toBe('Danh mục');
    expect(lines).toEqual([
      { row: 1, cells: ['Mã', 'Tên'] },
      {
        row: 3,
        cells: ['2', { error: '#NAME?' }, '2026-12-31', '0.3', 'Đậm nhạt', 'x', 'liên kết'],
      },
    ]);
  });

  it('may have a hundred columns, not more than the limit', async () => {
    const wide = (count: number) => workbookOf([Array.from({ length: count }, (_, at) => `c${at}`)]);
    expect((await read(await wide(100))).lines[0]?.cells).toHaveLength(100);
    expect(await refusedAs(await wide(importLimits.columns + 1))).toBe('TOO_MANY_COLUMNS');
  });

  it('that is empty, broken, old, or none at all is refused by what it is', async () => {
    expect(await refusedAs(await workbookOf([]))).toBe('SHEET_EMPTY');
    expect(await refusedAs(Buffer.alloc(0))).toBe('SHEET_EMPTY');
    expect(await refusedAs((await workbookOf([['a']])).subarray(0, 900))).toBe('NOT_A_SHEET');
    expect(await refusedAs(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBe('OLD_EXCEL');
    expect(await refusedAs(Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000', 'latin1'))).toBe(
      'NOT_A_SHEET',
    );
  });

  it('that unpacks to more than it may is refused whatever it says of its size', () => {
    const bomb = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(30_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const read = (most: number) => openZip(bomb, most).read('xl/worksheets/sheet1.xml')?.length;
    expect(() => read(10_000_000)).toThrow(
      expect.objectContaining({ code: 'SHEET_TOO_LARGE', details: { max: 9 } }),
    );
    // a part that is hundreds of times as large as it was packed is no sheet that people work with
    expect(() => read(40_000_000)).toThrow(expect.objectContaining({ code: 'SHEET_TOO_LARGE' }));
    const fair = zipOf('a.xml', Buffer.alloc(importLimits.ratioFrom));
    expect(openZip(fair, 40_000_000).read('a.xml')?.length).toBe(importLimits.ratioFrom);
  });
});
