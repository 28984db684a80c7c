import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, typeAsPerson } from './steps.ts';
import { test } from './test.ts';
import { received } from './visit/arranged.ts';
import { atWork } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';
import { plain } from './visit/record.ts';

async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Tìm nhanh' });
  await expect(field).toBeVisible(); // before it is there nobody hears its key
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await typeAsPerson(page, text);
}

test('Ctrl K finds a screen without accents, and a patient by name and by code, all by keyboard', async ({
  browser,
}) => {
  const who = newcomer('Nguyễn', 'Tìm');
  await received(who);
  const { page } = await atWork(browser, 'tiepdon', 'wide', 'vi');
  await search(page, 'tiep nhan');
  const hits = page.getByRole('listbox', { name: 'Tìm nhanh' }).getByRole('option');
  await expect(hits.filter({ hasText: 'Tiếp nhận ngoại trú' })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(hits).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Tìm nhanh' }).fill('');
  await search(page, plain(who.name));
  const found = hits.filter({ hasText: new RegExp(who.name, 'i') }).first();
  await expect(found).toBeVisible();
  const code = (await found.locator('small').textContent())?.split(' · ')[0];
  expect(code).toBeTruthy();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/benh-nhan/);
  await expect(page.locator('.patient-banner')).toContainText(code ?? '');

  await search(page, code ?? '');
  await expect(hits.filter({ hasText: code ?? '' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Tìm nhanh' }).fill('');
  await search(page, 'khong co ai ten nay');
  await expect(page.getByRole('option', { name: 'Không tìm thấy' })).toBeVisible();
});

test('the search offers no screen that the profile does not open', async ({ browser }) => {
  const page = await openAs(browser, accounts.CASHIER);
  await page.goto('/his/trang-chu');
  await search(page, 'kham benh ngoai');
  await expect(page.getByRole('option', { name: 'Không tìm thấy' })).toBeVisible();
});
