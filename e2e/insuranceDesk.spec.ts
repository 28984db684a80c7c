import { expect } from '@playwright/test';
import { CashierBillDocument } from '../packages/web/src/features/cashier/cashier.main.gen.ts';
import { ask } from './ask.ts';
import { yearInVietnam } from './clock.ts';
import { expectNotice } from './notices.ts';
import { test } from './test.ts';
import { received, receivedInsured } from './visit/arranged.ts';
import { actButton, atWork, openLine } from './visit/person.ts';
import { citizenCard, newcomer } from './visit/reception.ts';

test('the card of a scanned citizen id is looked up; what was typed stays until the card is chosen', async ({
  browser,
}) => {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page, t } = desk;
  const person = newcomer('Tạ', 'Căn');
  // the demo's portal knows women by an even number
  const who = { ...person, citizenId: `${person.citizenId.slice(0, -1)}2` };
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill(citizenCard(who));
  await finder.press('Enter');
  await expect(page.locator('#CMNDHoacHoChieu')).toHaveValue(who.citizenId);
  await page.getByRole('button', { name: t('reception:lookUp.button') }).click();
  await expectNotice(page, t('reception:lookUp.found'));
  await expect(page.locator('#SoTheBHYT')).toHaveValue(/^DN4\d{12}$/);
  await expect(page.locator('#BHYTNgayHetHieuLuc')).toHaveValue(`31/12/${yearInVietnam()}`);

  await page.locator('#BHYTNgayHieuLuc').fill(`15/02/${yearInVietnam()}`);
  await page.locator('#BHYTNgayHieuLuc').blur();
  await page.getByRole('button', { name: t('reception:lookUp.button') }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.locator('fieldset', { hasText: `15/02/${yearInVietnam()}` });
  await choice.getByRole('radio').nth(1).check();
  await expect(page.locator('#BHYTNgayHieuLuc')).toHaveValue(`15/02/${yearInVietnam()}`);
  await dialog.getByRole('button', { name: t('reception:lookUp.takeChosen') }).click();
  await expect(page.locator('#BHYTNgayHieuLuc')).toHaveValue(`01/01/${yearInVietnam()}`);
});

test('a second card of an open visit is added with what it changes in the bill', async ({ browser }) => {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page, t } = desk;
  const who = newcomer('Vi', 'Thẻ');
  const visit = await receivedInsured(who);
  await openLine(desk, who.name);
  await page.getByRole('button', { name: t('reception:cards.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Số thẻ BHYT/).fill(`CK201${who.phone}`);
  await dialog.locator('#card-BHYTNgayHieuLuc').fill('01/01/2025');
  await dialog.locator('#card-BHYTNgayHetHieuLuc').fill('31/12/2099');
  await expect(dialog.getByText(t('reception:cards.change'))).toBeVisible();
  await dialog.getByRole('button', { name: t('reception:cards.add'), exact: true }).click();
  await expectNotice(page, t('reception:cards.added'));
  await expect(page.locator('.visit-cards li')).toHaveCount(2);
  const bill = await ask('thungan1', CashierBillDocument, visit);
  expect(bill.vienPhi?.TiepNhan?.theTrongDots.map((card) => card.SoTheBHYT)).toContain(`CK201${who.phone}`);
});

test('health information of the reception reaches the doctor and the empty fields of the session', async ({
  browser,
}) => {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const who = newcomer('Ông', 'Khỏe');
  await received(who);
  await openLine(desk, who.name);
  const { page, t } = desk;
  await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
  await page.getByText(t('reception:health.title')).click();
  await page.locator('#BenhManTinh').fill('Hen phế quản');
  await page.locator('#ThuocDangDung').fill('Salbutamol');
  await actButton(desk, 'reception:save').click();
  await expectNotice(page, t('reception:saved'));

  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await openLine(doctor, who.name);
  await expect(doctor.page.getByText(doctor.t('examination:told.title'))).toBeVisible();
  await expect(doctor.page.getByText('Salbutamol')).toBeVisible();
});
