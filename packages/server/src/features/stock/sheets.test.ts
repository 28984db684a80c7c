import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import library from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { xacNhanPhieuKho } from './paperActs.ts';
import { readLines } from './readLines.ts';
import { stockFactory } from './testStock.ts';
import { ledgerWorkbook, linesTemplate } from './workbooks.ts';

let site: TestSite;
let stock: Awaited<ReturnType<typeof stockFactory>>;
let folder: string;
let code: string;
beforeAll(async () => {
  site = await openTestSite();
  stock = await stockFactory(site);
  folder = await mkdtemp(path.join(os.tmpdir(), 'sen-test-stock-'));
  const { rows } = await site.database.db.execute<{ ma: string }>(
    sql`select ma_duoc as ma from pharmacy.duoc where id = ${stock.drugs[0]}`,
  );
  code = rows[0]?.ma ?? '';
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function sheetOf(book: Buffer) {
  const sheets = new library.Workbook();
  // exceljs declares an older Buffer type
  await sheets.xlsx.load(book as unknown as Parameters<typeof sheets.xlsx.load>[0]);
  const [sheet] = sheets.worksheets;
  if (!sheet) throw new Error('no sheet');
  return { sheets, sheet };
}

async function read(...rows: unknown[][]) {
  const { sheets, sheet } = await sheetOf(await linesTemplate(stock.keeper));
  for (const row of rows) sheet.addRow(row);
  const place = path.join(folder, 'file');
  await writeFile(place, Buffer.from(await sheets.xlsx.writeBuffer()));
  return readLines(stock.fresh(stock.keeper), 'NhapMua', place);
}

it('keeps the good lines of a filled template, packs counted in units, and tells every fault with its row', async () => {
  const report = await read(
    [code, '', 'A1', '31/12/2099', 100, 5, null, '1.250', 5],
    [code.toLowerCase(), 'x', 'A2', new Date('2099-06-30'), null, null, 30, 900, null],
    [],
    ['KHONGCO', '', 'A3', '31/12/2099', null, null, 1, 900, 5],
    [code, '', '', '31/02/2099', null, null, 0, null, 5],
    [code, '', 'A5', '2020-01-31', null, null, 5, 'abc', 5],
  );
  expect(report.total).toBe(5);
  expect(report.lines).toMatchObject([
    {
      Duoc_Id: stock.drugs[0],
      SoLo: 'A1',
      HanDung: '2099-12-31',
      SoLuong: '500.000',
      DonGia: '1250',
      VAT: '5',
    },
    { SoLo: 'A2', HanDung: '2099-06-30', SoLuong: '30', DonGia: '900', MaDuoc: code },
  ]);
  expect(report.errors.map((one) => [one.row, one.column, one.code])).toEqual([
    [5, 'Mã dược', 'REFERENCE_UNKNOWN'],
    [6, 'Số lô', 'REQUIRED'],
    [6, 'Số lượng', 'TOO_SMALL'],
    [6, 'Đơn giá', 'REQUIRED'],
    [6, 'Hạn dùng', 'NOT_A_DATE'],
    [7, 'Đơn giá', 'NOT_A_NUMBER'],
    [7, 'Hạn dùng', 'STOCK_EXPIRED_IN'],
  ]);
});

it('asks once which part of the days of expiry comes first, unless one of them shows it', async () => {
  const lines = (first: string) => [
    [code, '', 'B1', first, null, null, 1, 900, 5],
    [code, '', 'B2', '05/06/2098', null, null, 1, 900, 5],
  ];
  const days = (report: Awaited<ReturnType<typeof read>>) => report.lines.map(({ HanDung }) => HanDung);
  const asked = await read(...lines('03/04/2099'));
  expect(asked).toMatchObject({ ngayKhongRo: '03/04/2099', lines: [], errors: [] });
  const place = path.join(folder, 'file');
  const answered = await readLines(stock.fresh(stock.keeper), 'NhapMua', place, 'mdy');
  expect(days(answered)).toEqual(['2099-03-04', '2098-05-06']);
  expect(days(await read(...lines('30/04/2099')))).toEqual(['2099-04-30', '2098-06-05']);
  expect(days(await read(...lines('04/30/2099')))).toEqual(['2099-04-30', '2098-05-06']);
});

it('refuses a file without the columns that are needed', async () => {
  const place = path.join(folder, 'other.csv');
  await writeFile(place, 'a,b\n1,2\n');
  await expect(readLines(stock.keeper, 'TonDau', place)).rejects.toMatchObject({ code: 'MISSING_COLUMNS' });
});

it('refuses a file of more lines than a paper takes', async () => {
  const place = path.join(folder, 'long.csv');
  await writeFile(place, 'Mã dược,Số lượng\n'.repeat(1100));
  await expect(readLines(stock.keeper, 'TonDau', place)).rejects.toMatchObject({
    code: 'TOO_MANY_ROWS',
    details: { max: 1000 },
  });
});

it('gives the ledger as a sheet, and logs that it left', async () => {
  await stock.clear();
  await xacNhanPhieuKho(stock.fresh(stock.keeper), { id: await stock.write('NhapMua') });
  const { sheet } = await sheetOf(
    await ledgerWorkbook(stock.fresh(stock.keeper), {
      idStore: stock.Kho_Id,
      Duoc_Id: stock.drugs[0] ?? '',
      startDate: '2000-01-01',
      endDate: '2999-12-31',
    }),
  );
  expect(sheet.getRow(5).getCell(3).text).toBe('Nhập mua');
  expect([sheet.getRow(5).getCell(6).value, sheet.getRow(6).getCell(9).value]).toEqual([100, 100]);
  const { rows } = await site.database.db.execute(
    sql`select 1 from main.audit where action = 'EXPORT' and entity = 'TonKho'`,
  );
  expect(rows).toHaveLength(1);
});
