import { type Browser, expect, type Page } from '@playwright/test';
import { expectFocusKept } from './keysOnly.ts';
import { expectNotice } from './notices.ts';
import { typeAsPerson } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { begin } from './visit/doctor.ts';
import { atWork, choose, find, openLine, openTab, type Person } from './visit/person.ts';
import { citizenCard, type Newcomer, newcomer } from './visit/reception.ts';

const search = (page: Page) => page.locator('.work-list input').first();

/** A doctor with the examination of somebody new open, whose main disease is known. */
async function examining(browser: Browser, who: Newcomer): Promise<Person> {
  await paid(await received(who));
  await diagnosed(who, 'J02.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  return doctor;
}

test('after money was collected from its field the focus stands in the search of the list', async ({
  browser,
}) => {
  const who = newcomer('Tô', 'Tiền');
  await received(who);
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page, t } = cashier;
  await openLine(cashier, who.name);
  await expect(page.locator('.collect-amount output')).toBeVisible();
  await page.locator('.collect input:not([type=radio])').first().focus();
  await page.keyboard.press('Control+s');
  await expectNotice(page, t('cashier:collected'));
  await expect(search(page)).toBeFocused();
});

test('↓ leads from the search of a list into its first line, Enter opens it, ↑ leads back', async ({
  browser,
}) => {
  const who = newcomer('Tô', 'Xuống');
  await received(who);
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page } = cashier;
  await find(cashier, who.name);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.virtual-rows')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
});

test('a screen opened from the search of the bar has the focus where its work begins', async ({
  browser,
}) => {
  const { page, t } = await atWork(browser, 'quantri', 'wide', 'vi');
  for (const [typed, entry] of [
    ['xet nghiem', /^Xét nghiệm/],
    ['tiep nhan ngoai tru', /Tiếp nhận ngoại trú/],
    ['nguoi benh', /^Người bệnh/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: t('common:searchEverywhere') })).toBeFocused();
    await typeAsPerson(page, typed);
    await expect(page.getByRole('option', { name: entry }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('#screen input:focus, #screen textarea:focus')).toHaveCount(1);
  }
});

test('Alt 4 leads from a field of the examination to the results, a menu and a dialogue back to where they were opened', async ({
  browser,
}) => {
  const who = newcomer('Tô', 'Thẻ');
  const doctor = await examining(browser, who);
  const { page, t } = doctor;
  await page.getByLabel(t('examination:field.Mach')).focus();
  for (const key of ['Alt+4', 'Alt+2', 'Alt+5', 'Alt+4', 'Alt+3', 'Alt+1']) {
    await page.keyboard.press(key);
    await expectFocusKept(page);
  }
  // a text, a field with a list, and a tab: F1 is heard in all of them
  const places = [
    page.getByLabel(t('examination:field.Mach')),
    page.getByLabel(t('examination:field.LyDoKham')),
    page.getByRole('combobox', { name: t('examination:field.ChanDoanICD_Id') }),
    page.getByRole('tab', { name: t('examination:examTab') }),
  ];
  for (const place of places) {
    await place.first().focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('dialog', { name: t('common:keys') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFocusKept(page);
  }
});

test('a chosen service that is taken out of the basket leaves the focus beside it', async ({ browser }) => {
  const who = newcomer('Tô', 'Dòng');
  const doctor = await examining(browser, who);
  const { page, t } = doctor;
  await openTab(doctor, 'examination:orderTab');
  for (const code of ['XN-GLU', 'XN-URE']) await choose(doctor, t('orders:search'), code, code);
  const remove = page.locator('.order-basket').getByRole('button', { name: t('orders:takeOut') });
  const before = await remove.count();
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(before - 1);
  await expectFocusKept(page);
});

test('the card of somebody new leads to the first empty field that must be filled, then on to the services', async ({
  browser,
}) => {
  const who = newcomer('Tô', 'Quét');
  const { page, t } = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill(citizenCard(who));
  await finder.press('Enter');
  await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
  await expect(page.locator('#SoDienThoai')).toBeFocused();
});

test('what a save refuses has the focus and is in sight, whichever tab it is saved from', async ({
  browser,
}) => {
  const who = newcomer('Tô', 'Sai');
  const doctor = await examining(browser, who);
  const { page, t } = doctor;

  // an order whose time is none
  await openTab(doctor, 'examination:orderTab');
  await choose(doctor, t('orders:search'), 'XN-GLU', 'XN-GLU');
  await page.getByRole('button', { name: t('orders:timeIsNow') }).click();
  const time = page.locator('.basket-time input').first();
  await time.fill('99');
  await page.getByRole('button', { name: t('orders:order') }).click();
  await expect(time).toBeFocused();
  await page.getByRole('button', { name: t('orders:timeNow') }).click();

  // a value of the examination, saved from the orders
  await openTab(doctor, 'examination:examTab');
  const pulse = page.getByLabel(t('examination:field.Mach'));
  await pulse.fill('9999');
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Control+s');
  await expect(pulse).toBeFocused();
  await pulse.fill('80');

  // a drug without a quantity, saved from the examination
  await openTab(doctor, 'examination:prescriptionTab');
  await choose(doctor, t('prescriptions:search'), 'paracetamol', /paracetamol/i);
  const quantity = page.locator('.drug-quantity input').first();
  await quantity.fill('0');
  await page.keyboard.press('Alt+1');
  await page.keyboard.press('Control+s');
  await expect(quantity).toBeFocused();
});

test('an order and a prescription that want a main disease lead to its field', async ({ browser }) => {
  const who = newcomer('Tô', 'Chẩn');
  await paid(await received(who));
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await begin(doctor, who.name);
  const disease = page.getByRole('combobox', { name: t('examination:field.ChanDoanICD_Id') });

  await openTab(doctor, 'examination:orderTab');
  await choose(doctor, t('orders:search'), 'XN-GLU', 'XN-GLU');
  await page.getByRole('button', { name: t('orders:order') }).click();
  await expect(disease).toBeFocused();

  await openTab(doctor, 'examination:prescriptionTab');
  await choose(doctor, t('prescriptions:search'), 'paracetamol', /paracetamol/i);
  await page.locator('.drug-quantity input').first().fill('5');
  await page.keyboard.press('Control+s');
  await expect(disease).toBeFocused();
});
