import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { atWork } from './visit/person.ts';

test('an accountant writes a programme, tries it on a past day, releases and ends it', async ({
  browser,
}) => {
  const { page, t } = await atWork(browser, 'ketoan', 'wide', 'vi');
  await page.goto('/his/chuong-trinh-khuyen-mai');
  await page.getByRole('button', { name: t('promotions:programme.begin') }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: t('promotions:save') }).click();
  await expect(form.locator('.form-errors')).toContainText('Tên chương trình');
  await form.getByLabel('Tên chương trình').fill('Siêu âm ba lần tặng một');
  await form.getByLabel('Loại chương trình').click();
  await page.getByRole('option', { name: 'Mua X tặng Y', exact: true }).click();
  for (const part of ['Dịch vụ phải mua', 'Dịch vụ được tặng, giảm']) {
    const lines = form.locator('.promotion-wide').filter({ hasText: part });
    await lines.getByRole('button', { name: t('catalogue:addLine') }).click();
    await lines.getByRole('combobox', { name: 'Dịch vụ' }).fill('SA-BUNG');
    await page.getByRole('option', { name: /SA-BUNG/ }).click();
    await lines.getByLabel('Số lượng').fill(part === 'Dịch vụ phải mua' ? '1' : '1');
  }
  await expect(form.locator('.promotion-sentence')).toHaveText('Mua 1 Siêu âm ổ bụng tặng 1');
  await expectAccessible(page);
  await form.getByRole('button', { name: t('promotions:save') }).click();

  const search = page.getByLabel(t('promotions:programme.search'));
  await search.fill('sieu am ba lan');
  const row = page.getByRole('row').filter({ hasText: 'Siêu âm ba lần tặng một' });
  await row.getByText('Siêu âm ba lần tặng một').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Quà tặng trị giá|PROMOTION/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Phát hành', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Sửa' }).click();
  const again = page.getByRole('dialog');
  await again
    .locator('.promotion-wide')
    .filter({ hasText: 'Dịch vụ phải mua' })
    .getByLabel('Số lượng')
    .fill('3');
  await again.getByRole('button', { name: t('promotions:save') }).click();
  await expect(page.getByRole('dialog').locator('.promotion-sentence')).toHaveText(
    'Mua 3 Siêu âm ổ bụng tặng 1',
  );

  await page.getByRole('tab', { name: t('promotions:try.title') }).click();
  await page.getByRole('button', { name: t('promotions:try.run'), exact: true }).click();
  await expect(page.getByRole('tabpanel').getByText(/lượt/).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Phát hành', exact: true }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Phát hành', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Đổi ngày kết thúc' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sửa', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kết thúc', exact: true }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Kết thúc', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hủy kết thúc' })).toBeVisible();
});

test('a voucher is made with its release, and the cashier finds it by its code', async ({ browser }) => {
  const accountant = await atWork(browser, 'ketoan', 'wide', 'vi');
  const { page, t } = accountant;
  await page.goto('/his/voucher');
  await page.getByRole('button', { name: t('promotions:voucher.begin') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Tên voucher').fill('Quà ngày hội sức khỏe');
  await form.getByLabel('Giá trị').fill('50000');
  await form.getByLabel(t('promotions:voucher.releaseAtOnce')).check();
  await form.getByRole('button', { name: t('promotions:voucher.saveAndRelease') }).click();
  await expectNotice(page, /Đã tạo voucher/);
  await page.getByLabel(t('promotions:voucher.search')).fill('ngay hoi suc khoe');
  const made = page.getByRole('row').filter({ hasText: 'Quà ngày hội sức khỏe' });
  await expect(made).toContainText('Đã phát hành');
  const [code = ''] = /[2-9A-Z]{12}/.exec((await made.textContent()) ?? '') ?? [];

  const cashier = await atWork(browser, 'thungan1', 'narrow', 'vi');
  await cashier.page.goto('/his/m/voucher');
  await expect(
    cashier.page.getByRole('button', { name: new RegExp(t('promotions:voucher.begin')) }),
  ).toHaveCount(0);
  await cashier.page.getByRole('button', { name: t('promotions:voucher.check') }).click();
  const check = cashier.page.getByRole('dialog');
  await check.getByLabel(t('promotions:voucher.code')).fill(code.toLowerCase());
  await cashier.page.keyboard.press('Enter');
  await expect(check.getByRole('status')).toContainText('Quà ngày hội sức khỏe');
  await check.getByLabel(t('promotions:voucher.code')).fill('KHONGCO');
  await cashier.page.keyboard.press('Enter');
  await expect(check.getByRole('alert')).toContainText('Không có voucher mang mã này');
});
