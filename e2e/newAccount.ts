import { expect, type Page } from '@playwright/test';
import { accountsPath, newNames, newStaff, ownPassword } from './newPerson.ts';
import { expectAccessible, expectNothingCut, typeAsPerson } from './steps.ts';

/** The same by hand, on the screen of the accounts: the password is shown once. */
export async function newPersonByHand(admin: Page, profile: string) {
  const { code, username } = newNames();
  await newStaff(code, 'Người Thử Mới');
  await admin.goto(accountsPath);
  await admin.getByRole('button', { name: /Tạo tài khoản/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Tạo tài khoản' });
  await dialog.getByRole('combobox', { name: 'Gõ mã hoặc tên nhân viên' }).click();
  await typeAsPerson(admin, code);
  await dialog.getByRole('option', { name: new RegExp(code) }).click();
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue(/^[a-z0-9]+$/);
  await dialog.getByLabel('Tên đăng nhập').fill(username);
  await dialog.getByRole('combobox', { name: 'Hồ sơ', exact: true }).click();
  await dialog.getByRole('option', { name: profile, exact: true }).click();
  await expectNothingCut(admin);
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click();
  const once = admin.getByRole('dialog', { name: 'Mật khẩu dùng một lần' });
  const password = (await once.locator('code').last().textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await expectAccessible(admin);
  await once.getByRole('button', { name: 'Đã ghi lại' }).click();
  await expect(admin.getByText(password)).toHaveCount(0);
  return { username, password };
}

/** Types a name and a password at the sign-in. */
export async function enterCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/his/dang-nhap');
  await page.locator('input[autocomplete^=username]').fill(username);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Chooses a password of one's own where it is asked for, and is led to the home screen. */
export async function chooseOwnPassword(page: Page, given: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Đổi mật khẩu trước khi làm việc' })).toBeVisible();
  const fields = page.locator('input[type=password]');
  await expect(fields.nth(0)).toBeFocused();
  await fields.nth(0).fill(given);
  await fields.nth(1).fill(ownPassword);
  await fields.nth(2).fill(ownPassword);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('#screen')).toBeVisible();
}
