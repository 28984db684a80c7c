import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { listCatalogue } from '../queries.ts';
import { defOf } from '../testEntry.ts';
import { cataloguePlan } from './plan.ts';
import { readBytes } from './readBytes.ts';
import { checkedFile, written } from './testImport.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const refusedAs = (bytes: Buffer) =>
  readBytes(bytes, async () => undefined).then(
    () => null,
    (error: { code?: string }) => error.code,
  );

function planOfBundles() {
  const def = defOf('GoiDichVu');
  return { def, plan: cataloguePlan(def) };
}

describe('a file that is no sheet', () => {
  it.each([
    [
      'a page that a portal calls .xls',
      '\ufeff<html><body><table><tr><td>Mã</td><td>Tên</td></tr></table></body></html>',
    ],
    ['a workbook as XML of 2003', '<?xml version="1.0"?>\n<Workbook><Worksheet/></Workbook>'],
    ['a PDF', '%PDF-1.7\n1 0 obj, endobj'],
    ['a web page', '  <!DOCTYPE html>\n<p>x</p>'],
  ])('%s is refused, not read as text', async (_what, text) => {
    expect(await refusedAs(Buffer.from(text))).toBe('NOT_A_SHEET');
  });

  it('larger than the site takes is refused with its limit, and leaves nothing behind', async () => {
    const { app } = await site.app();
    const most = ctx.config.fileMaxBytes;
    const text = Buffer.alloc(most + 1_000_000, 'a,b\n');
    const boundary = 'x-sen';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="to.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/imports/plans/DonViTinh',
      headers: {
        'access-token': await site.token('quantri'),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), text, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: 'FILE_TOO_LARGE',
      details: { max: Math.floor(most / 1048576) },
    });
  });
});

describe('a workbook as an office makes it', () => {
  it('has a title, merged headings in two lines, days and numbers as texts: their values are right', async () => {
    const { def, plan } = planOfBundles();
    const { data } = await listCatalogue(ctx, defOf('DM_DichVu'), { limit: 1 });
    const service = String(data[0]?.['MaDichVu']);
    const book = new ExcelJS.Workbook();
    book.addWorksheet('Nháp', { state: 'hidden' }).addRow(['Mã gói', 'không đọc']);
    const sheet = book.addWorksheet('Gói');
    sheet.addRow(['BẢNG GÓI DỊCH VỤ NĂM 2026']);
    sheet.mergeCells('A1:G1');
    sheet.addRow([]);
    sheet.addRow([
      'STT',
      'Mã gói',
      'Tên gói',
      'Giá gói',
      'Hiệu lực',
      '',
      'ChiTiets.DichVu_Id',
      'ChiTiets.SoLuong',
    ]);
    sheet.addRow(['', '', '', '', 'Ngày bắt đầu', 'Ngày kết thúc', '', '']);
    for (const range of ['A3:A4', 'B3:B4', 'C3:C4', 'D3:D4', 'E3:F3']) sheet.mergeCells(range);
    sheet.addRow([
      1,
      'BAD-1',
      'Gói thử',
      '1.234.567,5',
      '01/02/2026',
      new Date('2026-12-31'),
      service,
      '1.234,5',
    ]);
    sheet.addRow([
      2,
      'BAD-2',
      'Gói hai',
      { formula: '1000+500', result: 1500 },
      '1/2/2026',
      46387,
      service,
      2,
    ]);
    const { issues, row } = await checkedFile(ctx, plan, Buffer.from(await book.xlsx.writeBuffer()), {
      options: { dayOrders: { 4: 'dmy' } },
    });
    expect(issues).toEqual([]);
    expect(row.sheet).toMatchObject({ headerRow: 4, sheet: 'Gói' });
    expect((await written(ctx, plan, row)).failure).toBeNull();
    const made = await listCatalogue(ctx, def, { keyword: 'BAD-', limit: 10 });
    const shown = made.data.map((one) => [
      one['MaGoiDichVu'],
      Number(one['GiaGoi']),
      one['NgayBatDau'],
      one['NgayKetThuc'],
      one['ChiTiets'],
    ]);
    expect(shown.sort()).toEqual([
      ['BAD-1', 1234567.5, '2026-02-01', '2026-12-31', [expect.objectContaining({ SoLuong: '1234.5' })]],
      ['BAD-2', 1500, '2026-02-01', '2026-12-31', [expect.objectContaining({ SoLuong: '2' })]],
    ]);
  });

  it('that is wrong says so in the language of the user, by line and column', async () => {
    const { plan } = planOfBundles();
    const text = 'Mã gói;Tên gói;Giá gói;Ngày bắt đầu\r\nBAD-9;Gói;một triệu;31/02/2026\r\n';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    for (const [language, number, day] of [
      ['vi', 'Chỉ nhập số', 'Ngày không đúng'],
      ['en', 'Numbers only', 'Not a valid date'],
    ] as const) {
      const { issues, row } = await checkedFile({ ...ctx, language }, plan, utf16, {}, 'a.csv');
      expect(row.sheet).toMatchObject({ encoding: 'utf-16le', separator: ';' });
      const told = issues.map((issue) => [issue.row, issue.key, issue.message]);
      expect(told).toContainEqual([2, 'GiaGoi', expect.stringContaining(number)]);
      expect(told).toContainEqual([2, 'NgayBatDau', expect.stringContaining(day)]);
    }
  });
});
