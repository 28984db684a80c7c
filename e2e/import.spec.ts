import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Excel from 'exceljs';
import { accounts } from './accounts.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { workbook } from './sheet.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';

const list = '/his/he-thong-danh-muc/DonViTinh';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function giveFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.csv') ? 'text/csv' : sheetType;
  await page.locator('.import-panel input[type=file]').setInputFiles({ name, mimeType, buffer });
}

async function openImport(page: Page, path = list): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click();
  await expect(page.getByRole('heading', { name: /^Nhập vào/ })).toBeVisible();
  // what was left half-way is gone on with: here each file is a new beginning
  const another = page.getByRole('button', { name: 'Chọn tệp khác' });
  const choose = page.getByRole('button', { name: 'Chọn tệp', exact: true });
  await expect(choose.or(another)).toBeVisible();
  if (await another.isVisible()) await another.click();
  await expect(choose).toBeVisible();
}

test('a file with faults is mended step by step and imported; somebody else sees its rows come', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const own = `E2E-IM${Date.now() % 1_000_000}-`;
  const other = await openAs(browser, accounts.ADMINISTRATOR);
  await other.goto(list);
  await other.getByRole('searchbox', { name: 'Tìm theo mã hoặc tên' }).fill(own);
  await expect(other.getByText(`Không tìm thấy gì với “${own}”`)).toBeVisible();

  // 1. the file, whose names stand in a column that nobody would guess
  await openImport(page);
  await expectAccessible(page);
  await giveFile(
    page,
    'don-vi.xlsx',
    await workbook([
      ['STT', 'Mã đơn vị tính', 'Cột lạ', 'Ghi chú của phòng'],
      ['1', `${own}1`, 'Thùng', 'a'],
      ['2', `${own}2`, '', 'b'],
      ['3', `${own}1`, 'Kiện', 'c'],
    ]),
  );
  // 2. its columns
  await expect(page.getByText('Còn 1 cột bắt buộc chưa chọn')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kiểm tra', exact: true })).toBeDisabled();
  const name = page.getByRole('combobox', { name: 'Tên đơn vị tính' });
  await name.fill('lạ');
  await page.getByRole('option', { name: 'C · Cột lạ' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Tên đơn vị tính' })).toContainText('Thùng');
  await expectAccessible(page);
  // what was chosen is there after a reload, however soon
  await page.getByRole('radio', { name: 'Giữ nguyên, chỉ thêm mục mới' }).check();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Tên đơn vị tính' })).toContainText('Thùng');
  await expect(page.getByRole('radio', { name: 'Giữ nguyên, chỉ thêm mục mới' })).toBeChecked();
  // 3. its faults, each by line and column
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await expect(page.getByText('2 lỗi trong 4 dòng; chưa có gì được ghi')).toBeVisible();
  const faults = page.getByRole('table', { name: 'Các lỗi' });
  await expect(faults.getByRole('row').filter({ hasText: 'Không được để trống' })).toContainText('3');
  await expect(
    faults.getByRole('row').filter({ hasText: 'Trùng với dòng 2' }).getByRole('textbox'),
  ).toHaveValue(`${own}1`);
  await expect(page.getByRole('button', { name: 'Chỉ nhập 1 mục không lỗi' })).toBeEnabled();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải các dòng lỗi' }).click();
  const refused = new Excel.Workbook();
  await refused.xlsx.readFile(await (await download).path());
  expect(refused.worksheets[0]?.getCell('E2').text).toContain('Tên đơn vị tính');

  // what is wrong is typed anew where it stands, written, and taken back
  for (const [cell, value] of [
    ['Tên đơn vị tính, dòng 3', 'Lô'],
    ['Mã đơn vị tính, dòng 4', `${own}3`],
  ] as const) {
    await faults.getByRole('textbox', { name: cell }).fill(value);
    await faults.getByRole('textbox', { name: cell }).press('Enter');
  }
  await page.getByRole('button', { name: 'Kiểm tra lại với 2 ô đã sửa' }).click();
  await page.getByRole('button', { name: 'Nhập 3 mục' }).click();
  await expect(page.getByText('Đã ghi 3 mục')).toBeVisible();
  await page.getByRole('button', { name: 'Hoàn tác lượt nhập' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hoàn tác lượt nhập' }).click();
  await expectNotice(page, 'Đã hoàn tác lượt nhập don-vi.xlsx');
  await expect(other.getByRole('row').filter({ hasText: own })).toHaveCount(0);

  // 4. the mended file, as CSV of a spreadsheet
  await giveFile(
    page,
    'don-vi.csv',
    Buffer.from(`Mã đơn vị tính;Tên đơn vị tính\n${own}1;Thùng\n${own}2;Kiện\n`),
  );
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await page.getByRole('button', { name: 'Nhập 2 mục' }).click();
  await expect(page.getByText('Đã ghi 2 mục')).toBeVisible();
  await expectAccessible(page);
  await expect(other.getByRole('row').filter({ hasText: own })).toHaveCount(2);

  await page.getByRole('link', { name: 'Xem trong lịch sử thao tác' }).click();
  const acts = page.getByRole('listbox', { name: 'Các thao tác' });
  await expect(acts.getByRole('option').filter({ hasText: 'Đơn vị tính' }).first()).toBeVisible();
});

test('what the list shows is exported in its order, as Excel and as CSV', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(list);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('button', { name: /^Mã đơn vị tính/ }).click();
  await page.getByRole('button', { name: /^Mã đơn vị tính/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Mã đơn vị tính/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const first = await page.getByRole('row').nth(1).getByRole('rowheader').textContent();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel như danh sách' }).click();
  const book = new Excel.Workbook();
  await book.xlsx.readFile(await (await download).path());
  expect(book.worksheets[0]?.getCell('A1').text).toBe('Mã đơn vị tính');
  await expect
    .poll(() => page.getByRole('row').nth(1).getByRole('rowheader').textContent())
    .toBe(book.worksheets[0]?.getCell('A2').text);
  expect(first).not.toBeNull();
  // a file that cannot be had is said
  await page.route('**/export.csv*', (route) => route.abort());
  await page.getByRole('button', { name: 'Xuất', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV như danh sách' }).click();
  await expectNotice(page, 'Không kết nối được máy chủ', { kind: 'error' });
  await page.unroute('**/export.csv*');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV như danh sách' }).click();
  expect((await csv).suggestedFilename()).toBe('DonViTinh.csv');
});

test('on a phone an official file is chosen, and nothing is cut', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow');
  await openImport(page, '/his/m/he-thong-danh-muc/DonViHanhChinh');
  await page.getByRole('radio', { name: 'Đơn vị hành chính 2 cấp (từ 01/7/2025)' }).check();
  await expectNothingCut(page);
  await giveFile(
    page,
    'xa.csv',
    Buffer.from('Mã tỉnh,Tên tỉnh,Mã xã,Tên xã\n02,Tỉnh Thử,99901,Xã Một\n02,Tỉnh Thử,99902,Phường Hai\n'),
  );
  await expect(page.getByRole('row').filter({ hasText: 'Mã xã' }).first()).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Nhập 3 mục' })).toBeEnabled();
  await expectNothingCut(page);
  await expectAccessible(page);
});

test('a catalogue whose entries own rows is imported line by line, faults told where they stand', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const code = `E2E-${Date.now()}`;
  const payments = '/his/he-thong-danh-muc/HinhThucThanhToan';
  await openImport(page, payments);
  await expect(page.getByText('Một mục có thể chiếm nhiều dòng')).toBeVisible();
  await expectAccessible(page);
  const head = [
    'Mã hình thức thanh toán',
    'Tên hình thức thanh toán',
    'Loại',
    'HachToans.LoaiBienLai',
    'HachToans.TaiKhoanNo',
    'HachToans.TaiKhoanCo',
  ];
  await giveFile(
    page,
    'hinh-thuc.xlsx',
    await workbook([
      head,
      [code, `Ví ${code}`, 'Khác', 'Thu tiền', '1121', '131'],
      [code, '', '', 'Không có loại này', '131', '1121'],
    ]),
  );
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  const faults = page.getByRole('table', { name: 'Các lỗi' });
  const fault = faults.getByRole('row').filter({ hasText: 'Định khoản: Loại biên lai' });
  await expect(fault.getByRole('cell').first()).toHaveText('3');
  await expect(fault.getByRole('textbox')).toHaveValue('Không có loại này');

  await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
  await giveFile(
    page,
    'hinh-thuc.csv',
    Buffer.from(
      `${head.join(';')}\n${code};Ví ${code};Khác;Thu tiền;1121;131\n${code};;;Hoàn tiền;131;1121\n`,
    ),
  );
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await page.getByRole('button', { name: 'Nhập 1 mục' }).click();
  await expect(page.getByText('Đã ghi 1 mục')).toBeVisible();

  // its own export brings both rows, and comes back as it is
  await page.getByRole('button', { name: 'Xem danh sách' }).click();
  const search = page.getByRole('searchbox', { name: 'Tìm theo mã hoặc tên' });
  await search.fill(code);
  await expect(page.getByRole('row').filter({ hasText: `Ví ${code}` })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel đủ cột (để sửa và nhập lại)' }).click();
  const bytes = await readFile(await (await download).path());
  await openImport(page, payments);
  await giveFile(page, 'lai.xlsx', bytes);
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await expect(page.getByText('không có gì thay đổi so với danh mục')).toBeVisible();
});
