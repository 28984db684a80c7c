import { expect } from '@playwright/test';
import {
  ShellSettingsDocument,
  UpdateSettingDocument,
} from '../packages/web/src/session/session.main.gen.ts';
import { ask } from './ask.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';

import { diagnose } from './visit/doctor.ts';
import { actButton, atWork, choose, expectDone, openLine, openTab, type Person } from './visit/person.ts';
import { citizenCard, type Newcomer, newcomer } from './visit/reception.ts';

async function servicesFirst(thuSau: boolean): Promise<void> {
  const { getSetting } = await ask('quantri', ShellSettingsDocument, {});
  const { facility: version = null } = getSetting.versions as { facility?: number }; // by section
  await ask('quantri', UpdateSettingDocument, { type: 'facility', input: { thuSau }, version });
}

/** A new patient by a citizen card, for the room in which the doctor sits. */
async function receive(doctor: Person, who: Newcomer): Promise<void> {
  const { page, t } = doctor;
  await page.getByRole('button', { name: t('clinic:new') }).click();
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill(citizenCard(who));
  await finder.press('Enter');
  await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
  await page.locator('#SoDienThoai').fill(who.phone);
  await choose(doctor, t('reception:addService'), 'kham noi', 'KB-NOI');
  await expect(page.locator('.service-line')).toContainText('Phòng khám 1');
  await actButton(doctor, 'clinic:saveAndExamine').click();
}

const collected = async (doctor: Person) => {
  await doctor.page
    .getByRole('button', { name: doctor.t('cashier:collect'), exact: false })
    .first()
    .click();
  await expectDone(doctor, 'cashier:collected');
};

test('one doctor receives, collects, examines and ends at one screen', async ({ browser }) => {
  const doctor = await atWork(browser, 'phongmach', 'wide', 'vi');
  const { page, t } = doctor;
  const who = newcomer('Tạ', 'Mạch');
  await receive(doctor, who);
  // the demo collects first; who was left waits in the list with the bill
  await expect(page.getByText(t('clinic:payFirst'))).toBeVisible();
  await page.reload();
  await openLine(doctor, who.name);
  await expect(page.getByText(t('clinic:payFirst'))).toBeVisible();
  await expectAccessible(page);
  await collected(doctor);
  await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
  await diagnose(doctor, 'J02.9');
  await choose(doctor, t('examination:field.HuongGiaiQuyet_Id'), '', /./);
  await page.getByLabel(t('examination:field.LoiDan')).first().fill('Súc họng nước muối');
  await actButton(doctor, 'examination:end').click();
  await expectDone(doctor, 'examination:ended');
  await openTab(doctor, 'cashier:sessionTab');
  await expect(page.locator('.visit-receipts')).toContainText('PK1/26T');
});

test('where services come first the examination opens at once, and is collected in its tab, on a phone', async ({
  browser,
}) => {
  await servicesFirst(true);
  try {
    const doctor = await atWork(browser, 'phongmach', 'narrow', 'en');
    const { page, t } = doctor;
    const who = newcomer('Ứng', 'Sau');
    await receive(doctor, who);
    await expect(page.getByLabel(t('examination:field.Mach'))).toBeVisible();
    await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
    await openTab(doctor, 'cashier:sessionTab');
    await expect(page.locator('.bill')).toContainText('KB-NOI');
    await expectAccessible(page);
    await collected(doctor);
    await expect(page.locator('.visit-receipts')).toContainText('PK1/26T');
  } finally {
    await servicesFirst(false);
  }
});
