import { expect } from '@playwright/test';
import { dayInVietnam } from './clock.ts';
import { expectNotice } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, ended, paid, received } from './visit/arranged.ts';
import { atWork, find, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('an ended examination with a follow-up day has its slip, and the desk reminds the patient', async ({
  browser,
}) => {
  const who = newcomer('Đỗ', 'Tái Khám');
  await paid(await received(who));
  await diagnosed(who, 'I10');
  await ended(who, { NgayTaiKham: dayInVietnam(5) });

  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await openTab(doctor, 'examination:tab.DaKham');
  await (await find(doctor, who.name)).first().click();
  await doctor.page.getByRole('button', { name: doctor.t('examination:papers') }).click();
  await doctor.page.getByRole('menuitem', { name: 'Phiếu hẹn khám lại' }).click();
  const dialog = doctor.page.getByRole('dialog');
  await dialog.getByLabel(doctor.t('followUps:LyDoHen')).fill('Kiểm tra huyết áp');
  await expectAccessible(doctor.page);
  await dialog.getByRole('button', { name: doctor.t('followUps:saveAndPrint') }).click();
  await expect(doctor.page.getByRole('dialog').filter({ hasText: /HK\d{8}/ })).toBeVisible();

  const { page, t } = await atWork(browser, 'tiepdon', 'wide', 'vi');
  await page.goto('/his/hen-kham-lai');
  await page.getByLabel(t('followUps:list.search')).fill(who.name);
  const row = page.getByRole('row').filter({ hasText: who.name });
  await expect(row).toContainText('Chờ đến');
  await expect(row).toContainText(/HK\d{8}/);
  await row.click();
  const note = page.getByRole('dialog');
  await note.getByLabel(t('followUps:GhiChu')).fill('Hẹn đến buổi sáng');
  await expectAccessible(page);
  await note.getByRole('button', { name: t('followUps:note') }).click();
  await expectNotice(page, t('followUps:noted'));
  await expect(note.getByRole('listitem')).toContainText('Hẹn đến buổi sáng');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Gọi điện');
});
