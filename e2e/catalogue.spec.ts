import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';

test('on a phone the index leads to a catalogue, its entry opens over the whole width, and back', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow');
  await page.goto('/his/m/he-thong-danh-muc');
  await page.getByRole('searchbox', { name: 'Tìm danh mục' }).fill('don vi tinh');
  await page.getByRole('link', { name: 'Đơn vị tính' }).click();
  await expect(page).toHaveURL(/\/his\/m\/he-thong-danh-muc\/DonViTinh$/);
  await expect(page.getByRole('heading', { name: 'Đơn vị tính' })).toBeVisible();
  await page.getByRole('row').nth(1).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Tên đơn vị tính')).not.toHaveValue('');
  await expect.poll(async () => (await form.boundingBox())?.width).toBeGreaterThan(380);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Các danh mục' }).click();
  await expect(page).toHaveURL(/he-thong-danh-muc$/);
});
