import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectNotice } from '../notices.ts';
import { openAs } from '../openAs.ts';
import { type Device, type Language, typeAsPerson } from '../steps.ts';
import { type Texts, textsOf } from '../texts.ts';

/** Somebody at work: a browser of their own, signed in, at their screen. */
export type Person = { page: Page; t: Texts; device: Device };

const paths = {
  tiepdon: 'tiep-nhan-ngoai-tru',
  thungan1: 'vien-phi-ngoai-tru',
  bsnoi1: 'kham-benh-ngoai-tru',
  ktvxn: 'xet-nghiem',
  duoc: 'cap-phat-thuoc',
  nhathuoc: 'cap-phat-thuoc',
  ketoan: 'vien-phi-ngoai-tru',
  quantri: 'benh-nhan',
  phongmach: 'tiep-nhan-kham-benh-ngoai-tru',
} as const;

export type Account = keyof typeof paths;

/** Opens a browser for an account at the screen of its work. */
export async function atWork(
  browser: Browser,
  account: Account,
  device: Device,
  language: Language,
): Promise<Person> {
  const page = await openAs(browser, account, device, language);
  // A print shows its preview; the dialogue of the browser itself would wait for a hand.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/${paths[account]}`);
  // the frame comes before the screen: a card that is scanned into the frame alone is lost
  await expect(page.locator('#screen input').first()).toBeVisible();
  return { page, t: textsOf(language), device };
}

/** The line of a patient in the work list, if it is in sight; it must come by itself: the list is told what others do. */
export function lineOf({ page }: Person, name: string) {
  return page.locator('.work-row', { hasText: new RegExp(name, 'i') });
}

/** On a phone the list lies under the work: one step back. */
export async function showList({ page, t, device }: Person): Promise<void> {
  const back = page.getByRole('button', { name: t('common:back') });
  if (device === 'narrow' && (await back.isVisible())) await back.click();
}

/** Opens the tab whose text has this key. */
export async function openTab({ page, t }: Person, key: string): Promise<void> {
  await page.getByRole('tab', { name: t(key) }).click();
}

/**
 * Narrows the list to a patient, since a long one draws only the lines that are seen: the lines of the patient. Until the others are
 * gone the line may be moved from under a press.
 */
export async function find(person: Person, name: string): Promise<Locator> {
  const { page } = person;
  await showList(person);
  await page.locator('.work-list input').first().fill(name);
  await expect(page.locator('.work-row', { hasNotText: new RegExp(name, 'i') })).toHaveCount(0);
  return lineOf(person, name);
}

/** Opens the line of a patient in the list. */
export async function openLine(person: Person, name: string): Promise<void> {
  await (await find(person, name)).first().click();
}

/** Chooses in a searchable select by its label: types, waits for the entry, takes it. */
export async function choose(
  { page }: Person,
  label: RegExp,
  typed: string,
  entry: RegExp | string,
): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click();
  await typeAsPerson(page, typed);
  const options = page.locator('.options:visible [role=option]');
  await options.filter({ hasText: entry }).first().click();
}

/** Calls number after number, by the button or by `press`, until it is this patient's; whoever waits before is called before. */
export async function callUntil(person: Person, name: string, press?: () => Promise<void>): Promise<void> {
  const { page, t } = person;
  const next = page.getByRole('button', { name: t('queues:callNext') });
  // the visit called before may open over the list just then: the button is looked for again
  const pressNext = () =>
    expect(async () => {
      await showList(person);
      await next.click({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  for (let calls = 0; calls < 40; calls++) {
    // a call is not heard while another one is on its way; whoever was called may still be opening over the list
    await expect(async () => {
      await showList(person);
      await expect(next).not.toHaveAttribute('aria-busy', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    const answered = page.waitForResponse((one) => /"GoiSo\w+"/.test(one.request().postData() ?? ''));
    await (press ?? pressNext)();
    // the list may have been asked for in the same batch
    const answers = [await (await answered).json()].flat() as Array<{ data?: { ve?: unknown } }>; // of GraphQL
    const called = JSON.stringify(answers.map(({ data }) => data?.ve ?? null));
    if (called.toLowerCase().includes(name.toLowerCase())) return;
  }
  throw new Error(`${name} was not called`);
}

/** Waits until the act is said to be done, by the key of the notice. */
export async function expectDone({ page, t }: Person, key: string): Promise<void> {
  await expectNotice(page, t(key));
}

/** The button of an act under the work, by its text. */
export function actButton({ page, t }: Person, key: string) {
  return page
    .locator('.work-actions')
    .getByRole('button', { name: t(key) })
    .first();
}
