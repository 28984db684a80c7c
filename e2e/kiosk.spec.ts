import { type Browser, expect, type Page } from '@playwright/test';
import { KioskIdentifyDocument } from '../packages/web/src/features/kiosk/kiosk.main.gen.ts';
import {
  CreatePatientDocument,
  PatientQuickFindDocument,
} from '../packages/web/src/features/patients/patients.main.gen.ts';
import {
  ReceptionCardAddressDocument,
  ReceptionDefaultsDocument,
  ReceptionPatientByIdDocument,
} from '../packages/web/src/features/reception/reception.main.gen.ts';
import { SetDeskPinDocument } from '../packages/web/src/session/deskLock.auth.gen.ts';
import { ask, password } from './ask.ts';
import { yearInVietnam } from './clock.ts';
import { openAs } from './openAs.ts';
import { accounts, type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { type Texts, textsOf } from './texts.ts';
import { paid, type Visit } from './visit/arranged.ts';
import { atWork, callUntil, lineOf } from './visit/person.ts';
import { cardNumber, citizenCard, home, insuranceCard, type Newcomer, newcomer } from './visit/reception.ts';

type Kiosk = { page: Page; t: Texts };

/** A kiosk with nobody at it. */
async function kiosk(
  browser: Browser,
  path: string,
  { device = 'wide', language = 'vi' }: { device?: Device; language?: Language } = {},
): Promise<Kiosk> {
  const page = await openAs(browser, 'kiosk', device, language);
  await page.goto(`/his/${path}`);
  const t = textsOf(language);
  await expect(page.getByRole('heading', { name: t('kiosk:scanFirst') })).toBeVisible();
  return { page, t };
}

const insured = 'tiep-nhan-ngoai-tru-kiosk';
const onRequest = 'tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau';

const { NURSE: nurse } = accounts;
/** The PIN by which staff leave the kiosk. */
const pin = '8305';

/** Somebody who was here before, with a card that holds this year. */
async function known(who: Newcomer): Promise<void> {
  const usual = await ask(nurse, ReceptionDefaultsDocument, {});
  const { timDiaChiTrenThe: address } = await ask(nurse, ReceptionCardAddressDocument, { diaChi: home });
  await ask(nurse, CreatePatientDocument, {
    input: {
      requestId: crypto.randomUUID(),
      TenBenhNhan: who.name,
      NgaySinh: `${who.born.slice(4)}-${who.born.slice(2, 4)}-${who.born.slice(0, 2)}`,
      GioiTinh: 'FEMALE',
      SoDienThoai: who.phone,
      CMNDHoacHoChieu: who.citizenId,
      SoNha: address?.SoNha ?? null,
      DiaChi_Id: address?.DiaChi_Id ?? null,
      DanToc_Id: usual.ethnics.data[0]?._id ?? null,
      QuocTich_Id: usual.nationalities.data[0]?._id ?? null,
      SoTheBHYT: cardNumber(who),
      BHYTNgayHieuLuc: `${yearInVietnam()}-01-01`,
    },
  });
}

/** The visit that somebody made at the kiosk. */
async function visitOf(who: Newcomer): Promise<Visit> {
  const { timNhanh } = await ask(nurse, PatientQuickFindDocument, { text: who.citizenId });
  const BenhNhan_Id = timNhanh.benhNhans[0]?._id ?? '';
  const { tiepNhansByBenhNhan } = await ask(nurse, ReceptionPatientByIdDocument, { id: BenhNhan_Id });
  return { BenhNhan_Id, TiepNhan_Id: tiepNhansByBenhNhan[0]?._id ?? '' };
}

/** Sends a text as a scanner does whose driver puts accented letters in without a key. */
async function scan({ page }: Kiosk, text: string): Promise<void> {
  // a card is held under the scanner a moment after the start is shown
  await expect(page.locator('input.visually-hidden')).toBeFocused();
  const session = await page.context().newCDPSession(page);
  let sent = Date.now() / 1000;
  const key = async (one: string, code: string) => {
    sent += 0.001;
    const at = { timestamp: sent };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: one, text: code, ...at });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: one, ...at });
  };
  for (const letter of text) {
    if (/[ -~]/.test(letter)) await key(letter, letter);
    else await session.send('Input.insertText', { text: letter });
  }
  await key('Enter', '\r');
  await session.detach();
}

const press = ({ page, t }: Kiosk, key: string) =>
  page.getByRole('button', { name: t(`kiosk:${key}`) }).click();

async function typed({ page }: Kiosk, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
}

const room = ({ page }: Kiosk) => page.locator('.kiosk-room', { hasText: 'Nội tổng hợp 1' }).first();

/** Every target is large enough for a finger. */
async function expectLargeTargets({ page }: Kiosk): Promise<void> {
  const small = await page.locator('.kiosk button:visible').evaluateAll((buttons) =>
    buttons
      .map((button) => [button.textContent, button.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 64 || height < 64)
      .map(([text]) => text),
  );
  expect(small).toEqual([]);
}

/** Nothing of a person is left: on the page, in its title, its stores, its address. */
async function expectNothingOf({ page }: Kiosk, { name, citizenId, phone }: Newcomer): Promise<void> {
  const left = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name: database = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const opening = indexedDB.open(database);
            opening.onerror = () => resolve([]);
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const all = stores.map(
                (store) =>
                  new Promise<unknown>((done) => {
                    const read = opening.result.transaction(store).objectStore(store).getAll();
                    read.onsuccess = () => done(read.result);
                    read.onerror = () => done(null);
                  }),
              );
              void Promise.all(all).then(resolve);
            };
          }),
      ),
    );
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.title,
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      rows,
      [...document.querySelectorAll('input')].map((input) => input.value),
      [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')),
    ]);
  });
  const given = name.split(' ').at(-1) ?? '';
  for (const one of [name, name.toUpperCase(), `${given[0]}**`, citizenId, phone, 'blob:'])
    expect(left).not.toContain(one);
}

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
  const { tiepNhansByBenhNhan } = await ask(nurse, ReceptionPatientByIdDocument, { id: BenhNhan_Id });
  expect(tiepNhansByBenhNhan).toHaveLength(1);
  await press(at, 'done');
  await at.page.context().setOffline(true);
  await expect(at.page.getByRole('alert').getByText(at.t('kiosk:awayWhy'))).toBeVisible();
  await at.page.context().setOffline(false);
  await expect(at.page.getByText(at.t('kiosk:awayWhy'))).toHaveCount(0);
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
  await expectAccessible(at.page);
  await press(at, 'otherKiosk');
  await expect(at.page).toHaveURL(new RegExp(`${onRequest}$`));
  await ask('kiosk', SetDeskPinDocument, { pin: null, currentPassword: password });
});
