import { expect, type Page } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { siteFetch } from './siteBase.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { received } from './visit/arranged.ts';
import { stillDue } from './visit/cashier.ts';
import { atWork, openLine } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

const key = 'khoa-ngan-hang-0123456789';
let told = 0;

/** What SePay posts of a transfer, to the address of the settings. */
async function tell(content: string, transferAmount: number): Promise<number> {
  told += 1;
  const notice = {
    ...{ id: Date.now() + told, gateway: 'Vietcombank', transactionDate: nowInVietnam() },
    ...{ accountNumber: '9990001234567', code: null, content, transferType: 'in', transferAmount },
    ...{ accumulated: 0, subAccount: null, referenceCode: `FT.${Date.now()}${told}`, description: '' },
  };
  const answer = await siteFetch('/api/bank-notices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Apikey ${key}` },
    body: JSON.stringify(notice),
  });
  return answer.status;
}

/** The time of a notice of SePay: 2026-11-25 09:00:00. */
function nowInVietnam(): string {
  return new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The connection is turned on in the settings, once. */
async function connect(page: Page): Promise<void> {
  const t = textsOf('vi');
  await page.goto('/his/quan-tri-he-thong/cai-dat/thong-bao-ngan-hang');
  const on = page.getByLabel('Nhận thông báo giao dịch');
  await expect(on).toBeVisible();
  if (await on.isChecked()) return;
  await on.click();
  await page.getByLabel(t('connections:bankLinkKey')).fill(key);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('connections:save'), exact: true }).click();
  await expectNotice(page, t('connections:bankLinkSaved'));
}

test('a transfer that is prepared at the desk is collected before the cashier’s eyes when the bank tells of it', async ({
  browser,
}) => {
  await connect(await openAs(browser, 'quantri', 'wide', 'vi'));

  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page, t } = cashier;
  const who = newcomer('Hồ', 'Chuyển');
  await received(who);
  await openLine(cashier, who.name);
  await page.getByRole('radio', { name: t('cashier:ways.ChuyenKhoan') }).check({ force: true });
  await page.getByRole('button', { name: t('cashier:transfer.prepare') }).click();
  const code = page.locator('.transfer-code');
  await expect(code.locator('svg').first()).toBeInViewport({ ratio: 1 });
  const reference = (await code.getByRole('img').getAttribute('aria-label')) ?? '';
  expect(reference).toMatch(/^SEN\w{9}$/);
  await expect(page.locator('.bill').getByText(t('cashier:transfer.line'))).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);

  expect(await tell(`MBVCB.32789.${reference.toLowerCase()}.CT tu 0123499999`, 45_000)).toBe(200);
  await expect(page.getByRole('button', { name: t('cashier:transfer.print') })).toBeVisible();
  await expect.poll(() => stillDue(cashier)).toBe(0);
  await expect(page.locator('.visit-receipts .receipts li').first()).toContainText('45.000');
  await expect(code).toHaveCount(0);
});

test('a statement file collects what was prepared, and brings nothing twice', async ({ browser }) => {
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page, t } = cashier;
  const who = newcomer('Hồ', 'Kê');
  await received(who);
  await openLine(cashier, who.name);
  await page.getByRole('radio', { name: t('cashier:ways.ChuyenKhoan') }).check({ force: true });
  await page.getByRole('button', { name: t('cashier:transfer.prepare') }).click();
  const code = page.locator('.transfer-code').getByRole('img');
  await expect(code).toBeVisible();
  const reference = (await code.getAttribute('aria-label')) ?? '';

  const { page: books, t: b } = await atWork(browser, 'ketoan', 'wide', 'vi');
  await books.goto('/his/giao-dich-ngan-hang');
  const unknown = `khach le ${Date.now()}`;
  const day = nowInVietnam().slice(0, 10);
  const lines = [
    'Số tài khoản;9990001234567;;;',
    'Ngày giao dịch;Số tham chiếu;Số tiền ghi nợ;Số tiền ghi có;Mô tả',
    'Số dư đầu kỳ;;;1,000,000;',
    `${day};A${Date.now()};;"45,000";${reference} tra tien kham`,
    `${day};B${Date.now()};;"70,000";${unknown}`,
    `${day};C${Date.now()};"11,000";;phi`,
  ];
  const file = { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await books.getByRole('button', { name: b('bankNotices:readStatement') }).click();
  await books.locator('.import-panel input[type=file]').setInputFiles(file);
  await expectAccessible(books);
  await expectNothingCut(books);
  await books.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await books.getByRole('button', { name: 'Nhập 2 mục' }).click();
  await expect(books.getByText(/Đã ghi 2/)).toBeVisible();
  await expect(page.getByRole('button', { name: t('cashier:transfer.print') })).toBeVisible();
  await expect.poll(() => stillDue(cashier)).toBe(0);

  await books.getByRole('button', { name: b('catalogue:imports.otherFile') }).click();
  await books.locator('.import-panel input[type=file]').setInputFiles(file);
  await books.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await expect(books.getByText(b('catalogue:imports.nothing'))).toBeVisible();
  await books.goto('/his/giao-dich-ngan-hang');
  await expect(books.getByRole('row').filter({ hasText: unknown })).toContainText('Không có mã giao dịch');
});

test('a transfer that names nothing waits on the list, and is taken for a visit or set aside', async ({
  browser,
}) => {
  await connect(await openAs(browser, 'quantri', 'wide', 'vi'));
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page, t } = cashier;
  const who = newcomer('Đào', 'Ghi');
  await received(who);
  await page.goto('/his/giao-dich-ngan-hang');
  expect(await tell(`${who.name} nop tien kham`, 45_000)).toBe(200);
  const row = page.getByRole('row').filter({ hasText: `${who.name} nop tien kham` });
  await expect(row).toContainText('Không có mã giao dịch');
  await expectAccessible(page);
  await expectNothingCut(page);
  await row.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('bankNotices:ofVisit')).fill(who.name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('bankNotices:collectLines') }).click();
  await expect(dialog.getByRole('button', { name: /^In biên lai/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Đã thu tiền');

  expect(await tell('tien thue mat bang', 5_000_000)).toBe(200);
  const { page: narrow, t: en } = await atWork(browser, 'ketoan', 'narrow', 'en');
  await narrow.goto('/his/m/giao-dich-ngan-hang');
  await narrow.getByText('tien thue mat bang').first().click();
  const opened = narrow.getByRole('dialog');
  await expectAccessible(narrow);
  await expectNothingCut(narrow);
  await opened.getByRole('button', { name: en('bankNotices:setAside') }).click();
  await narrow.locator('#confirm-reason').fill('Rent of the shop');
  await narrow
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: en('bankNotices:setAside') })
    .click();
  await expect(opened.getByRole('button', { name: en('bankNotices:putBack') })).toBeVisible();
});
