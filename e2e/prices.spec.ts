import { type Browser, expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { whileOnItsWay } from './onItsWay.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { actButton, atWork, choose, type Person } from './visit/person.ts';
import { citizenCard, newcomer } from './visit/reception.ts';

const path = 'gia-dich-vu';
/** The type whose list the patients of the demo pay by, and its price of an examination. */
const type = 'Giá bảo hiểm y tế, viện phí';
const exam = { code: 'KB-NOI', today: '45.000', copied: '50.000', corrected: '52.000' };

async function atPrices(browser: Browser, device: Device, language: Language): Promise<Person> {
  const page = await openAs(browser, accounts.ADMINISTRATOR, device, language);
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/${path}`);
  return { page, t: textsOf(language), device };
}

const lists = ({ page, t }: Person) => page.getByRole('navigation', { name: t('pricing:lists') });
const cell = ({ page }: Person, code: string) => page.getByRole('textbox', { name: new RegExp(`${code} `) });

/** Opens the list in force of the type, copies it by some percent and answers the copy's name. */
async function copied(person: Person, percent: string): Promise<string> {
  const { page, t } = person;
  const name = `Giá thử ${percent} ${Date.now()}`;
  const group = lists(person).locator('section').filter({ hasText: type });
  const inForce = group.getByRole('button').filter({ hasText: t('pricing:standing.inForce') });
  await inForce.click();
  if (person.device === 'wide') await expect(inForce).toHaveAttribute('aria-current', 'true');
  await actButton(person, 'pricing:ok.copy').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('pricing:field.TenBangGia')).fill(name);
  await dialog.locator('#phanTram').fill(percent);
  await dialog.getByRole('searchbox').fill('kham noi');
  await expect(dialog.getByRole('row').filter({ hasText: exam.code })).toContainText(exam.today);
  if (percent === '10')
    await expect(dialog.getByRole('row').filter({ hasText: exam.code })).toContainText(exam.copied);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('pricing:ok.copy') }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return name;
}

/** Finds a service among the prices. */
async function find({ page, t }: Person, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: t('pricing:findItem') }).fill(words);
}

async function removed(person: Person): Promise<void> {
  await actButton(person, 'pricing:remove').click();
  await person.page
    .getByRole('dialog')
    .getByRole('button', { name: person.t('pricing:remove') })
    .click();
  await expect(person.page.getByRole('dialog')).toHaveCount(0);
}

/** A day from today in Vietnam, DD/MM/YYYY. */
function dayFromNow(days: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
    Date.now() + days * 86_400_000,
  );
}

/** What reception would charge for the examination today. */
async function expectPriceAtReception(browser: Browser, price: string, not: string): Promise<void> {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page, t } = desk;
  const who = newcomer('Cao', 'Giá');
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill(citizenCard(who));
  await finder.press('Enter');
  await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
  await choose(desk, t('reception:addService'), 'kham noi', exam.code);
  await expect(page.locator('.service-name', { hasText: exam.code })).toBeVisible();
  await expect(page.locator('#screen').getByText(price).first()).toBeVisible();
  await expect(page.locator('#screen').getByText(not)).toHaveCount(0);
  await page.context().close();
}

test('an administrator copies a list, corrects a price, releases it for tomorrow and compares; today stays as it is', async ({
  browser,
}) => {
  const admin = await atPrices(browser, 'wide', 'vi');
  const { page, t } = admin;
  const name = await copied(admin, '10');
  await find(admin, 'kham');
  await expect(cell(admin, exam.code)).toHaveValue(exam.copied);
  await cell(admin, exam.code).fill('52k');
  // Enter goes on to the next price
  await page.keyboard.press('Enter');
  await expect(cell(admin, exam.code)).toHaveValue(exam.corrected);
  await expect(cell(admin, exam.code)).not.toBeFocused();
  await expect(page.locator('input[data-cell]:focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Control+S');
  await expectNotice(page, t('pricing:saved'));

  // a price that is none is told before anything is asked
  await cell(admin, exam.code).fill('abc');
  await actButton(admin, 'pricing:releaseFrom').click();
  await expectNotice(page, t('pricing:faults_other'), { kind: 'error' });
  await expect(cell(admin, exam.code)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(admin, exam.code)).toHaveValue(exam.corrected);

  await actButton(admin, 'pricing:releaseFrom').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('pricing:firstDay')).fill(dayFromNow(1));
  await expect(dialog.getByText(new RegExp(`11/2024.*${dayFromNow(0)}`))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('pricing:release'), exact: true }).click();
  const line = lists(admin).getByRole('button').filter({ hasText: name });
  await expect(line).toContainText(t('pricing:standing.scheduled'));
  await expect(line).toContainText(dayFromNow(1));
  await expectPriceAtReception(browser, exam.today, exam.corrected);

  // what it was and what it will be, side by side and over time
  await page.getByRole('button', { name: t('pricing:compare') }).click();
  // the search of the prices has the same name as that of the comparison
  await expect(page.getByRole('button', { name: t('pricing:closeCompare') })).toBeVisible();
  await find(admin, 'kham noi');
  const compared = page.getByRole('row').filter({ hasText: exam.code });
  await expect(compared).toContainText(exam.today);
  await expect(compared).toContainText(exam.corrected);
  await expect(compared).toContainText('+15,6%');
  await compared.getByRole('button').click();
  await expect(page).toHaveURL(/dichVu=/);
  const history = page.getByRole('region', { name: t('pricing:history') });
  await expect(history.getByRole('row').filter({ hasText: name })).toContainText(exam.corrected);
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByRole('button', { name: t('pricing:closeCompare') }).click();

  // it has not begun: it is withdrawn, and the list before it holds on
  await actButton(admin, 'pricing:withdraw').click();
  await dialog.getByRole('button', { name: t('pricing:withdraw') }).click();
  await expect(line).toContainText(t('pricing:standing.draft'));
  const before = lists(admin).locator('section').filter({ hasText: type }).getByRole('button');
  await expect(before.filter({ hasText: t('pricing:standing.inForce') })).toContainText('Từ 01/11/2024');
  await removed(admin);
  await expect(line).toHaveCount(0);
});

test('two people set prices of one list: only a price that both changed is a question', async ({
  browser,
}) => {
  const mine = await atPrices(browser, 'wide', 'vi');
  await copied(mine, '0');
  const theirs = await atPrices(browser, 'wide', 'vi');
  await theirs.page.goto(mine.page.url());
  for (const person of [mine, theirs]) await find(person, 'kham');
  await cell(theirs, 'KB-TIM').fill('61000');
  await cell(theirs, exam.code).fill('62000');
  await cell(mine, 'KB-NHI').fill('71000');
  await cell(mine, exam.code).fill('72000');
  await theirs.page.keyboard.press('Control+S');
  await expectNotice(theirs.page, theirs.t('pricing:saved'));
  // what is typed here stays, what was saved there comes in
  await expect(cell(mine, 'KB-TIM')).toHaveValue('61.000');
  await expect(cell(mine, exam.code)).toHaveValue('72.000');
  await mine.page.keyboard.press('Control+S');
  const dialog = mine.page.getByRole('dialog', { name: mine.t('common:conflictTitle') });
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('row').last()).toContainText('62.000');
  await expectAccessible(mine.page);
  await dialog.getByRole('button', { name: mine.t('common:keepMine') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cell(theirs, exam.code)).toHaveValue('72.000');
  await expect(cell(theirs, 'KB-NHI')).toHaveValue('71.000');
  await removed(mine);
});

test('what is typed while somebody releases the list is told, and is there again when it is a draft', async ({
  browser,
}) => {
  const mine = await atPrices(browser, 'wide', 'vi');
  await copied(mine, '0');
  const theirs = await atPrices(browser, 'wide', 'vi');
  await theirs.page.goto(mine.page.url());
  await find(mine, 'kham');
  await cell(mine, 'KB-NHI').fill('71000');
  await actButton(theirs, 'pricing:releaseFrom').click();
  const dialog = theirs.page.getByRole('dialog');
  await dialog.getByLabel(theirs.t('pricing:firstDay')).fill(dayFromNow(2));
  await dialog.getByRole('button', { name: theirs.t('pricing:release'), exact: true }).click();
  const left = mine.page.getByRole('status').filter({ hasText: 'KB-NHI 71.000' });
  await expect(left).toBeVisible();
  await expectAccessible(mine.page);
  await actButton(theirs, 'pricing:withdraw').click();
  await dialog.getByRole('button', { name: theirs.t('pricing:withdraw') }).click();
  await expect(cell(mine, 'KB-NHI')).toHaveValue('71.000');
  await expect(left).toHaveCount(0);
  await removed(mine);
});

test('on a phone a draft is kept over a reload, saved and looked at over time', async ({ browser }) => {
  const admin = await atPrices(browser, 'narrow', 'en');
  const { page, t } = admin;
  await expectAccessible(page);
  await copied(admin, '-5');
  await find(admin, 'kham noi');
  await cell(admin, exam.code).fill('44000');
  await expect(page.getByRole('status').filter({ hasText: '1 price' })).toBeVisible();
  await expectDraft(page, '44000');
  await page.reload();
  await find(admin, 'kham noi');
  await expect(cell(admin, exam.code)).toHaveValue('44.000');
  await expectAccessible(page);
  await expectNothingCut(page);
  await actButton(admin, 'pricing:save').click();
  await expectNotice(page, t('pricing:saved'));
  await page.getByRole('grid').getByRole('button', { name: 'Khám Nội', exact: true }).click();
  const history = page.getByRole('dialog', { name: t('pricing:history') });
  await expect(history).toContainText(exam.today);
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('pricing:more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('pricing:compare') }).click();
  await page.getByRole('tab', { name: t('pricing:compared.Giam') }).click();
  await find(admin, 'kham noi');
  await expect(page.getByRole('row').filter({ hasText: exam.code })).toContainText('-2,2%');
  await expectAccessible(page);
  // a phone widens its window to what sticks out
  expect(await page.evaluate(() => window.innerWidth)).toBe(390);
  await page.getByRole('button', { name: t('pricing:closeCompare') }).click();
  await removed(admin);
});

test('a new list is filled in from a sheet; a wrong line is told before anything is written', async ({
  browser,
}) => {
  const admin = await atPrices(browser, 'wide', 'en');
  const { page, t } = admin;
  const name = `Sheet ${Date.now()}`;
  await lists(admin)
    .getByRole('button')
    .filter({ hasText: t('pricing:standing.inForce') })
    .first()
    .click();
  await page.getByRole('button', { name: t('pricing:newList') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('pricing:ok.new') }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible(); // without a name there is none
  await dialog.getByLabel(t('pricing:field.TenBangGia')).fill(name);
  // Enter is pressed again while the list is on its way: it is made once
  const enter = () => page.keyboard.press('Enter');
  await whileOnItsWay(page, 'CreatePriceList', enter, enter);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(lists(admin).getByRole('button').filter({ hasText: name })).toHaveCount(1);
  await page.getByRole('button', { name: t('pricing:editHead') }).click();
  await dialog.getByLabel(t('pricing:field.SoQuyetDinh')).fill('12/QĐ-BV');
  await dialog.getByRole('button', { name: t('pricing:ok.edit') }).click();
  await expect(page.getByText('12/QĐ-BV')).toBeVisible();

  await page.getByRole('button', { name: t('pricing:import') }).click();
  const give = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const now = dialog.getByRole('button', { name: t('pricing:importNow'), exact: true });
  await give(`Code;Price\n${exam.code};48.000\nNONE;1\n`);
  await expect(dialog.getByRole('row').last()).toContainText('3');
  await expectAccessible(page);
  await expect(now).toBeDisabled();
  await give(`Code;Price\n${exam.code};48.000\n`);
  await now.click();
  await expect(dialog).toHaveCount(0);
  await find(admin, 'kham noi');
  await expect(cell(admin, exam.code)).toHaveValue('48.000');
  await removed(admin);
});
