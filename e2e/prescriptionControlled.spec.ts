import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { specimenOf } from './specimen.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { paid, received } from './visit/arranged.ts';
import { begin, diagnose } from './visit/doctor.ts';
import { atWork, choose, expectDone, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('an addictive drug waits for a diagnosis, is refused beyond seven days, and stands on a form of its own that is printed', async ({
  browser,
}) => {
  await specimenOf('bsnoi1');
  const who = newcomer('Quách', 'Đau');
  await paid(await received(who));
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  const save = page.getByRole('button', { name: t('prescriptions:save') }).first();
  await begin(doctor, who.name);
  await openTab(doctor, 'examination:prescriptionTab');
  const row = page.locator('.drug-grid tbody tr');
  for (const drug of ['morphin', 'paracetamol']) {
    await choose(doctor, t('prescriptions:search'), drug, new RegExp(drug, 'i'));
    await row.last().getByLabel(t('prescriptions:time.Sang')).fill('1');
    await row.last().getByLabel(t('prescriptions:days')).fill('8');
  }
  await expect(row.first().getByRole('alert')).toContainText('Thuốc gây nghiện: tối đa 7 ngày');
  await expect(row.last().getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await save.click();
  await expectNotice(page, /bệnh chính/i, { kind: 'error' });

  await openTab(doctor, 'examination:examTab');
  await diagnose(doctor, 'J02.9');
  await openTab(doctor, 'examination:prescriptionTab');
  await save.click();
  await expectNotice(page, /các ô được đánh dấu/, { kind: 'error' });
  const days = row.first().getByLabel(t('prescriptions:days'));
  await expect(days).toBeFocused();
  await days.fill('7');
  await expect(row.first().getByRole('alert')).toHaveCount(0);
  await save.click();
  await expectDone(doctor, 'prescriptions:saved');

  const saved = page.locator('.saved-prescription');
  await expect(saved).toContainText([/-n/, /-c/]);
  const printed = page.waitForResponse((one) => one.url().includes('/api/print/DonThuoc/'));
  await saved
    .filter({ hasText: /-n/ })
    .getByRole('button', { name: /^\S+-n$/ })
    .click();
  expect((await printed).ok()).toBe(true);
  const paper = page.getByRole('dialog', { name: /-n$/ });
  await expect(paper).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();
  // the commitment of the patient goes with it
  const commitment = page.waitForResponse((one) => one.url().includes('/api/print/CamKetThuocGayNghien/'));
  await saved.getByRole('button', { name: new RegExp(t('prescriptions:commitment')) }).click();
  expect((await commitment).ok()).toBe(true);
});
