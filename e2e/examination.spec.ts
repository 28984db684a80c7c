import { expect, test } from '@playwright/test';
import { countActions } from './actions.ts';
import { collect } from './visit/cashier.ts';
import { begin, endedWithinActions } from './visit/doctor.ts';
import { atWork, lineOf, openTab, showList } from './visit/person.ts';
import { citizenCard, newcomer, receive } from './visit/reception.ts';

test('a usual visit is ended with diagnosis, two orders, four drugs of a sample and a follow-up by at most 25 actions', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [desk, cashier, doctor] = await Promise.all([
    atWork(browser, 'tiepdon', 'wide', 'vi'),
    atWork(browser, 'thungan1', 'wide', 'vi'),
    atWork(browser, 'bsnoi1', 'wide', 'vi'),
  ]);
  const who = newcomer('Phạm', 'Nhanh');
  await receive(desk, who, citizenCard(who));
  await collect(cashier, who.name);
  await begin(doctor, who.name);

  const actions = await countActions(doctor.page);
  await endedWithinActions(doctor);
  expect(await actions()).toBeLessThanOrEqual(25);

  await showList(doctor);
  await openTab(doctor, 'examination:tab.DaKham');
  await expect(lineOf(doctor, who.name)).toBeVisible();
  await lineOf(doctor, who.name).click();
  await openTab(doctor, 'examination:orderTab');
  await expect(doctor.page.locator('.order-slip li')).toHaveCount(2);
  await openTab(doctor, 'examination:prescriptionTab');
  await expect(doctor.page.locator('.drug-grid tbody tr')).toHaveCount(4);
});
