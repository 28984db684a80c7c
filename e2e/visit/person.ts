import { type Browser, expect, type Page } from '@playwright/test';
import { type Device, type Language, openDevice, signIn, typeAsPerson } from '../steps.ts';
import { type Texts, textsOf } from '../texts.ts';

/** Somebody at work: a browser of their own, signed in, at their screen. */
export type Person = { page: Page; t: Texts; device: Device };

const paths = {
  tiepdon: 'tiep-nhan-ngoai-tru',
  thungan1: 'vien-phi-ngoai-tru',
  bsnoi1: 'kham-benh-ngoai-tru',
  ktvxn: 'xet-nghiem',
  duoc: 'cap-phat-thuoc',
  ketoan: 'vien-phi-ngoai-tru',
  quantri: 'benh-nhan',
} as const;

export type Account = keyof typeof paths;

/** Opens a browser for an account at the screen of its work. */
export async function atWork(
  browser: Browser,
  account: Account,
  device: Device,
  language: Language,
): Promise<Person> {
  const page = await openDevice(browser, device, language);
  // A print shows its preview; the dialogue of the browser itself would wait for a hand.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(page, account);
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/${paths[account]}`);
  await expect(page.locator('#screen')).toBeVisible();
  return { page, t: textsOf(language), device };
}

/** The line of a patient in the work list; it must come by itself: the list is told what others do. */
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

/** Opens the line of a patient in the list. */
export async function openLine(person: Person, name: string): Promise<void> {
  await showList(person);
  await lineOf(person, name).first().click();
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

/** Says what a person sees in a message of success. */
export async function expectDone({ page }: Person): Promise<void> {
  await expect(page.locator('.message.success').last()).toBeVisible();
}

/** The button of an act under the work, by its text. */
export function actButton({ page, t }: Person, key: string) {
  return page
    .locator('.work-actions')
    .getByRole('button', { name: t(key) })
    .first();
}
