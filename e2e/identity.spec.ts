import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { enterCredentials } from './newAccount.ts';
import { newColleague, ownPassword } from './newPerson.ts';
import { expectNotice } from './notices.ts';
import { expectAccessible, expectNothingCut, openDevice, signIn } from './steps.ts';
import { test } from './test.ts';

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const) {
  test(`a doctor signs in on a ${device} screen in ${language} and logs out`, async ({ browser }) => {
    const page = await openDevice(browser, device, language);
    await page.goto('/his');
    await expect(page).toHaveURL(device === 'wide' ? /\/his\/dang-nhap$/ : /\/his\/m\/dang-nhap$/);
    await expectAccessible(page);
    await expectNothingCut(page);
    await signIn(page, accounts.DOCTOR);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      language === 'vi' ? /^Chào buổi \S+, Trần Minh Đức$/ : /^Good \S+, Trần Minh Đức$/,
    );
    await expectAccessible(page);
    await expectNothingCut(page);
    const signOut = language === 'vi' ? 'Đăng xuất' : 'Log out';
    if (device === 'wide') await page.getByRole('button', { name: /Trần Minh Đức/ }).click();
    else await page.getByRole('button', { name: 'Main menu' }).click();
    await page.getByText(signOut, { exact: true }).click();
    await expect(page).toHaveURL(/dang-nhap$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
}

test('sign-in says what is missing and what is wrong', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await page.goto('/his/dang-nhap');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByText('Tên đăng nhập không được trống')).toBeVisible();
  await expect(page.getByText('Mật khẩu không được trống')).toBeVisible();
  await page.getByLabel('Tên đăng nhập').fill('bsnoi1');
  await page.locator('input[type=password]').fill('sai');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('alert')).toHaveText('Tên đăng nhập hoặc mật khẩu không đúng.');
});

test('paths lead where the specification says', async ({ browser }) => {
  const wide = await openDevice(browser, 'wide');
  await wide.goto('/his/kham-benh-ngoai-tru');
  await expect(wide).toHaveURL(/\/his\/dang-nhap$/);
  await signIn(wide, accounts.ADMINISTRATOR);
  for (const path of ['/his', '/', '/his/khong-co-man-hinh-nay', '/his/m/trang-chu']) {
    await wide.goto(path);
    await expect(wide).toHaveURL(/\/his\/trang-chu$/);
  }
  await wide.goto('/sm3/trang-chu');
  await expect(wide).toHaveURL(/\/sm4\/trang-chu$/);
  await wide.goto('/his/hethongdanhmuc');
  await expect(wide).toHaveURL(/\/his\/he-thong-danh-muc/);
  await wide.context().close();
  const phone = await openDevice(browser, 'narrow');
  await signIn(phone, accounts.ADMINISTRATOR);
  await phone.goto('/his/he-thong-danh-muc');
  await expect(phone).toHaveURL(/\/his\/m\/he-thong-danh-muc/);
});

test('a revoked token ends the session on the screen', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, 'bsnhi');
  // by the page itself: it reloads itself too, when one of its own requests is refused first
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'revoked');
    location.reload();
  });
  await expect(page).toHaveURL(/dang-nhap$/);
});

test('a password is changed with the messages of the specification', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await enterCredentials(page, await newColleague('Bác sĩ'), ownPassword);
  await expect(page.locator('#screen')).toBeVisible();
  await page.getByRole('button', { name: /Người Thử Mới/ }).click();
  await page.getByText('Thông tin cá nhân').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expectNotice(page, 'Vui lòng điền đầy đủ thông tin', { kind: 'error' });
  for (const text of [
    'Mật khẩu hiện tại không được trống',
    'Mật khẩu mới không được trống',
    'Xác nhận mật khẩu không được trống',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  const fields = dialog.locator('input');
  await fields.nth(0).fill('sai rồi');
  await fields.nth(1).fill('sen-2027-moi');
  await fields.nth(2).fill('khác');
  await expect(dialog.getByText('Mật khẩu đã nhập không trùng khớp')).toBeVisible();
  await fields.nth(2).fill('sen-2027-moi');
  await dialog.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(page.getByText('Mật khẩu hiện tại không đúng.').first()).toBeVisible();
  await fields.nth(0).fill(ownPassword);
  for (const [weak, text] of [
    ['ngắn quá', 'Mật khẩu mới cần ít nhất 12 ký tự.'],
    ['Password@1234', 'Mật khẩu này quá thông dụng hoặc dễ đoán.'],
    ['nguoi-thu-moi', 'Mật khẩu không được lấy từ tên'],
  ] as const) {
    await fields.nth(1).fill(weak);
    await fields.nth(2).fill(weak);
    await dialog.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    // at the field: a notice over the dialogue may say it, too
    await expect(dialog.getByRole('tabpanel').getByText(text)).toBeVisible();
  }
  await fields.nth(1).fill('sen-2027-moi');
  await fields.nth(2).fill('sen-2027-moi');
  await dialog.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expectNotice(page, 'Cập nhật thành công');
  await expect(dialog).toHaveCount(0);
});
