import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import library from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createBangGia } from './commands.ts';
import { importPrices, readPrice } from './importPrices.ts';
import { pricesOfList } from './queries.ts';
import { releaseBangGia } from './release.ts';
import { pricesWorkbook } from './workbook.ts';

let site: TestSite;
let accountant: Ctx;
let folder: string;
let exam: string;
let onRequest: string;
beforeAll(async () => {
  site = await openTestSite();
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  folder = await mkdtemp(path.join(os.tmpdir(), 'sen-test-prices-'));
  exam = await site.id('main.dm_dich_vu', 'KB-NOI');
  onRequest = await site.id('main.loai_gia', 'DV');
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const draft = (TuNgay: string) =>
  createBangGia(accountant, {
    LoaiGia_Id: onRequest,
    TenBangGia: `Từ ${TuNgay}`,
    TuNgay,
    DichVu_DonGia: [{ DichVu_Id: exam, DonGia: '150000' }],
  });
const put = async (bytes: Buffer | string, name = 'file') => {
  const place = path.join(folder, name);
  await writeFile(place, bytes);
  return place;
};
const pricesIn = async (id: string) =>
  Object.fromEntries((await pricesOfList(accountant, id)).map(({ MaDichVu, DonGia }) => [MaDichVu, DonGia]));

it('gives a draft with every service, and takes what was filled in back', async () => {
  const id = await draft('2040-01-01');
  const { book } = await pricesWorkbook(accountant, id);
  const sheets = new library.Workbook();
  // exceljs declares an older Buffer type
  await sheets.xlsx.load(book as unknown as Parameters<typeof sheets.xlsx.load>[0]);
  const sheet = sheets.worksheets[0];
  const rows: string[] = [];
  sheet?.eachRow((row) => {
    rows.push(row.getCell(1).text);
    if (row.getCell(1).text === 'KB-NOI') row.getCell(5).value = 175000;
    if (row.getCell(1).text === 'KB-TIM') row.getCell(5).value = '220.000';
  });
  expect(rows.length).toBeGreaterThan(50);
  const place = await put(Buffer.from(await sheets.xlsx.writeBuffer()));
  const judged = { total: 2, created: 1, updated: 1, errors: [] };
  expect(await importPrices(accountant, id, place, true)).toEqual(judged);
  expect(await pricesIn(id)).toEqual({ 'KB-NOI': '150000.00' });
  expect(await importPrices(accountant, id, place, false)).toEqual(judged);
  expect(await pricesIn(id)).toEqual({ 'KB-NOI': '175000.00', 'KB-TIM': '220000.00' });
  expect(await importPrices(accountant, id, place, false)).toEqual({ ...judged, created: 0, updated: 0 });
});

it('writes nothing while a line is wrong, and says which', async () => {
  const id = await draft('2041-01-01');
  const place = await put('Mã dịch vụ;Giá\nKB-NOI;1\nkb-noi;2\nKHONG-CO;3\nKB-TIM;abc\nKB-NHI;\n');
  const { errors, total } = await importPrices(accountant, id, place, false);
  expect(total).toBe(4);
  expect(errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 'Mã', 'DUPLICATE_IN_FILE'],
    [4, 'Mã', 'REFERENCE_UNKNOWN'],
    [5, 'Đơn giá', 'NOT_A_NUMBER'],
  ]);
  expect(await pricesIn(id)).toEqual({ 'KB-NOI': '150000.00' });
});

it('does not pass over a price without a code', async () => {
  const id = await draft('2045-01-01');
  const place = await put('Mã;Tên;Giá\n;Nhóm khám;\nKB-TIM;Khám tim;1\n;Khám nhi;2\n');
  const { errors, total } = await importPrices(accountant, id, place, false);
  expect([total, errors.map(({ row, column, code }) => [row, column, code])]).toEqual([
    2,
    [[4, 'Mã', 'REQUIRED']],
  ]);
  expect(await pricesIn(id)).toEqual({ 'KB-NOI': '150000.00' });
});

it('is found in the log among what was imported', async () => {
  const id = await draft('2046-01-01');
  await importPrices(accountant, id, await put('Mã;Giá\nKB-NOI;2\n'), false);
  const { rows } = await site.database.db.execute<{ action: string; before: unknown; after: unknown }>(
    sql`select action, before, after from main.audit where entity = 'BangGia' and entity_id = ${id} order by at, id`,
  );
  expect(rows.at(-1)).toEqual({
    action: 'IMPORT',
    before: { gia: [{ Muc_Id: exam, DonGia: '150000.00' }] },
    after: { gia: [{ Muc_Id: exam, DonGia: '2' }] },
  });
});

it('changes a price by a hundredth of a dong, whatever its size', async () => {
  const id = await draft('2044-01-01');
  await importPrices(accountant, id, await put('Mã;Giá\nKB-NOI;999999999999999.01\n'), false);
  const report = await importPrices(accountant, id, await put('Mã;Giá\nKB-NOI;999999999999999.02\n'), false);
  expect(report).toMatchObject({ updated: 1 });
  expect(await pricesIn(id)).toEqual({ 'KB-NOI': '999999999999999.02' });
});

it('refuses a sheet without the columns, and a list that was released', async () => {
  const id = await draft('2042-01-01');
  await expect(importPrices(accountant, id, await put('a;b\n1;2\n'), true)).rejects.toMatchObject({
    code: 'MISSING_COLUMNS',
  });
  await releaseBangGia(accountant, [id]);
  await expect(importPrices(accountant, id, await put('Mã;Giá\nKB-NOI;2\n'), true)).rejects.toMatchObject({
    code: 'PRICE_LIST_RELEASED',
  });
});

it('gives and takes files only to who may set prices', async () => {
  const id = await draft('2043-01-01');
  const { app } = await site.app();
  const get = async (username: string) =>
    app.inject({
      url: `/api/price-list/${id}/export.xlsx`,
      headers: { 'access-token': await site.token(username) },
    });
  expect((await get('ketoan')).headers['content-type']).toContain('spreadsheetml');
  expect((await get('tiepdon')).json()).toMatchObject({ code: 'FORBIDDEN' });
});

it.each([
  ['45000', '45000'],
  ['45.000', '45000'],
  ['1,234,567', '1234567'],
  ['45 000', '45000'],
  ['45000,5', '45000.5'],
  ['1.000,5', '1000.5'],
  ['1,234,567.50', '1234567.50'],
  ['150.000 đ', '150000'],
  ['1.000,500', null],
  ['-5', null],
  ['4.5.6', null],
])('reads the price %s as %s', (text, price) => {
  expect(readPrice(text)).toBe(price);
});
