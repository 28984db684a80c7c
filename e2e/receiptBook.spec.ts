import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { AccessPatientDocument } from '../packages/web/src/features/recordAccess/recordAccess.main.gen.ts';
import { ask } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { paid, received } from './visit/arranged.ts';
import { agree, openVisit, stillDue, visitAct } from './visit/cashier.ts';
import { atWork, callUntil, find } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

async function openBook(page: Page, device: Device): Promise<void> {
  await page.goto(device === 'narrow' ? '/his/m/bien-lai' : '/his/bien-lai');
  await expect(page.getByRole('grid')).toBeVisible();
}

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>) {
  test(`a receipt is found in the book, opened, printed again, and leads to its bill (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const page = await openAs(browser, 'thungan1', device, language);
    const who = newcomer('Trịnh', 'Biên');
    await paid(await received(who));
    await openBook(page, device);
    await page.getByLabel(t('receiptBook:searchHint')).fill(who.name);
    const row = page.getByRole('row', { name: new RegExp(who.name, 'i') });
    await expect(row).toHaveCount(1);
    await expect(page.locator('.receipt-sums .thu')).toContainText('45.000');
    await expectAccessible(page);
    await expectNothingCut(page);

    await row.getByText(who.name).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Bốn mươi lăm nghìn đồng');
    const now = dialog.getByRole('region', { name: t('receiptBook:now') });
    await expect(now.getByRole('list')).toContainText(t('receiptBook:linePaid'));
    await expectAccessible(page);
    const preview = page.waitForResponse((one) => one.url().includes('/api/print/PhieuThu/'));
    await dialog.getByRole('button', { name: t('common:print'), exact: true }).click();
    expect((await preview).ok()).toBe(true);
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('common:close') })
      .last()
      .click();

    // the open receipt stands in the address
    await page.reload();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('receiptBook:toBill') })
      .click();
    await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
  });
}

test('an accountant narrows the book by its columns and exports what is shown', async ({ browser }) => {
  const t = textsOf('vi');
  const page = await openAs(browser, 'ketoan', 'wide', 'vi');
  const who = newcomer('Cao', 'Sổ');
  await paid(await received(who));
  const filters = JSON.stringify({ kind: ['TamUng'] });
  await page.goto(`/his/bien-lai?${new URLSearchParams({ loc: filters })}`);
  await page.getByLabel(t('receiptBook:searchHint')).fill(who.name);
  await expect(page.getByText(t('common:nothingFoundFor'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('receiptBook:export') })).toBeDisabled();
  await page.goto(`/his/bien-lai?${new URLSearchParams({ loc: JSON.stringify({ kind: ['ThuTien'] }) })}`);
  await page.getByLabel(t('receiptBook:searchHint')).fill(who.name);
  await expect(page.getByRole('row', { name: new RegExp(who.name, 'i') })).toHaveCount(1);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: t('receiptBook:export') }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toMatch(new RegExp(`${who.name}.*,45000,`, 'i'));
});

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>) {
  test(`the cashier looks through a month and old debts, and opens the newest bill by a patient code (${device}, ${language})`, async ({
    browser,
  }) => {
    const cashier = await atWork(browser, 'thungan1', device, language);
    const { page, t } = cashier;
    const who = newcomer('Lâm', 'Tháng');
    const { BenhNhan_Id } = await received(who);
    const period = page.getByRole('radiogroup', { name: t('cashier:period') });
    await period.getByRole('radio', { name: t('cashier:periods.month') }).check({ force: true });
    await expect(await find(cashier, who.name)).toBeVisible();
    await page.getByRole('button', { name: t('cashier:monthBefore') }).click();
    await expect(await find(cashier, who.name)).toHaveCount(0);

    await period.getByRole('radio', { name: t('cashier:periods.old') }).check({ force: true });
    const { benhNhan } = await ask('thungan1', AccessPatientDocument, { id: BenhNhan_Id });
    const code = benhNhan?.MaYTe ?? '';
    await page.locator('.work-list input:not([type=radio])').first().fill(code);
    const open = page.getByRole('button', { name: t('cashier:openNewest') });
    await expect(open).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await open.click();
    await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
  });
}

test('the cashier takes all postings back, reads who cancelled a receipt, and closes and opens an own book', async ({
  browser,
}) => {
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page, t } = cashier;
  const who = newcomer('Phan', 'Hoàn');
  await paid(await received(who));
  await openVisit(cashier, who.name);
  await visitAct(cashier, 'huyHachToanTatCa');
  await page.locator('#confirm-reason').fill('Nhầm khoản');
  await agree(cashier);
  await expectNotice(page, t('cashier:done.huyHachToanTatCa'));
  await expect.poll(() => stillDue(cashier)).toBe(45_000);

  await page
    .locator('.visit-receipts')
    .getByRole('button', { name: t('cashier:cancelReceipt') })
    .click();
  await page.locator('#confirm-reason').fill('Nhầm người bệnh');
  await agree(cashier);
  await page.getByRole('button', { name: t('cashier:cancelledReceipts_other') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Phạm Thu Trang: Nhầm người bệnh/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // whether the payer may be changed is asked before
  await visitAct(cashier, 'doiDoiTuong');
  await expect(dialog).toContainText(t('cashier:payerTitle'));
  await page.keyboard.press('Escape');

  await page.keyboard.press('F7');
  const book = dialog.getByRole('switch', { name: t('cashier:kind.HoanUng') });
  await expect(book).toBeChecked();
  await book.click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('cashier:closeBook') })
    .click();
  await expectNotice(page, t('cashier:bookClosed'));
  await expect(book).not.toBeChecked();
  await expectAccessible(page);
  await expectNothingCut(page);
  await book.click();
  await expectNotice(page, t('cashier:bookOpened'));
  await expect(book).toBeChecked();
});

test('the number of a called visit is passed over at its bill', async ({ browser }) => {
  const cashier = await atWork(browser, 'thungan1', 'narrow', 'en');
  const { page, t } = cashier;
  const who = newcomer('Quách', 'Vắng');
  await received(who);
  await callUntil(cashier, who.name);
  await page.getByRole('button', { name: t('cashier:passTicket') }).click();
  await expectNotice(page, t('cashier:ticketPassed'));
  await expect(page.getByRole('button', { name: t('cashier:passTicket') })).toHaveCount(0);
});
