import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut, inTheme, openDevice, signIn } from './steps.ts';
import { test } from './test.ts';

for (const device of ['wide', 'narrow'] as const)
  test(`the dark theme passes the same contrast before and around the screens (${device})`, async ({
    browser,
  }) => {
    const page = await openDevice(browser, device);
    await page.goto('/his/dang-nhap');
    await inTheme(page, 'dark');
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/auth/changePassword');
    await expect(page.locator('input[type=password]').first()).toBeVisible();
    await expectAccessible(page);
    await signIn(page, accounts.ADMINISTRATOR);
    // the cards of home come one by one, and move what stands below them under the menu
    for (const card of ['Thuốc cần chú ý', 'Hệ thống hôm nay', 'Bệnh gặp nhiều hôm nay', 'Thu tiền hôm nay'])
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
    if (device === 'wide') await page.getByRole('button', { name: /Nguyễn Hoàng Quân/ }).click();
    else await page.getByRole('button', { name: 'Trình đơn chính' }).click();
    await expectAccessible(page);
    await page.getByText('Thông tin cá nhân', { exact: true }).click();
    const personal = page.getByRole('dialog', { name: 'Thông tin cá nhân' });
    await expect(personal.getByRole('tab').first()).toBeVisible();
    for (const tab of await personal.getByRole('tab').all()) {
      await tab.click();
      await expectAccessible(page);
    }
    await page.goto('/his/he-thong-danh-muc/DonViTinh');
    await page.getByRole('button', { name: 'Thêm mới' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

test('the bar of an administrator stands in one row, and its menus open and close by keyboard', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/trang-chu');
  const bar = page.locator('.top-bar');
  await expect(bar.getByRole('button', { name: 'Hệ thống', exact: true })).toBeVisible();
  await expectNothingCut(page);
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(50);
  const menu = bar.getByRole('button', { name: 'Hệ thống', exact: true });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Danh mục', exact: true }).first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(menu).not.toBeFocused();
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/he-thong-danh-muc/);
});

test('a screen reader hears the words of a button, not its icon', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/he-thong-danh-muc/DonViTinh');
  for (const name of ['Thêm mới', 'Xuất', 'Nhập từ tệp'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('? lists the keys of the screen, and not while somebody types', async ({ browser }) => {
  const page = await openAs(browser, accounts.DOCTOR);
  await page.goto('/his/kham-benh-ngoai-tru');
  await page.getByRole('textbox').first().fill('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#screen').focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Phím tắt' });
  for (const text of ['Ctrl+K', 'Tìm nhanh', 'F9', 'Gọi số']) {
    await expect(help.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});
