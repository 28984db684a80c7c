import { expect } from '@playwright/test';
import { told } from './notices.ts';
import { test } from './test.ts';
import { diagnosed, paid, received, receivedAgain } from './visit/arranged.ts';
import { atWork, choose, find, openLine, openTab, type Person } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** Opens the examination of a patient, and its tab of outpatient records. */
async function openSessionTab(doctor: Person, name: string): Promise<void> {
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, name);
  await openTab(doctor, 'medicalRecords:sessionTab');
}

/** Opens a record in the examination whose tab is shown. */
async function openRecord(doctor: Person): Promise<void> {
  const { page, t } = doctor;
  await page.getByRole('button', { name: t('medicalRecords:open') }).click();
  await choose(doctor, t('medicalRecords:field.LoaiBenhAn_Id'), 'ngoại trú', /ngoại trú|NGT/i);
  await choose(doctor, t('medicalRecords:field.ChuyenKhoa_Id'), 'K03', 'K03');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('medicalRecords:open') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a diabetic has a record: opened in one examination, the next one joins it, seen in its episode', async ({
  browser,
}) => {
  const who = newcomer('Lê', 'Đường');
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, 'E11.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await openSessionTab(doctor, who.name);
  await expect(page.getByText(t('medicalRecords:noRecords'))).toBeVisible();
  await openRecord(doctor);
  await expect(page.getByText(/Lần khám này thuộc bệnh án NT\d\d-\d{5}/)).toBeVisible();

  await paid(await receivedAgain(visit));
  await page.goto('/his/kham-benh-ngoai-tru');
  await diagnosed(who, 'E11.9');
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).last().click();
  await openTab(doctor, 'medicalRecords:sessionTab');
  await page.getByRole('button', { name: t('medicalRecords:join') }).click();
  await told(page, t('medicalRecords:joined'));
  await page.getByRole('link', { name: /Bệnh án NT/ }).click();
  await openTab(doctor, 'medicalRecords:tab.episodes');
  await expect(page.locator('.record-visits li')).toHaveCount(2);
});
