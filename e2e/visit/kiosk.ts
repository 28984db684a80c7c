import { type Browser, expect, type Page } from '@playwright/test';
import {
  CreatePatientDocument,
  PatientQuickFindDocument,
} from '../../packages/web/src/features/patients/patients.main.gen.ts';
import {
  ReceptionDefaultsDocument,
  ReceptionPatientByIdDocument,
} from '../../packages/web/src/features/reception/reception.main.gen.ts';
import { accounts } from '../accounts.ts';
import { ask } from '../ask.ts';
import { yearInVietnam } from '../clock.ts';
import { openAs } from '../openAs.ts';
import type { Device, Language } from '../steps.ts';
import { type Texts, textsOf } from '../texts.ts';
import { detailsOf, type Visit } from './arranged.ts';
import { cardNumber, type Newcomer } from './reception.ts';

export type Kiosk = { page: Page; t: Texts };

/** A kiosk with nobody at it. */
export async function kiosk(
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

const { NURSE: nurse } = accounts;

/** Somebody who was here before, with a card that holds this year. */
export async function known(who: Newcomer): Promise<void> {
  const usual = await ask(nurse, ReceptionDefaultsDocument, {});
  await ask(nurse, CreatePatientDocument, {
    input: {
      requestId: crypto.randomUUID(),
      ...(await detailsOf(who, usual)),
      SoTheBHYT: cardNumber(who),
      BHYTNgayHieuLuc: `${yearInVietnam()}-01-01`,
    },
  });
}

/** The visit that somebody made at the kiosk. */
export async function visitOf(who: Newcomer): Promise<Visit> {
  const { timNhanh } = await ask(nurse, PatientQuickFindDocument, { text: who.citizenId });
  const BenhNhan_Id = timNhanh.benhNhans[0]?._id ?? '';
  const { tiepNhansByBenhNhan } = await ask(nurse, ReceptionPatientByIdDocument, { id: BenhNhan_Id });
  return { BenhNhan_Id, TiepNhan_Id: tiepNhansByBenhNhan[0]?._id ?? '' };
}

/** Sends a text as a scanner does whose driver puts accented letters in without a key. */
export async function scan({ page }: Kiosk, text: string): Promise<void> {
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

export const press = ({ page, t }: Kiosk, key: string) =>
  page.getByRole('button', { name: t(`kiosk:${key}`) }).click();

export async function typed({ page }: Kiosk, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
}

export const room = ({ page }: Kiosk) => page.locator('.kiosk-room', { hasText: 'Nội tổng hợp 1' }).first();

/** Every target is large enough for a finger. */
export async function expectLargeTargets({ page }: Kiosk): Promise<void> {
  const small = await page.locator('.kiosk button:visible').evaluateAll((buttons) =>
    buttons
      .map((button) => [button.textContent, button.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 64 || height < 64)
      .map(([text]) => text),
  );
  expect(small).toEqual([]);
}

/** Nothing of a person is left: on the page, in its title, its stores, its address. */
export async function expectNothingOf({ page }: Kiosk, { name, citizenId, phone }: Newcomer): Promise<void> {
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
