import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { atWork, find, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a case of dengue is reported from the examination, recorded as sent and found in the list', async ({
  browser,
}) => {
  const who = newcomer('Lâm', 'Sốt Xuất Huyết');
  await paid(await received(who));
  await diagnosed(who, 'A97.0');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).first().click();
  const note = page.getByRole('status').filter({ hasText: 'Phải báo cáo ca bệnh: Sốt xuất huyết Dengue' });
  await expect(note).toContainText('24 giờ');
  await note.getByRole('button', { name: t('caseReports:write') }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('caseReports:NoiO'))).not.toHaveValue('');
  await dialog.getByLabel(t('caseReports:NgayKhoiPhat')).fill('01012026');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('caseReports:save') }).click();

  await dialog.getByRole('button', { name: 'Ghi nhận đã gửi' }).click();
  await dialog.getByLabel(t('caseReports:NoiNhan')).fill('CDC An Bình');
  await dialog.getByLabel(t('caseReports:SoThamChieu')).fill('45/BC-BV');
  await dialog.getByRole('button', { name: t('caseReports:send') }).click();
  await expectNotice(page, t('caseReports:sent'));
  await expect(dialog.locator('.paper-card')).toContainText('CDC An Bình · 45/BC-BV');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: /Đã gửi báo cáo ca bệnh CB/ })).toBeVisible();

  await page.goto('/his/bao-cao-ca-benh');
  await page.getByLabel(t('caseReports:list.search')).fill(who.name);
  const row = page.getByRole('row').filter({ hasText: who.name });
  await expect(row).toContainText('Đã gửi');
  await expect(row).toContainText('Đúng hạn');
});
