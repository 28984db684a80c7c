import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { chooseOwnPassword, enterCredentials } from './newAccount.ts';
import { newStaff } from './newPerson.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut, openDevice } from './steps.ts';
import { test } from './test.ts';

const path = 'quan-tri-he-thong/tai-khoan/hang-loat';
let turn = 0;

/** Three new members of staff whose codes begin alike; answers what they begin with. */
async function threeStaff(): Promise<string> {
  turn += 1;
  const stamp = `HL${Date.now() % 10_000_000}${turn}`;
  for (const [at, name] of ['Đỗ Hàng Một', 'Đỗ Hàng Hai', 'Đỗ Hàng Ba'].entries())
    await newStaff(`${stamp}${at + 1}`, name);
  return stamp;
}

const line = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Nhân viên chưa có tài khoản' })
    .getByRole('listitem')
    .filter({ hasText: name });

test('accounts for three at once: names, profiles, slips to print, and the first sign-in of one', async ({
  browser,
}) => {
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  const stamp = await threeStaff();
  await admin.goto(`/his/${path}`);
  await admin.getByRole('textbox', { name: 'Tên hoặc mã nhân viên' }).fill(stamp);
  await admin.getByRole('checkbox', { name: 'Chọn 3 người đang hiện' }).check();
  await admin.getByLabel('Tên đăng nhập của Đỗ Hàng Một').fill('quantri');
  await expect(line(admin, 'Đỗ Hàng Một')).toContainText('Tên đăng nhập quantri đã có.');
  await admin.getByRole('button', { name: 'Đặt hồ sơ cho 3 người' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Hồ sơ của 3 người đã chọn' });
  await dialog.getByRole('combobox', { name: 'Hồ sơ', exact: true }).click();
  await dialog.getByRole('option', { name: 'Tiếp đón', exact: true }).click();
  await dialog.getByRole('button', { name: 'Đặt hồ sơ' }).click();
  await admin.getByRole('button', { name: /^Tạo 3 tài khoản/ }).click();
  await expect(admin.getByRole('tab', { name: 'Cần sửa (1)' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(admin);
  const username = `mot.${stamp.toLowerCase()}`;
  await admin.getByLabel('Tên đăng nhập của Đỗ Hàng Một').fill(username);
  await expect(admin.getByRole('tab', { name: 'Cần sửa (0)' })).toBeVisible();
  await expectDraft(admin, username); // what was chosen is there again after a power cut
  await admin.reload();
  await expect(admin.getByRole('tab', { name: 'Đã chọn (3)' })).toBeVisible();
  await admin.getByRole('button', { name: /^Tạo 3 tài khoản/ }).click();

  const slips = admin.locator('#root').getByRole('list', { name: 'Phiếu tài khoản' });
  await expect(slips.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(admin);
  const slip = slips.getByRole('listitem', { name: 'Đỗ Hàng Một' });
  await expect(slip).toContainText(username);
  const password = (await slip.locator('code').last().textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.locator('.slips-on-paper').getByText(password)).toBeVisible();
  await expect(admin.locator('#root')).toBeHidden();
  await admin.emulateMedia({ media: 'screen' });

  await admin.getByRole('button', { name: 'Xong' }).click();
  const leave = admin.getByRole('dialog', { name: 'Rời đi khi chưa in?' });
  await leave.getByRole('button', { name: 'Ở lại' }).click();
  await admin.evaluate(() => {
    window.print = () => undefined;
  });
  await admin.getByRole('button', { name: /^In phiếu/ }).click();
  await admin.getByRole('button', { name: 'Xong' }).click();
  await expect(admin).toHaveURL(/tai-khoan$/);
  await expect(admin.getByText(password)).toHaveCount(0);

  const desk = await openDevice(browser, 'wide');
  await enterCredentials(desk, username, password);
  await chooseOwnPassword(desk, password);
});

test('the same on a phone, in English, and without the right to', async ({ browser }) => {
  const phone = await openAs(browser, accounts.ADMINISTRATOR, 'narrow', 'en');
  const stamp = await threeStaff();
  await phone.goto(`/his/m/${path}`);
  await phone.getByRole('textbox', { name: 'Staff name or code' }).fill(stamp);
  await phone.getByRole('checkbox', { name: 'Choose Đỗ Hàng Hai' }).check();
  await expect(phone.getByLabel('User name of Đỗ Hàng Hai')).toHaveValue(/^haidh\d*$/);
  await phone.getByRole('button', { name: 'Profiles of Đỗ Hàng Hai: No profile yet' }).click();
  await expect(phone.getByRole('dialog', { name: 'Profiles of Đỗ Hàng Hai' })).toBeVisible();
  await expectAccessible(phone);
  await phone.keyboard.press('Escape');
  await expectAccessible(phone);
  await expectNothingCut(phone);

  const desk = await openAs(browser, 'tiepdon');
  await desk.goto(`/his/${path}`);
  await expect(desk.getByRole('heading', { name: 'Chưa được cấp quyền' })).toBeVisible();
});
