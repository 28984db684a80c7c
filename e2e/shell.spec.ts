import { expect, type Page, test } from '@playwright/test';
import { accounts, expectAccessible, expectNothingCut, openDevice, signIn } from './steps.ts';

const inDark = ['/trang-chu', '/tiep-nhan-ngoai-tru', '/kham-benh-ngoai-tru', '/vien-phi-ngoai-tru'];

async function darken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
}

test('the dark theme passes the same contrast', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await page.goto('/his/dang-nhap');
  await darken(page);
  await page.reload();
  await expect(page.locator('button[type=submit]')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, accounts.ADMINISTRATOR);
  for (const path of [...inDark, '/he-thong-danh-muc/DonViTinh', '/xet-nghiem']) {
    await page.goto(`/his${path}`);
    await expect(page.locator('#screen').locator('input, h1').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.context().close();
});

test('the bar of an administrator stands in one row, and its menus open and close by keyboard', async ({
  browser,
}) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, accounts.ADMINISTRATOR);
  const bar = page.locator('.top-bar');
  await expect(bar.getByRole('button', { name: 'Hệ thống' })).toBeVisible();
  await expectNothingCut(page);
  expect((await bar.boundingBox())?.height).toBeLessThan(50);
  const menu = bar.getByRole('button', { name: 'Hệ thống' });
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
  await page.context().close();
});

test('a screen reader hears the words of a button, not its icon', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, accounts.ADMINISTRATOR);
  await page.goto('/his/he-thong-danh-muc/DonViTinh');
  for (const name of ['Thêm mới', 'Xuất Excel', 'Nhập Excel'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.context().close();
});

test('? lists the keys of the screen, and not while somebody types', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, accounts.DOCTOR);
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
  await page.context().close();
});
