import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { password } from './ask.ts';
import { enterCredentials } from './newAccount.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { siteBase } from './siteBase.ts';
import { openDevice } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

test('a lost network is said, a save fails plainly and loses nothing, and lists are fetched again after it', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/he-thong-danh-muc/DonViTinh');
  await page.getByRole('button', { name: 'Thêm mới' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Mã đơn vị tính').fill(`E2EMANG${Date.now()}`);
  await form.getByLabel('Tên đơn vị tính').fill('Lọ mất mạng');
  await page.context().setOffline(true);
  await expect(page.getByRole('status').getByText('Mất kết nối')).toBeVisible();
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expectNotice(page, 'Không kết nối được máy chủ', { kind: 'error' });
  await expect(form.getByLabel('Tên đơn vị tính')).toHaveValue('Lọ mất mạng');
  const unsent = page.locator('.unsent-line');
  await expect(unsent).toHaveText(textsOf('vi')('shell:unsent'));
  await page.context().setOffline(false);
  await expect(page.getByText('Mất kết nối')).toBeHidden();
  await expect(unsent).toHaveText(textsOf('vi')('shell:unsentReachable'));
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expectNotice(page, 'Đã lưu');
  await expect(unsent).toHaveCount(0);
});

test('a list is fetched again when the connection comes back', async ({ browser }) => {
  const page = await openAs(browser, accounts.DOCTOR);
  await page.goto('/his/kham-benh-ngoai-tru');
  await expect(page.getByRole('button', { name: /Gọi số/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText('Mất kết nối')).toBeVisible();
  const again = page.waitForResponse((response) => response.url().endsWith('/graphql/main') && response.ok());
  await page.context().setOffline(false);
  await again;
  await expect(page.getByText('Mất kết nối')).toBeHidden();
});

test('a desk of the house works over plain HTTP, where browsers withhold what they give over HTTPS alone', async ({
  browser,
}) => {
  const baseURL = siteBase().replace('localhost', 'sen.lan');
  const page = await openDevice(browser, 'wide', 'vi', { options: { baseURL } });
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  await enterCredentials(page, accounts.ADMINISTRATOR, password);
  await expect(page.locator('#screen h1')).toBeVisible();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);

  await page.goto('/his/he-thong-danh-muc/DonViTinh');
  await page.getByRole('button', { name: 'Thêm mới' }).click();
  const form = page.getByRole('dialog');
  const name = form.getByLabel('Tên đơn vị tính');
  await form.getByLabel('Mã đơn vị tính').fill(`E2ELAN${Date.now()}`);
  await name.fill('Lọ trong nhà');
  await page.reload();
  await expect(name).toHaveValue('Lọ trong nhà');
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expectNotice(page, 'Đã lưu');
  expect(failed).toEqual([]);
});
