import { expect } from '@playwright/test';
import { siteBase } from './siteBase.ts';
import { expectAccessible, expectNothingCut, openDevice } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, ordered, paid, received } from './visit/arranged.ts';
import { giveResult, takeSample } from './visit/lab.ts';
import { atWork } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a returned result is opened by its address as the patient: a wrong year shows nothing, the right one all', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const who = newcomer('Lê', 'Mã', 1958);
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, 'J20.9');
  await ordered(who, visit, 'XN-GLU');
  await paid(visit);
  const lab = await atWork(browser, 'ktvxn', 'wide', 'vi');
  await takeSample(lab, who.name);
  await giveResult(lab, who.name, '9.8');
  await lab.page.getByRole('button', { name: t('resultLinks:act') }).click();
  const dialog = lab.page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('resultLinks:make'), exact: false })
    .last()
    .click();
  const address = await dialog.getByLabel(t('resultLinks:address'), { exact: true }).inputValue();
  await expect(dialog.getByRole('img', { name: t('resultLinks:code') })).toBeVisible();

  const page = await openDevice(browser, 'narrow', 'vi');
  await page.goto(`${siteBase()}${new URL(address).pathname}${new URL(address).hash}`);
  const field = page.getByLabel(t('patientResults:factor'));
  await field.fill('1985');
  await page.getByRole('button', { name: t('patientResults:open') }).click();
  await expect(page.getByRole('alert')).toContainText(t('patientResults:refusedHint'));
  await expect(page.locator('body')).not.toContainText(new RegExp(`${who.name}|9,8`, 'i'));
  await expectAccessible(page);
  await field.fill('1958');
  await field.press('Enter');
  await expect(page.getByRole('row', { name: /Glucose/i })).toContainText('9,8');
  await expectAccessible(page);
  await expectNothingCut(page);
});
