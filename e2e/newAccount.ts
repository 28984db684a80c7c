import { expect, type Page } from '@playwright/test';
import { expectAccessible, typeAsPerson } from './steps.ts';

const path = '/his/quan-tri-he-thong/tai-khoan';

/** What everybody here chooses at the first sign-in. */
export const ownPassword = 'sen-cua-toi-2026';

/** A member of staff of this run without an account, entered on the screen of the catalogue. */
async function enterStaff(admin: Page, code: string, name: string): Promise<void> {
  await admin.goto('/his/nhan-vien');
  await admin.getByRole('button', { name: /^Thêm/ }).first().click();
  const form = admin.locator('.entry-page');
  await form.getByLabel('Mã nhân viên').fill(code);
  await form.getByLabel('Họ và tên').fill(name);
  await form.getByRole('combobox', { name: 'Chức vụ' }).click();
  await form.getByRole('option').first().click();
  await form.getByRole('button', { name: /^Lưu/ }).click();
  await expect(form.getByRole('heading', { level: 1 })).toContainText(code);
}

/** Makes an account on the screen; answers the password that is shown once. */
async function makeAccount(admin: Page, staff: string, username: string, profile: string): Promise<string> {
  await admin.goto(path);
  await admin.getByRole('button', { name: /Tạo tài khoản/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Tạo tài khoản' });
  await dialog.getByRole('combobox', { name: 'Gõ mã hoặc tên nhân viên' }).click();
  await typeAsPerson(admin, staff);
  await dialog.getByRole('option', { name: new RegExp(staff) }).click();
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue(/^[a-z0-9]+$/);
  await dialog.getByLabel('Tên đăng nhập').fill(username);
  await dialog.getByRole('combobox', { name: 'Hồ sơ', exact: true }).click();
  await dialog.getByRole('option', { name: profile, exact: true }).click();
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click();
  const once = admin.getByRole('dialog', { name: 'Mật khẩu dùng một lần' });
  const password = (await once.locator('code').last().textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await expectAccessible(admin);
  await once.getByRole('button', { name: 'Đã ghi lại' }).click();
  await expect(admin.getByText(password)).toHaveCount(0);
  return password;
}

/** Types a name and a password at the sign-in. */
export async function enterCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/his/dang-nhap');
  await page.locator('input[autocomplete=username]').fill(username);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Chooses a password of one's own where it is asked for, and is led to the home screen. */
export async function chooseOwnPassword(page: Page, given: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Đổi mật khẩu trước khi làm việc' })).toBeVisible();
  const fields = page.locator('input[type=password]');
  await fields.nth(0).fill(given);
  await fields.nth(1).fill(ownPassword);
  await fields.nth(2).fill(ownPassword);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('#screen')).toBeVisible();
}

let count = 0;

/** A new member of staff with an account; its password is for one use. */
export async function newPerson(admin: Page, profile: string) {
  count += 1;
  const stamp = `${Date.now() % 100_000}${count}`;
  const [code, username] = [`E2E${stamp}`, `e2e.${stamp}`];
  await enterStaff(admin, code, 'Người Thử Mới');
  return { username, password: await makeAccount(admin, code, username, profile) };
}
