import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { specimenOf } from './specimen.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, prescribed, received } from './visit/arranged.ts';
import { atWork, find, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a prescription is signed in its preview by the picture of a signature', async ({ browser }) => {
  await specimenOf('bsnoi1');
  const who = newcomer('Tống', 'Ký');
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, 'J02.9');
  await prescribed(who, 'paracetamol');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).first().click();
  await openTab(doctor, 'examination:prescriptionTab');
  await doctor.page
    .locator('.saved-prescription')
    .getByRole('button', { name: /^\S+-c$/ })
    .click();
  const paper = doctor.page.getByRole('dialog');
  await expect(paper.locator('.sign-places')).toContainText(doctor.t('signing:notSigned'));
  await expectAccessible(doctor.page);
  await paper.getByRole('button', { name: 'Ký', exact: true }).click();
  await expectNotice(doctor.page, doctor.t('signing:signed'));
  await expect(paper.locator('.sign-places')).toContainText(/đã ký lúc/);
});
