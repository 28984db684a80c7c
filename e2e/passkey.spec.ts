import { type CDPSession, expect, type Page } from '@playwright/test';
import { enterCredentials } from './newAccount.ts';
import { newColleague, ownPassword } from './newPerson.ts';
import { expectNotice } from './notices.ts';
import { expectAccessible, expectNothingCut, openDevice } from './steps.ts';
import { test } from './test.ts';

/** Gives the browser a device that keeps passkeys; `touch` says whether its owner touches it when it asks. */
async function giveAuthenticator(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touch = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { touch };
}

async function openPersonal(page: Page) {
  await page.getByRole('button', { name: /Người Thử Mới/ }).click();
  await page.getByRole('button', { name: 'Thông tin cá nhân' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Khóa truy cập' }).click();
  return dialog;
}

test('a passkey is made with the password, signs in for it, is renamed and taken away', async ({
  browser,
}) => {
  const page = await openDevice(browser, 'wide');
  const { touch } = await giveAuthenticator(page);
  await enterCredentials(page, await newColleague('Tiếp đón'), ownPassword);
  await expect(page.locator('#screen')).toBeVisible();
  const dialog = await openPersonal(page);
  await expect(dialog.getByText('Chưa có khóa truy cập nào.')).toBeVisible();
  await dialog.getByLabel('Tên khóa').fill('Máy tiếp đón');
  await dialog.getByLabel('Mật khẩu hiện tại').last().fill('sai rồi');
  await dialog.getByRole('button', { name: 'Tạo khóa truy cập' }).click();
  await expect(dialog.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
  await dialog.getByLabel('Mật khẩu hiện tại').last().fill(ownPassword);
  await dialog.getByRole('button', { name: 'Tạo khóa truy cập' }).click();
  await expectNotice(page, 'Đã tạo khóa truy cập');
  await expect(dialog.getByText('Máy tiếp đón')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);

  // nobody touches the device while the page offers its passkey by itself
  await touch(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /Người Thử Mới/ }).click();
  await page.getByText('Đăng xuất', { exact: true }).click();
  await expect(page).toHaveURL(/dang-nhap$/);
  await expectAccessible(page);
  await touch(true); // counts for what is asked from now on
  await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
  await expect(page.locator('#screen')).toBeVisible();

  const again = await openPersonal(page);
  await expect(again.getByText(/Dùng lần cuối/)).toBeVisible();
  await again.getByRole('button', { name: 'Đổi tên khóa Máy tiếp đón' }).click();
  await again.getByRole('textbox', { name: 'Tên khóa' }).first().fill('Quầy 1');
  await page.keyboard.press('Enter');
  await again.getByRole('button', { name: 'Xóa khóa Quầy 1' }).click();
  await again.getByRole('button', { name: 'Xóa khóa này' }).click();
  await expect(again.getByText('Chưa có khóa truy cập nào.')).toBeVisible();
});

test('a page that is open neither over HTTPS nor at localhost says so, and has no button', async ({
  browser,
}) => {
  const page = await openDevice(browser, 'narrow');
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await enterCredentials(page, await newColleague('Tiếp đón'), ownPassword);
  await expect(page.locator('#screen')).toBeVisible();
  await page.getByRole('button', { name: 'Trình đơn chính' }).click();
  await page.getByText('Thông tin cá nhân').click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('tab', { name: 'Khóa truy cập' }).click();
  await expect(dialog.getByText('chỉ tạo và dùng được khi mở Sen qua HTTPS')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Tạo khóa truy cập' })).toHaveCount(0);
  await expectNothingCut(page);
});
