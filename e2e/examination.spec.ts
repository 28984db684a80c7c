import { expect } from '@playwright/test';
import { countActions } from './actions.ts';
import { test } from './test.ts';
import { paid, received, receivedInsured } from './visit/arranged.ts';
import { begin, endedByKeys, endedWithinActions } from './visit/doctor.ts';
import { returnedByKeys } from './visit/lab.ts';
import { atWork, callUntil, find, openLine, openTab, showList } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a usual visit is ended with diagnosis, two orders, four drugs of a sample and a follow-up by at most 25 actions', async ({
  browser,
}) => {
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const who = newcomer('Phạm', 'Nhanh');
  await paid(await received(who));
  await begin(doctor, who.name);

  const actions = await countActions(doctor.page);
  await endedWithinActions(doctor);
  expect(await actions()).toBeLessThanOrEqual(25);

  await showList(doctor);
  await openTab(doctor, 'examination:tab.DaKham');
  await openLine(doctor, who.name);
  await openTab(doctor, 'examination:orderTab');
  await expect(doctor.page.locator('.order-slip li')).toHaveCount(2);
  await openTab(doctor, 'examination:prescriptionTab');
  await expect(doctor.page.locator('.drug-grid tbody tr')).toHaveCount(4);
});

test('an examination with a test and a drug takes at most 18 actions, the slip of the test 3', async ({
  browser,
}) => {
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const lab = await atWork(browser, 'ktvxn', 'wide', 'vi');
  const who = newcomer('Lưu', 'Gọn');
  await receivedInsured(who);
  await find(doctor, who.name);
  const examined = await countActions(doctor.page);
  await begin(doctor, who.name);
  await endedByKeys(doctor);
  expect(await examined()).toBeLessThanOrEqual(18);

  await expect(await find(lab, who.name)).toBeVisible();
  const returned = await countActions(lab.page);
  await returnedByKeys(lab, who.name, '5,1');
  expect(await returned()).toBe(3);
});

test('whoever is called stays called until they come: F8 calls again after a while, Enter begins', async ({
  browser,
}) => {
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  const who = newcomer('Trần', 'Gọi');
  await receivedInsured(who);
  const line = await find(doctor, who.name);
  await expect(line).toBeVisible();
  const called = page.locator('.queue-called', { hasText: new RegExp(who.name, 'i') });
  await callUntil(doctor, who.name, () => page.keyboard.press('F9'));
  await expect(called.locator('.queue-current')).toBeFocused();
  await expect(line).toContainText(t('queues:state.dang_goi'));
  await page.keyboard.press('F8');
  await expect(page.getByText(/Gọi lại được sau \d+ giây/)).toBeVisible();
  await expect(called.getByRole('button', { name: t('queues:recall') })).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
  await expect(called).toHaveCount(0);
});
