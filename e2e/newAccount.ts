import { expect, type Page } from '@playwright/test';
import {
  CreateUserDocument,
  UserProfilesDocument,
} from '../packages/web/src/features/users/users.auth.gen.ts';
import { ChangePasswordDocument } from '../packages/web/src/session/me.auth.gen.ts';
import { ask, saveEntry, searchEntries, send, signInAs } from './ask.ts';
import { accounts, expectAccessible, typeAsPerson } from './steps.ts';

const path = '/his/quan-tri-he-thong/tai-khoan';
const administrator = accounts.ADMINISTRATOR;

/** What everybody here chooses at the first sign-in. */
export const ownPassword = 'sen-cua-toi-2026';

let count = 0;

/** A member of staff of this run without an account: the id. */
export async function newStaff(code: string, name: string): Promise<string> {
  const [position] = await searchEntries(administrator, 'DM_ChucVu', '');
  const input = { MaNhanVien: code, TenNhanVien: name, ChucVu_Id: position?._id ?? null };
  return (await saveEntry(administrator, 'NhanVien', { input }))._id;
}

/** A code of staff and a user name that nobody has. */
function newNames() {
  count += 1;
  const stamp = `${Date.now() % 100_000}${count}`;
  return { code: `E2E${stamp}`, username: `e2e.${stamp}` };
}

/** A new member of staff with an account that holds a profile; its password is for one use. `path` is the account's screen. */
export async function newPerson(profileName: string) {
  const { code, username } = newNames();
  const NhanVien_Id = await newStaff(code, 'Người Thử Mới');
  const { profiles } = await ask(administrator, UserProfilesDocument, {});
  const profile = profiles.find(({ name }) => name === profileName);
  const held = [{ profile_Id: profile?._id ?? '', node_Ids: [] }];
  const { createUser } = await ask(administrator, CreateUserDocument, {
    input: { NhanVien_Id, username, profiles: held },
  });
  return { username, password: createUser.password, path: `${path}/${createUser.user._id}` };
}

/** A new person who has chosen `ownPassword` already: the account's name. */
export async function newColleague(profileName: string): Promise<string> {
  const { username, password } = await newPerson(profileName);
  const session = await signInAs(username, password);
  await send(session, ChangePasswordDocument, {
    idUser: session.userId,
    input: { currentPassword: password, newPassword: ownPassword },
  });
  return username;
}

/** The same by hand, on the screen of the accounts: the password is shown once. */
export async function newPersonByHand(admin: Page, profile: string) {
  const { code, username } = newNames();
  await newStaff(code, 'Người Thử Mới');
  await admin.goto(path);
  await admin.getByRole('button', { name: /Tạo tài khoản/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Tạo tài khoản' });
  await dialog.getByRole('combobox', { name: 'Gõ mã hoặc tên nhân viên' }).click();
  await typeAsPerson(admin, code);
  await dialog.getByRole('option', { name: new RegExp(code) }).click();
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
  await fields.nth(0).fill(given);
  await fields.nth(1).fill(ownPassword);
  await fields.nth(2).fill(ownPassword);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('#screen')).toBeVisible();
}
