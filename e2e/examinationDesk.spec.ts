import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { actButton, atWork, choose, expectDone, find, openLine, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('somebody who did not come leaves the waiting ones, and is back at the press of undo', async ({
  browser,
}) => {
  const who = newcomer('Vi', 'Vắng');
  await paid(await received(who));
  const doctor = await atWork(browser, 'bsnoi1', 'narrow', 'vi');
  const { page, t } = doctor;
  await openLine(doctor, who.name);
  await expectAccessible(page);
  if (process.env['SEN_SHOTS']) await page.screenshot({ path: `${process.env['SEN_SHOTS']}/waiting-m.png` });
  await page.getByRole('button', { name: t('examination:markNotCome') }).click();
  await page.getByRole('button', { name: t('common:undo') }).click();
  await expectNotice(page, t('examination:cameAgain'));
  await expect(await find(doctor, who.name)).toHaveCount(1);
  await openLine(doctor, who.name);
  await page.getByRole('button', { name: t('examination:markNotCome') }).click();
  // the list is there again; it says where else the name is found
  const mark = page.getByRole('button', { name: new RegExp(`^${t('examination:markNotCome').source}`) });
  await expect(mark).toHaveCount(0);
  await openTab(doctor, 'examination:tab.KhongDen');
  await openLine(doctor, who.name);
  await page.getByRole('button', { name: t('examination:markCame') }).click();
  await expect(page.getByRole('button', { name: t('examination:markCame') })).toHaveCount(0);
  await openTab(doctor, 'examination:tab.ChoKham');
  await expect(await find(doctor, who.name)).toHaveCount(1);
});

test('an examination is ended and verified by one press', async ({ browser }) => {
  const who = newcomer('Vi', 'Duyệt');
  await paid(await received(who));
  await diagnosed(who, 'J02.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  await choose(doctor, t('examination:field.HuongGiaiQuyet_Id'), '', /./);
  await page.getByLabel(t('examination:field.LoiDan')).first().fill('Súc họng nước muối');
  await page.getByRole('button', { name: t('examination:furtherActs') }).click();
  await page.getByRole('menuitem', { name: t('examination:endAndVerify') }).click();
  await expectDone(doctor, 'examination:endedAndVerified');
  await expect(actButton(doctor, 'examination:verify')).toHaveCount(0);
  await expect(actButton(doctor, 'examination:end')).toHaveCount(0);
});
