import { expect, type Page, test } from '@playwright/test';
import { accounts, expectAccessible, expectNothingCut, openDevice, signIn } from './steps.ts';

async function openRoom(page: Page, narrow: boolean) {
  await page.goto(`/his${narrow ? '/m' : ''}/he-thong-danh-muc/Node`);
  await page.getByRole('searchbox', { name: 'Tìm theo mã hoặc tên' }).fill('PK09');
  await page.getByRole('row').filter({ hasText: 'PK09' }).click();
  return page.getByRole('region', { name: 'Liên kết' });
}

for (const device of ['wide', 'narrow'] as const) {
  test(`links that were chosen for a room and not saved are still there after a reload, ${device}`, async ({
    browser,
  }) => {
    const page = await openDevice(browser, device);
    await signIn(page, accounts.ADMINISTRATOR);
    const links = await openRoom(page, device === 'narrow');
    const services = links.getByRole('combobox', { name: 'Dịch vụ thực hiện tại đây' });
    await services.fill('TT-CATCHI');
    await page.getByRole('option', { name: /TT-CATCHI/ }).click();
    await page.keyboard.press('Escape');
    await expect(links.getByRole('button', { name: 'Lưu' })).toBeVisible();

    await page.reload();
    const again = await openRoom(page, device === 'narrow');
    await expect(again).toContainText('TT-CATCHI');
    await expect(again.getByRole('button', { name: 'Lưu' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await again.getByRole('button', { name: 'Bỏ nội dung này' }).click();
    await expect(again).not.toContainText('TT-CATCHI');
    await expect(again.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
    await page.context().close();
  });
}
