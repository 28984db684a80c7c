import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { expectAccessibleInThemes } from './steps.ts';
import { test } from './test.ts';

test('a calendar lies over the dialogue of its field, goes by keys and mouse, and closes alone', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/he-thong-danh-muc/NhanVien');
  await page.getByRole('button', { name: 'Lọc', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Lọc danh sách' });
  const from = filters.getByRole('textbox', { name: 'Ngày sinh: từ' });
  const to = filters.getByRole('textbox', { name: 'Ngày sinh: đến' });
  const calendar = page.getByRole('dialog', { name: 'Lịch' });

  await from.fill('5/11/85');
  await from.press('Alt+ArrowDown');
  await expect(calendar.getByRole('button', { name: 'Thứ Ba, 5 tháng 11, 1985' })).toBeFocused();
  await expectAccessibleInThemes(page, 'dark');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('05/12/1985');
  await expect(from).toBeFocused();

  // a press of the mouse meets the day, not the dialogue over it
  await to.locator('..').getByRole('button', { name: 'Mở lịch' }).click();
  await calendar.getByRole('combobox', { name: 'Năm' }).selectOption('1990');
  await calendar.getByRole('button', { name: 'Tháng sau' }).click();
  await calendar.getByText('17', { exact: true }).click();
  await expect(calendar).toHaveCount(0);
  await expect(to).toHaveValue(/^17\/\d{2}\/199[01]$/);

  await to.press('Alt+ArrowDown');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(filters).toBeVisible();
  await expect(to).toBeFocused();
});
