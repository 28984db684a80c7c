import { type Browser, expect, type Page } from '@playwright/test';
import { password } from './ask.ts';
import { expectFocusSeen, listenForPointers, pointersOf, tabTo } from './keysOnly.ts';
import { expectNotice } from './notices.ts';
import { openDevice, typeAsPerson } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { endedByKeys } from './visit/doctor.ts';
import { lineOf, type Person } from './visit/person.ts';
import { type Newcomer, newcomer } from './visit/reception.ts';

const t = textsOf('vi');

test('a new patient is received, examined with a test and a drug, and pays, without a mouse', async ({
  browser,
}) => {
  const who = newcomer('Vương', 'Phím');
  const desk = await atWorkByKeys(browser, 'tiepdon', 'tiep nhan ngoai tru', /Tiếp nhận ngoại trú/);
  await receivedByKeys(desk, who);
  const cashier = await atWorkByKeys(browser, 'thungan1', 'vien phi ngoai tru', /Viện phí ngoại trú/);
  await paidByKeys(cashier, who);
  const doctor = await atWorkByKeys(browser, 'bsnoi1', 'kham benh ngoai tru', /Khám bệnh ngoại trú/);
  await examinedByKeys(doctor, who);
  await paidByKeys(cashier, who);
  for (const { page } of [desk, cashier, doctor]) expect(await pointersOf(page)).toEqual([]);
});

/** Signs in and goes to a screen by its name. */
async function atWorkByKeys(
  browser: Browser,
  username: string,
  typed: string,
  screen: RegExp,
): Promise<Person> {
  const page = await openDevice(browser, 'wide');
  await listenForPointers(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/his/dang-nhap');
  await expect(page.locator('input[autocomplete^=username]')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const search = page.getByRole('combobox', { name: t('common:searchEverywhere') });
  await expect(search).toBeVisible(); // before it is there nobody hears its key
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await take(page, typed, screen);
  await expect(page.locator('#screen input').first()).toBeVisible();
  return { page, t, device: 'wide' };
}

/** Types into the open search and takes what is found. */
async function take(page: Page, typed: string, entry: RegExp): Promise<void> {
  await typeAsPerson(page, typed);
  await expect(page.getByRole('option', { name: entry }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Somebody without a card and never here before: nobody is found, name and birth are typed, a service is ordered. */
async function receivedByKeys({ page }: Person, who: Newcomer): Promise<void> {
  const { keyboard } = page;
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await expect(finder).toBeFocused();
  await keyboard.insertText(who.phone);
  await expect(page.getByText(t('reception:nobodyFound'))).toBeVisible();
  await tabTo(page, page.locator('#TenBenhNhan'));
  await keyboard.insertText(who.name.toLowerCase());
  await tabTo(page, page.locator('#birth'));
  await typeAsPerson(page, who.born);
  await tabTo(page, page.locator('#GioiTinh input').first());
  await keyboard.press('ArrowRight');
  await expect(page.locator('#GioiTinh input').nth(1)).toBeChecked();
  await tabTo(page, page.locator('#SoDienThoai'));
  await keyboard.insertText(who.phone);
  await keyboard.press('F4');
  await expect(page.getByRole('combobox', { name: t('reception:addService') })).toBeFocused();
  await take(page, 'kham noi', /KB-NOI/);
  const line = page.locator('.service-line', { hasText: 'KB-NOI' });
  await expect(line).toBeVisible();
  await expectFocusSeen(page);
  // the emptiest room is proposed; the doctor of this journey sits in the first
  await tabTo(page, page.getByRole('combobox', { name: t('reception:room') }), 'Shift+Tab');
  await take(page, 'tong hop 1', /Nội tổng hợp 1/);
  await keyboard.press('Control+s');
  // refused: the keys stand in what is missing
  await expect(page.getByRole('combobox', { name: t('patients:commune') })).toBeFocused();
  await expectFocusSeen(page);
  await take(page, 'ba dinh', /Ba Đình/);
  await keyboard.press('Control+s');
  await expectNotice(page, t('reception:savedTicket'));
  await expect(finder).toBeFocused();
  await expect(finder).toHaveValue('');
  await expectFocusSeen(page);
}

/** What is due is collected in cash and its receipt printed. */
async function paidByKeys(cashier: Person, who: Newcomer): Promise<void> {
  const { page } = cashier;
  await page.keyboard.press('F3');
  await expect(page.locator('.work-list input').first()).toBeFocused();
  await page.keyboard.insertText(who.name); // as an input method does
  await expect(lineOf(cashier, who.name)).toHaveCount(1);
  await expect(page.locator('.work-row')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.patient-banner')).toContainText(new RegExp(who.name, 'i'));
  const printed = page.waitForResponse((answer) => answer.url().includes('/api/print/PhieuThu/'));
  await expect(page.locator('.collect-amount output')).toBeVisible();
  await page.keyboard.press('Control+p');
  expect((await printed).ok()).toBe(true);
  await expectNotice(page, t('cashier:collected'));
  await expectFocusSeen(page);
}

async function examinedByKeys(doctor: Person, who: Newcomer): Promise<void> {
  const { page } = doctor;
  await page.keyboard.press('F3');
  await page.keyboard.insertText(who.name); // as an input method does
  await expect(lineOf(doctor, who.name)).toHaveCount(1);
  await expect(page.locator('.work-row')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('examination:begin') })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('examination:field.Mach'))).toBeVisible();
  await tabTo(page, page.getByLabel(t('examination:field.LyDoKham')).first());
  await page.keyboard.insertText('Đau họng');
  await endedByKeys(doctor);
  await expectFocusSeen(page);
}
