import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { clinic, received } from './visit/arranged.ts';
import { newcomer } from './visit/reception.ts';

const words = 'Cấp cứu lúc 2 giờ sáng, người bệnh hôn mê';

for (const device of ['wide', 'narrow'] as const satisfies readonly Device[])
  test(`a doctor of the hospital opens a record of the clinic with a reason, and the patient can be told who did (${device})`, async ({
    browser,
  }) => {
    const { BenhNhan_Id } = await received(newcomer('Đặng', 'Cơ Sở'), null, clinic);
    const base = device === 'narrow' ? '/his/m' : '/his';
    const page = await openAs(browser, accounts.DOCTOR, device);
    await page.goto(`${base}/benh-nhan/${BenhNhan_Id}`);
    const panel = page.getByRole('region', { name: 'Có hồ sơ của cơ sở khác' });
    await expect(panel).toContainText('chưa được điều trị gần đây tại cơ sở của bạn');
    await expect(page.getByText('Chưa có lượt khám')).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);

    // nothing opens without a reason in words
    await panel.getByRole('button', { name: 'Mở hồ sơ' }).click();
    await expect(panel.getByLabel('Diễn giải')).toHaveAttribute('aria-invalid', 'true');
    await panel.getByLabel('Lý do', { exact: true }).click();
    await page.getByRole('option', { name: 'Cấp cứu, người bệnh không thể chờ' }).click();
    await panel.getByLabel('Diễn giải').fill(words);
    await page.keyboard.press('Control+Enter');

    const banner = page.getByRole('status').filter({ hasText: 'Hồ sơ của cơ sở khác đang mở đến' });
    await expect(banner).toContainText(words);
    await expect(panel).toBeHidden();
    await expect(page.locator('.timeline-visit')).toHaveCount(1);
    await expectAccessible(page);
    await expectNothingCut(page);

    const administrator = await openAs(browser, accounts.ADMINISTRATOR, device);
    await administrator.goto(`${base}/nhat-ky-truy-cap?benhNhan=${BenhNhan_Id}`);
    const line = administrator.getByRole('row').filter({ hasText: words });
    await expect(line.first()).toContainText(accounts.DOCTOR);
    await expectAccessible(administrator);
    await expectNothingCut(administrator);
    const [file] = await Promise.all([
      administrator.waitForEvent('download'),
      administrator.getByRole('button', { name: 'Xuất tệp' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^truy-cap-.+\.csv$/);
  });
