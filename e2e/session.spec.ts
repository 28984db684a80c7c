import { expect, type Page } from '@playwright/test';
import { enterCredentials } from './newAccount.ts';
import { newColleague, ownPassword } from './newPerson.ts';
import { expectNotice } from './notices.ts';
import { openDevice, signIn } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

async function submitWith(page: Page, current: string, next: string, repeated: string): Promise<void> {
  const fields = page.locator('input[type=password]');
  await fields.nth(0).fill(current);
  await fields.nth(1).fill(next);
  await fields.nth(2).fill(repeated);
  await page.locator('button[type=submit]').click();
}

for (const language of ['vi', 'en'] as const) {
  test(`the page /auth/changePassword says in ${language} what is wrong, then changes the password`, async ({
    browser,
  }) => {
    const text = textsOf(language);
    const page = await openDevice(browser, 'wide', language);
    await page.goto('/auth/changePassword');
    await expect(page).toHaveURL(/\/his\/dang-nhap$/);
    await enterCredentials(page, await newColleague('Bác sĩ'), ownPassword);
    await expect(page.locator('#screen')).toBeVisible();
    await page.goto('/auth/changePassword');
    await page.getByRole('button', { name: text('identity:changePassword') }).click();
    await expectNotice(page, text('identity:fillAll'), { kind: 'error' });
    for (const key of ['currentRequired', 'newRequired', 'confirmRequired'])
      await expect(page.getByText(text(`identity:${key}`)).first()).toBeVisible();
    await submitWith(page, 'sai rồi', 'sen-2027-moi', 'khác');
    await expect(page.getByText(text('identity:notSame')).first()).toBeVisible();
    await submitWith(page, 'sai rồi', 'sen-2027-moi', 'sen-2027-moi');
    const wrong = {
      vi: 'Mật khẩu hiện tại không đúng.',
      en: 'Your current password is missing or incorrect.',
    };
    await expect(page.getByText(wrong[language]).first()).toBeVisible();
    await submitWith(page, ownPassword, ownPassword, ownPassword);
    const same = {
      vi: 'Mật khẩu mới của bạn phải khác với mật khẩu trước đó.',
      en: 'Your new password must be different from your previous password.',
    };
    await expect(page.getByText(same[language]).first()).toBeVisible();
    await submitWith(page, ownPassword, 'sen-2027-moi', 'sen-2027-moi');
    await expect(page).toHaveURL(/\/his\/trang-chu$/);
  });
}

test('Set up profile wants a profile, and starts at Change password each time', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, 'bshinhanh');
  const open = async () => {
    await page.getByRole('button', { name: /Ngô Hải Yến/ }).click();
    await page.getByRole('button', { name: 'Thông tin cá nhân' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ngô Hải Yến')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Thiết lập hồ sơ' }).click();
  await expect(dialog.getByRole('tabpanel').getByText('Bác sĩ', { exact: true })).toBeVisible();
  await dialog.getByRole('combobox').hover();
  await dialog.locator('.select-clear').click();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog.getByText('Vui lòng chọn hồ sơ')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByRole('tab', { name: 'Đổi mật khẩu' })).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('tab', { name: 'Thiết lập hồ sơ' }).click();
  await expect(dialog.getByRole('tabpanel').getByText('Bác sĩ', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expectNotice(page, 'Cập nhật thành công');
});

test('a session ended on another device leads to the sign-in, and what was typed is there after it', async ({
  browser,
}) => {
  const username = await newColleague('Tiếp đón');
  const enter = async (page: Page) => {
    await enterCredentials(page, username, ownPassword);
    await expect(page.locator('#screen')).toBeVisible();
  };
  const desk = await openDevice(browser, 'wide');
  await enter(desk);
  await desk.goto('/his/tiep-nhan-ngoai-tru');
  const name = desk.getByLabel('Họ và tên').first();
  await name.fill('NGUYEN THI DO DANG');
  const ward = await openDevice(browser, 'narrow');
  await enter(ward);
  await ward.goto('/his/m/tiep-nhan-ngoai-tru');
  await expect(ward.getByRole('heading', { level: 1 })).toBeVisible();
  const phone = await openDevice(browser, 'narrow');
  await enter(phone);
  await phone.goto('/auth/changePassword');
  await submitWith(phone, ownPassword, 'sen-2027-moi', 'sen-2027-moi');
  await expect(phone).toHaveURL(/trang-chu$/);
  for (const page of [desk, ward]) {
    await expect(page).toHaveURL(/dang-nhap$/);
    await expect(page.getByText(textsOf('vi')('identity:sessionEnded'))).toBeVisible();
    await expect(page.locator('input[autocomplete^=username]')).toHaveValue(username);
    await page.locator('input[autocomplete=current-password]').fill('sen-2027-moi');
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/tiep-nhan-ngoai-tru$/);
  }
  await expect(name).toHaveValue('NGUYEN THI DO DANG');
});
