import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { chooseOwnPassword, enterCredentials, newPersonByHand } from './newAccount.ts';
import { ownPassword } from './newPerson.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, openDevice } from './steps.ts';
import { test } from './test.ts';

test('an account for a member of staff: a password for one use, work, and out at once when it is locked', async ({
  browser,
}) => {
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  const { username, password } = await newPersonByHand(admin, 'Tiếp đón');
  const desk = await openDevice(browser, 'wide');
  await enterCredentials(desk, username, password);
  await expect(desk.getByRole('heading', { name: 'Đổi mật khẩu trước khi làm việc' })).toBeVisible();
  await expectAccessible(desk);
  await desk.goto('/his/tiep-nhan-ngoai-tru'); // there is no way around it
  await chooseOwnPassword(desk, password);
  await desk.goto('/his/tiep-nhan-ngoai-tru');
  await expect(desk.getByLabel('Họ và tên').first()).toBeVisible();

  await expect(admin.getByText('Phiên đang mở (1)')).toBeVisible();
  await admin.getByRole('button', { name: 'Thao tác khác' }).click();
  await admin.getByRole('menuitem', { name: 'Khóa tài khoản' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(dialog.getByText('Lý do không được trống')).toBeVisible();
  await dialog.getByRole('button', { name: 'Đã nghỉ việc' }).click();
  await dialog.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(desk).toHaveURL(/dang-nhap$/);
  await enterCredentials(desk, username, ownPassword);
  await expect(desk.getByRole('alert')).toContainText('quản trị viên khóa');
  await expect(admin.getByText('Tài khoản bị khóa: Đã nghỉ việc')).toBeVisible();
  await expect(admin.getByText('Phiên đang mở (0)')).toBeVisible();
  await admin.getByRole('button', { name: 'Mở khóa' }).click();
  await expectNotice(admin, /^Đã mở khóa/);
  await enterCredentials(desk, username, ownPassword);
  await expect(desk.locator('#screen')).toBeVisible();
});
