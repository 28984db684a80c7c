import { expect } from '@playwright/test';
import { KioskIdentifyDocument } from '../packages/web/src/features/kiosk/kiosk.main.gen.ts';
import { ReceptionPatientByIdDocument } from '../packages/web/src/features/reception/reception.main.gen.ts';
import { SetDeskPinDocument } from '../packages/web/src/session/deskLock.auth.gen.ts';
import { accounts } from './accounts.ts';
import { ask, password } from './ask.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { paid } from './visit/arranged.ts';
import {
  expectLargeTargets,
  expectNothingOf,
  kiosk,
  known,
  press,
  room,
  scan,
  typed,
  visitOf,
} from './visit/kiosk.ts';
import { atWork, callUntil, lineOf } from './visit/person.ts';
import { cardNumber, citizenCard, insuranceCard, newcomer } from './visit/reception.ts';

const insured = 'tiep-nhan-ngoai-tru-kiosk';
const onRequest = 'tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau';

/** The PIN by which staff leave the kiosk. */
const pin = '8305';

test('an insured patient who was here scans the card, takes a number, and the doctor calls and opens them', async ({
  browser,
}) => {
  const who = newcomer('Vũ', 'Quét');
  await known(who);
  const at = await kiosk(browser, insured);
  await expectAccessible(at.page);
  await expectLargeTargets(at);
  expect(await at.page.locator('.top-bar, .narrow-bar, nav').count()).toBe(0);

  await scan(at, insuranceCard(who));
  await expect(at.page.getByRole('heading', { name: at.t('kiosk:isThisYou') })).toBeVisible();
  await expect(at.page.locator('.kiosk-person')).toContainText('VŨ');
  await expect(at.page.locator('.kiosk')).not.toContainText(who.name.toUpperCase());
  await press(at, 'yes');
  await expect(at.page.getByText(cardNumber(who).slice(-4))).toBeVisible();
  await expectAccessible(at.page);
  await expectLargeTargets(at);
  await room(at).click();
  const number = at.page.locator('.kiosk-number output').last();
  await expect(number).toHaveText(/^[A-Z]\d{3}$/);
  const ticket = (await number.textContent()) ?? '';
  await expectAccessible(at.page);

  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await callUntil(doctor, who.name);
  await expect(lineOf(doctor, who.name).first()).toContainText(ticket);
});

test('somebody new on request takes a number by the citizen card, pays at the cashier and is called then', async ({
  browser,
}) => {
  const who = newcomer('Mạc', 'Mới');
  const at = await kiosk(browser, onRequest, { device: 'narrow', language: 'en' });
  await expectNothingCut(at.page);
  await scan(at, citizenCard(who));
  await expect(at.page.locator('.kiosk-person')).toContainText(/MẠC .*M\*\*/);
  await press(at, 'yes');
  await typed(at, who.phone);
  await press(at, 'next');
  await expectLargeTargets(at);
  await room(at).click();
  await expect(at.page.getByRole('heading', { name: at.t('kiosk:payFirst') })).toBeVisible();
  await expect(at.page.getByRole('img', { name: at.t('kiosk:transferCode') })).toBeVisible();
  await expect(at.page.locator('.kiosk-number output')).toHaveCount(2);
  await expectNothingCut(at.page);
  await press(at, 'done');
  await expectNothingOf(at, who);

  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  await expect(lineOf(desk, who.name).first()).toBeVisible();
  await paid(await visitOf(who));
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await callUntil(doctor, who.name);
});

test('who walks away leaves nothing: the kiosk asks, counts down and begins anew, and back leads to the start', async ({
  browser,
}) => {
  const who = newcomer('Lý', 'Rời');
  await known(who);
  const at = await kiosk(browser, insured);
  const { page } = at;
  // the clock of the page goes on by so much at once
  const pass = (seconds: number) =>
    page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, seconds * 1000);
  const start = page.getByRole('heading', { name: at.t('kiosk:scanFirst') });
  await expect(start).toBeVisible();
  await scan(at, citizenCard(who));
  await expect(page.locator('.kiosk-person')).toBeVisible();
  await pass(61);
  const asking = page.getByRole('dialog', { name: at.t('kiosk:stillThere') });
  await expect(asking).toBeVisible();
  await press(at, 'stay');
  await expect(asking).toBeHidden();
  await pass(61);
  await expect(asking).toBeVisible();
  await pass(16);
  await expect(start).toBeVisible();
  await expectNothingOf(at, who);

  await scan(at, citizenCard(who));
  await expect(page.locator('.kiosk-person')).toBeVisible();
  await page.goBack();
  await expect(start).toBeVisible();
  await page.reload();
  await expect(start).toBeVisible();
  await expectNothingOf(at, who);
});

test('without the server the kiosk says so and goes on by itself, with one reception for an answer that was lost', async ({
  browser,
}) => {
  const who = newcomer('Hồ', 'Mạng');
  await known(who);
  const at = await kiosk(browser, onRequest);
  await scan(at, citizenCard(who));
  await press(at, 'yes');
  await expect(room(at)).toBeVisible();
  let lost = 0;
  await at.page.route('**/graphql/main', async (route) => {
    if (lost > 0 || !route.request().postData()?.includes('KioskReceive')) return route.fallback();
    lost += 1;
    await route.fetch(); // the server does it, and nobody hears of it
    await route.abort('connectionreset');
  });
  await room(at).click();
  await expect(at.page.getByRole('heading', { name: at.t('kiosk:payFirst') })).toBeVisible();
  expect(lost).toBe(1);
  const { BenhNhan_Id } = await visitOf(who);
  const { tiepNhansByBenhNhan } = await ask(accounts.NURSE, ReceptionPatientByIdDocument, {
    id: BenhNhan_Id,
  });
  expect(tiepNhansByBenhNhan).toHaveLength(1);
  await press(at, 'done');
  await at.page.context().setOffline(true);
  await expect(at.page.getByRole('alert').getByText(at.t('kiosk:awayWhy'))).toBeVisible();
  await at.page.context().setOffline(false);
  await expect(at.page.getByText(at.t('kiosk:awayWhy'))).toHaveCount(0);
});

test('the account of a kiosk has no home, no search and no menu: every address leads back to its screen', async ({
  browser,
}) => {
  const at = await kiosk(browser, insured);
  const start = at.page.getByRole('heading', { name: at.t('kiosk:scanFirst') });
  for (const path of ['', '/trang-chu', '/benh-nhan', '/cau-hinh', '/khong-co', '/m/trang-chu']) {
    await at.page.goto(`/his${path}`);
    await expect(at.page).toHaveURL(new RegExp(`/his(/m)?/${insured}$`));
    await expect(start).toBeVisible();
  }
  for (const key of ['Control+k', 'F1', 'F12', 'Alt+1']) await at.page.keyboard.press(key);
  await expect(at.page.getByRole('dialog')).toHaveCount(0);
  await expect(at.page.getByRole('combobox')).toHaveCount(0);
  expect(await at.page.locator('.top-bar, .narrow-bar, nav').count()).toBe(0);
});

test('a kiosk cannot be used to guess: after the limit it still gives a number of the desk', async ({
  browser,
}) => {
  const who = newcomer('Đỗ', 'Đoán');
  await known(who);
  const guess = { so: '001099999999', namSinh: 1985 };
  for (let at = 0; at < 20; at += 1) await ask('kiosk', KioskIdentifyDocument, { input: guess });
  await ask('kiosk', SetDeskPinDocument, { pin, currentPassword: password });
  const at = await kiosk(browser, insured);
  await press(at, 'typeInstead');
  await typed(at, who.citizenId);
  await press(at, 'next');
  await typed(at, who.born.slice(4));
  await press(at, 'next');
  await expect(at.page.getByText(at.t('kiosk:reason.ThuQuaNhieu'))).toBeVisible();
  await expectAccessible(at.page);
  await press(at, 'takeNumber');
  await expect(at.page.locator('.kiosk-number output')).toHaveText(/^T\d{3}$/);

  await press(at, 'done');
  await press(at, 'staff');
  await typed(at, pin);
  await press(at, 'openKiosk');
  await expect(at.page.getByRole('button', { name: at.t('kiosk:signOut') })).toBeVisible();
  await expect(at.page.getByRole('button', { name: at.t('kiosk:home') })).toHaveCount(0);
  await press(at, 'account');
  await expect(at.page.getByRole('dialog', { name: at.t('identity:personal') })).toBeVisible();
  await at.page.keyboard.press('Escape');
  await expectAccessible(at.page);
  await press(at, 'otherKiosk');
  await expect(at.page).toHaveURL(new RegExp(`${onRequest}$`));
  await ask('kiosk', SetDeskPinDocument, { pin: null, currentPassword: password });
});
