import { expect } from '@playwright/test';
import { pngPicture } from '../packages/server/test/pictures.ts';
import { accounts } from './accounts.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { searched } from './rows.ts';
import { expectAccessible, openDevice } from './steps.ts';
import { test } from './test.ts';

test('the logo of the facility is seen at the sign-in and on every screen', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const shown = page.locator('.top-logo img');
  /** 0 until it is there. */
  const width = () => shown.evaluate((one: HTMLImageElement) => (one.complete ? one.naturalWidth : 0));
  const facility = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'BVS', exact: true }) });
  await page.goto('/his/co-so-to-chuc');
  await searched(page, 'BVS');
  await facility.click();
  const form = page.getByRole('dialog');
  const logo = form.getByRole('group', { name: 'Biểu trưng' });
  await logo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pngPicture(111, 111) });
  await expect(logo.locator('img')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expectNotice(page, 'Đã lưu');
  await expect(form).toHaveCount(0); // by the way back in the history: a reload before it would open the form again
  await page.reload();
  await expect.poll(width).toBe(111);
  const stranger = await openDevice(browser, 'narrow', 'en');
  await stranger.goto('/his/dang-nhap');
  const atDoor = stranger.locator('img[src="/api/logo"]').first();
  await expect.poll(() => atDoor.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(111);
  await expectAccessible(stranger);
  await stranger.context().close();

  await facility.click();
  await logo.getByRole('button', { name: 'Bỏ ảnh' }).click();
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expectNotice(page, 'Đã lưu');
  await expect(form).toHaveCount(0); // by the way back in the history: a reload before it would open the form again
  await page.reload();
  await expect.poll(async () => [0, 111].includes(await width())).toBe(false);
});
