import { expect, type Page } from '@playwright/test';
import { enterCredentials } from './newAccount.ts';
import { newColleague, ownPassword } from './newPerson.ts';
import { expectNotice } from './notices.ts';
import { expectAccessible, expectNothingCut, openDevice } from './steps.ts';
import { test } from './test.ts';

const pin = '8305';
const reception = '/his/tiep-nhan-ngoai-tru';
const typed = 'NGUYEN THI DO DANG';

async function enter(page: Page, username: string): Promise<void> {
  await enterCredentials(page, username, ownPassword);
  await expect(page.locator('#screen')).toBeVisible();
}

const cover = (page: Page) => page.getByRole('dialog', { name: 'Màn hình đang khóa' });

async function setPin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Người Thử Mới/ }).click();
  await page.getByRole('button', { name: 'Thông tin cá nhân' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Mã PIN' }).click();
  const part = dialog.getByRole('tabpanel');
  for (const [digits, text] of [
    ['1234', 'Mã PIN này quá dễ đoán'],
    [pin, null],
  ] as const) {
    await part.getByLabel('Mã PIN mới').fill(digits);
    await part.getByLabel('Nhập lại mã PIN').fill(digits);
    await part.getByLabel('Mật khẩu hiện tại').fill(ownPassword);
    await part.getByRole('button', { name: 'Lưu mã PIN' }).click();
    if (text) await expect(part.getByText(text)).toBeVisible();
  }
  await expectNotice(page, 'Đã lưu mã PIN');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a desk is locked in all its tabs, opens by the PIN with what was typed, by the password after five wrong ones', async ({
  browser,
}) => {
  const page = await openDevice(browser, 'wide');
  const username = await newColleague('Tiếp đón');
  await enter(page, username);
  await setPin(page);
  await page.goto(reception);
  const name = page.getByLabel('Họ và tên').first();
  await name.fill(typed);
  const beside = await page.context().newPage();
  await beside.goto('/his/trang-chu');
  await expect(beside.locator('#screen h1')).toBeVisible();
  await page.bringToFront();

  await page.keyboard.press('Alt+l');
  await expect(cover(page)).toBeVisible();
  await expect(cover(beside)).toBeVisible();
  await expect(name).toBeHidden();
  await expect(page.locator('#screen')).toBeHidden();
  await expect(cover(page).getByText('Người Thử Mới')).toBeVisible();
  await expect(cover(page).getByLabel('Mã PIN')).toBeFocused();
  await expectAccessible(page);
  await expectNothingCut(page);
  for (const key of ['Escape', 'Escape', 'F1', 'Control+k']) await page.keyboard.press(key);
  await expect(cover(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await expect(cover(page)).toBeHidden();
  await expect(cover(beside)).toBeHidden();
  await expect(name).toHaveValue(typed);
  await expect(name).toBeFocused();

  await page.keyboard.press('Alt+l');
  await page.reload();
  await expect(cover(page)).toBeVisible();
  await expect(page.locator('#screen')).toBeHidden();
  const failure = cover(page).getByRole('alert');
  for (const digits of ['1111', '2222', '3333', '4444']) {
    await cover(page).getByLabel('Mã PIN').fill(digits);
    await page.keyboard.press('Enter');
    await expect(failure).toHaveText('Mã PIN không đúng.');
    await expect(cover(page).getByLabel('Mã PIN')).toHaveValue('');
  }
  await cover(page).getByLabel('Mã PIN').fill('5555');
  await page.keyboard.press('Enter');
  await expect(failure).toHaveText('Mã PIN đã bị nhập sai nhiều lần. Hãy mở khóa bằng mật khẩu.');
  await expect(cover(page).getByLabel('Mật khẩu')).toBeFocused();
  await page.keyboard.type(ownPassword);
  await page.keyboard.press('Enter');
  await expect(cover(page)).toBeHidden();
  await expect(name).toHaveValue(typed);

  await page.getByRole('button', { name: /Người Thử Mới/ }).click();
  await page.getByRole('button', { name: 'Khóa màn hình' }).click();
  await cover(page).getByRole('button', { name: 'Người khác đăng nhập' }).click();
  await expect(page).toHaveURL(/dang-nhap$/);
  await enter(page, username);
  await page.goto(reception);
  await expect(name).toHaveValue(typed);
});

test('on a phone the next person leaves a locked screen by signing out', async ({ browser }) => {
  const page = await openDevice(browser, 'narrow');
  await enter(page, await newColleague('Tiếp đón'));
  await page.getByRole('button', { name: 'Trình đơn chính' }).click();
  await page.getByRole('button', { name: 'Khóa màn hình' }).click();
  await expect(cover(page)).toBeVisible();
  // without a PIN it is the password that opens it
  await expect(cover(page).getByLabel('Mật khẩu')).toBeFocused();
  await expectAccessible(page);
  await expectNothingCut(page);
  await cover(page).getByRole('button', { name: 'Người khác đăng nhập' }).click();
  await expect(page).toHaveURL(/dang-nhap$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});
