import { expect, type Page } from '@playwright/test';
import Excel from 'exceljs';
import { accounts } from './accounts.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { received } from './visit/arranged.ts';
import { newcomer } from './visit/reception.ts';

const path = '/his/lich-su-thao-tac';

/** Receives somebody new and answers the name. */
async function newPatient(): Promise<string> {
  const who = newcomer('Nguyễn', 'Nhật Ký');
  await received(who);
  return who.name;
}

async function openPatient(page: Page, name: string): Promise<void> {
  await page.goto(`/his/benh-nhan`);
  await page.locator('#screen').getByRole('textbox').first().fill(name);
  await page.getByRole('grid').getByRole('link', { name, exact: true }).click();
  await page.getByRole('tab', { name: 'Hồ sơ' }).click();
}

test('an administrator finds a change of a patient with what it was before, exports it and verifies the chain', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const before = await newPatient();
  const after = `${before} Đổi`;
  await openPatient(page, before);
  const field = page.getByLabel('Họ và tên', { exact: true });
  await expect(field).toHaveValue(before);
  await field.fill(after);
  await page.keyboard.press('Control+S');
  await expectNotice(page, 'Đã lưu hồ sơ');

  await page.getByRole('button', { name: 'Lịch sử thao tác' }).click();
  await page.waitForURL(/lich-su-thao-tac\?.*benhNhan=/);
  const list = page.getByRole('listbox', { name: 'Các thao tác' });
  await list.getByRole('option').filter({ hasText: 'Sửa' }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'Họ và tên' });
  await expect(row.getByRole('cell').nth(0)).toHaveText(before);
  await expect(row.getByRole('cell').nth(1)).toHaveText(after);
  await expectAccessible(page);
  await expectNothingCut(page);

  // the address is the filter: it opens the same on another page, with what was open
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('row').filter({ hasText: 'Họ và tên' })).toContainText(after);
  await other.close();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Xuất Excel' }).click(),
  ]);
  const book = new Excel.Workbook();
  await book.xlsx.readFile(await file.path());
  const texts: string[] = [];
  book.worksheets[0]?.eachRow((line) => texts.push(line.getCell(12).text));
  expect(texts.some((text) => text.includes(`${before} → ${after}`))).toBe(true);

  await page.getByRole('button', { name: 'Kiểm tra chuỗi niêm phong' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kiểm tra chuỗi niêm phong' });
  await expect(dialog.getByText('Nhật ký nguyên vẹn')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await expect(dialog).toHaveCount(0);
});

test('the log is narrowed, walked and opened with the keyboard', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Người thao tác' }).fill('quantri');
  await expect(page.getByRole('option', { name: /quantri/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/nguoi=/);
  await page.getByRole('combobox', { name: 'Loại thao tác' }).click();
  await page.getByRole('option', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(/thaoTac=LOGIN/);
  const list = page.getByRole('listbox', { name: 'Các thao tác' });
  // the address changes before the list does
  await expect(list.getByRole('option').filter({ hasNotText: 'Đăng nhập' })).toHaveCount(0);
  await expect(list.getByRole('option').first()).toContainText('Tài khoản');
  await list.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('quantri');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+Backspace');
  await expect(page).toHaveURL(/lich-su-thao-tac$/);

  // days long gone hold nothing
  await page.goto(`${path}?tu=2020-01-01&den=2020-01-02`);
  await expect(page.getByText('Không có thao tác nào khớp bộ lọc')).toBeVisible();
  // more than a year is refused in words
  await page.goto(`${path}?tu=2020-01-01&den=2022-01-02`);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('on a phone the filter folds, an act opens over the list and leads back', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow', 'en');
  await page.goto('/his/m/lich-su-thao-tac');
  await expectAccessible(page);
  await page.getByText('Filter', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Kind of record' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  const first = page.getByRole('listbox', { name: 'Acts' }).getByRole('option').first();
  await first.click();
  await expect(page.getByRole('article', { name: 'Act' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(first).toBeVisible();
});

test('reception does not get the log', async ({ browser }) => {
  const name = await newPatient();
  const page = await openAs(browser, accounts.NURSE);
  await page.goto(path);
  await expect(page.getByText('Chưa được cấp quyền')).toBeVisible();
  await openPatient(page, name);
  await expect(page.getByRole('button', { name: 'Lịch sử thao tác' })).toHaveCount(0);
});
