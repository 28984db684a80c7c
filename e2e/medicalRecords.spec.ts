import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
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
  await expect(page.getByRole('dialog')).toContainText('K03 – Nội tổng hợp');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('medicalRecords:open') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a diabetic has a record: opened in one examination, the next one joins it, summed up, discharged and printed', async ({
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
  await expectNotice(page, t('medicalRecords:joined'));
  await page.getByRole('link', { name: /Bệnh án NT/ }).click();
  await expect(page.getByRole('button', { name: t('medicalRecords:printRecord') })).toBeVisible();
  await openTab(doctor, 'medicalRecords:tab.episodes');
  await expect(page.locator('.record-visits li')).toHaveCount(2);

  await openTab(doctor, 'medicalRecords:tab.summaries');
  await page.getByRole('button', { name: t('medicalRecords:summary.write') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('medicalRecords:save') }).click();
  await expect(dialog.locator('.form-errors')).toContainText(/Diễn biến lâm sàng/);
  await dialog.getByLabel(t('medicalRecords:summary.DienBienLamSang')).fill('Hết khát, cân nặng ổn định');
  await dialog.getByRole('button', { name: t('medicalRecords:save') }).click();
  await expectNotice(page, t('medicalRecords:summary.saved'));
  await expect(page.locator('.record-card')).toContainText('Hết khát, cân nặng ổn định');

  await openTab(doctor, 'medicalRecords:tab.discharge');
  await page.getByRole('button', { name: t('medicalRecords:discharge.write') }).click();
  await choose(doctor, t('medicalRecords:paper.KetQuaDieuTri'), '', /Đỡ/);
  await dialog.getByLabel(t('medicalRecords:paper.PhuongPhapDieuTri')).fill('Metformin, chế độ ăn');
  await dialog.getByRole('button', { name: t('medicalRecords:saveAndPrint') }).click();
  const preview = page.getByRole('dialog', { name: /Giấy ra viện số/ });
  await expect(preview.locator('iframe, embed, object')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.record-head')).toContainText('Đã kết thúc');
});

test('a record reads on a phone and in English, and nothing of it is cut', async ({ browser }) => {
  const who = newcomer('Ngô', 'Hẹp');
  await paid(await received(who));
  await diagnosed(who, 'I10');
  const desk = await atWork(browser, 'bsnoi1', 'wide', 'en');
  await openSessionTab(desk, who.name);
  await openRecord(desk);
  const phone = await atWork(browser, 'bsnoi1', 'narrow', 'en');
  const { page } = phone;
  await page.goto('/his/m/benh-an-ngoai-tru-chung');
  await openLine(phone, who.name);
  await expect(page.locator('.record-head')).toContainText(/Record NT/);
  await expectNothingCut(page);
  await openTab(phone, 'medicalRecords:tab.episodes');
  await expect(page.locator('.record-visits li')).toHaveCount(1);
  await expectNothingCut(page);
  await page.locator('.record-visits button').first().click();
  await expect(page.locator('.record-visit-open')).toContainText(/I10/);
  await expectAccessible(page, '#screen');
});
