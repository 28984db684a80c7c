import { type Browser, expect } from '@playwright/test';
import { codeOfStep, stepAt } from '../packages/server/src/features/identity/totp.ts';
import { accounts } from './accounts.ts';
import { chooseOwnPassword, enterCredentials } from './newAccount.ts';
import { newPerson, ownPassword } from './newPerson.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut, openDevice } from './steps.ts';
import { test } from './test.ts';

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test('the second factor: set up, asked for at the sign-in, a recovery code, and taken off', async ({
  browser,
}) => {
  const { username, password, path } = await newPerson('Tiếp đón');
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  await admin.goto(path);
  const desk = await openDevice(browser, 'wide');
  await enterCredentials(desk, username, password);
  await chooseOwnPassword(desk, password);
  await desk.getByRole('button', { name: /Người Thử Mới/ }).click();
  await desk.getByRole('button', { name: 'Thông tin cá nhân' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Xác thực hai lớp' }).click();
  await dialog.getByRole('button', { name: 'Bắt đầu thiết lập' }).click();
  await expect(dialog.getByRole('img', { name: 'Mã QR thiết lập xác thực hai lớp' })).toBeVisible();
  await dialog.getByText('Không quét được?').click();
  const secret = bytesOf(((await dialog.locator('details code').textContent()) ?? '').replaceAll(' ', ''));
  /** A code of this step or the next one is right also when its step ends on the way to the server. */
  const code = (off: 0 | 1) => codeOfStep(secret, stepAt(new Date()) + off);
  const field = dialog.getByLabel('Mã xác thực');
  await field.fill('000000');
  await dialog.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await expect(dialog.getByText('Mã xác thực không đúng hoặc đã dùng.')).toBeVisible();
  await field.fill(code(0));
  await dialog.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await expect(dialog.locator('.recovery-codes code')).toHaveCount(10);
  await expectAccessible(desk);
  const recovery = (await dialog.locator('.recovery-codes code').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Đã cất, tiếp tục' }).click();

  const phone = await openDevice(browser, 'narrow');
  await enterCredentials(phone, username, ownPassword);
  const asked = phone.locator('input[autocomplete=one-time-code]');
  await expect(asked).toBeFocused();
  await expectAccessible(phone);
  await expectNothingCut(phone);
  await asked.fill('000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('không đúng hoặc đã dùng');
  await asked.fill(code(1));
  await phone.keyboard.press('Enter');
  await expect(phone.locator('#screen')).toBeVisible();
  const tablet = await openDevice(browser, 'wide');
  await enterCredentials(tablet, username, ownPassword);
  await tablet.locator('input[autocomplete=one-time-code]').fill(recovery);
  await tablet.keyboard.press('Enter');
  await expect(tablet.locator('#screen')).toBeVisible();

  await expect(admin.getByText('Phiên đang mở (3)')).toBeVisible();
  await admin.getByRole('button', { name: 'Thao tác khác' }).click();
  await admin.getByRole('menuitem', { name: 'Bỏ xác thực hai lớp' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Mất điện thoại' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Bỏ xác thực hai lớp' }).click();
  await expect(tablet).toHaveURL(/dang-nhap$/);
  await enterCredentials(tablet, username, ownPassword);
  await expect(tablet.locator('#screen')).toBeVisible();
});

test('a profile that asks for a second factor has it set up at the sign-in, before anything else', async ({
  browser,
}) => {
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  const { username, password } = await newPerson('Kế toán');
  const demand = async () => {
    await admin.goto('/his/quan-tri-he-thong/ho-so');
    await admin.getByText('ACCOUNTANT', { exact: true }).click();
    await admin.getByRole('tab', { name: 'Chung' }).click();
    await admin.getByRole('switch', { name: 'Bắt buộc xác thực hai lớp' }).click();
    await admin.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
    await expectNotice(admin, 'Đã lưu');
  };
  await demand();
  try {
    await setUpAtSignIn(browser, username, password);
  } finally {
    await demand(); // the profile is held by others too
  }
});

/** A first sign-in on a phone, of somebody whose profile asks for a second factor. */
async function setUpAtSignIn(browser: Browser, username: string, password: string): Promise<void> {
  const phone = await openDevice(browser, 'narrow');
  await enterCredentials(phone, username, password);
  await expect(phone.getByRole('heading', { name: 'Đổi mật khẩu trước khi làm việc' })).toBeVisible();
  const fields = phone.locator('input[type=password]');
  await fields.nth(0).fill(password);
  await fields.nth(1).fill(ownPassword);
  await fields.nth(2).fill(ownPassword);
  await phone.locator('button[type=submit]').click();
  await expect(phone.getByRole('heading', { name: 'Thiết lập xác thực hai lớp' })).toBeVisible();
  await phone.goto('/his/m/vien-phi-ngoai-tru');
  await phone.getByRole('button', { name: 'Bắt đầu thiết lập' }).click();
  await phone.getByText('Không quét được?').click();
  await expectAccessible(phone);
  await expectNothingCut(phone);
  const secret = bytesOf(((await phone.locator('details code').textContent()) ?? '').replaceAll(' ', ''));
  await phone.getByLabel('Mã xác thực').fill(codeOfStep(secret, stepAt(new Date())));
  await phone.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await expect(phone.locator('.recovery-codes code')).toHaveCount(10);
  await expectNothingCut(phone);
  await phone.getByRole('button', { name: 'Đã cất, tiếp tục' }).click();
  await expect(phone.locator('#screen')).toBeVisible();
  await phone.context().close();
}
