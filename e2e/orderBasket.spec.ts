import { type Browser, expect } from '@playwright/test';
import { KeepOwnChoiceDocument } from '../packages/web/src/session/choices.auth.gen.ts';
import { ask } from './ask.ts';
import { expectDraft } from './drafts.ts';
import {
  type Device,
  expectAccessible,
  expectAccessibleInThemes,
  expectNothingCut,
  type Language,
} from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import {
  atWork,
  choose,
  expectDone,
  find,
  openLine,
  openTab,
  type Person,
  showList,
} from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** A doctor in front of a paid and begun session. */
async function examining(browser: Browser, device: Device, language: Language) {
  const who = newcomer('Vũ', 'Gấp');
  await paid(await received(who));
  await diagnosed(who, 'J02.9');
  const doctor = await atWork(browser, 'bsnoi1', device, language);
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  await openTab(doctor, 'examination:orderTab');
  return { doctor, who };
}

async function add(doctor: Person, code: string): Promise<void> {
  await choose(doctor, doctor.t('orders:search'), code, code);
  await expect(doctor.page.locator('.order-basket li', { hasText: code })).toBeVisible();
}

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const)
  test(`quantity, urgency and time of an order are set before it is sent (${device}, ${language})`, async ({
    browser,
  }) => {
    const { doctor, who } = await examining(browser, device, language);
    const { page, t } = doctor;
    for (const code of ['XN-GLU', 'XN-CBC', 'TT-THAYBANG']) await add(doctor, code);
    const basket = page.locator('.order-basket');
    const line = (code: string) => basket.locator('li', { hasText: code });
    // a test has one result, so that there is nothing to count
    await expect(line('XN-GLU').getByLabel(t('orders:quantity'))).toHaveCount(0);
    const count = line('TT-THAYBANG').getByLabel(t('orders:quantity'));
    await count.fill('0');
    await expect(line('TT-THAYBANG').getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: t('orders:order') }).click();
    await expect(page.locator('.order-slip')).toHaveCount(0);
    await count.fill('3');
    await expect(line('TT-THAYBANG').getByRole('alert')).toHaveCount(0);
    await line('XN-CBC').getByText(t('orders:urgent')).click();
    await page.getByRole('button', { name: t('orders:timeIsNow') }).click();
    const time = page.getByLabel(t('orders:time'));
    await expect(time).toBeFocused();
    await time.fill('01/01/2020 08:00');
    await expect(basket.locator('footer').getByRole('alert')).toBeVisible();
    await page.getByRole('combobox', { name: t('orders:search') }).click();
    await page.keyboard.type('TT');
    await expect(page.locator('.options:visible [role=option]').first()).toBeVisible();
    await expectAccessibleInThemes(page, 'light');
    await expectNothingCut(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('orders:timeNow') }).click();
    await expect(page.getByRole('button', { name: t('orders:timeIsNow') })).toBeFocused();
    await add(doctor, 'TT-TIEM');
    await line('TT-TIEM')
      .getByRole('button', { name: t('orders:takeOut') })
      .press('Enter');
    await expect(line('TT-THAYBANG').getByRole('button', { name: t('orders:takeOut') })).toBeFocused();

    // what is chosen comes back
    await expectDraft(page, '"SoLuong":"3"', 'TT-TIEM');
    await page.reload();
    await showList(doctor);
    await openTab(doctor, 'examination:tab.DangKham');
    await openLine(doctor, who.name);
    await openTab(doctor, 'examination:orderTab');
    await expect(count).toHaveValue('3');
    await expect(line('XN-CBC').getByRole('checkbox')).toBeChecked();

    await page.getByRole('button', { name: t('orders:order') }).click();
    await expectDone(doctor, 'orders:ordered');
    await expect(page.locator('.order-slip')).toHaveCount(3);
    await expect(page.locator('.order-slip', { hasText: '× 3' })).toHaveCount(1);
    const urgent = page
      .locator('.order-slip')
      .filter({ has: page.locator('h3', { hasText: t('orders:urgent') }) });
    await expect(urgent).toHaveCount(1);
    await expect(basket).toHaveCount(0);
    for (const tab of ['examTab', 'orderTab', 'prescriptionTab', 'resultTab']) {
      await openTab(doctor, `examination:${tab}`);
      await expectAccessible(page);
    }

    const lab = await atWork(browser, 'ktvxn', device, language);
    const orders = await find(lab, who.name);
    await expect(orders).toHaveCount(2);
    await expect(orders.filter({ hasText: lab.t('orders:urgent') })).toHaveCount(1);
  });

test('where a service is performed is remembered, also at the next machine', async ({ browser }) => {
  const forget = () => ask('bsnoi1', KeepOwnChoiceDocument, { khoa: 'noi-thuc-hien', giaTri: null });
  const place = ({ page, t }: Person) =>
    page.locator('.order-basket li').getByRole('combobox', { name: t('orders:place') });
  const chosen = (doctor: Person) =>
    doctor.page.locator('.order-basket li [data-field=NoiThucHien_Id]').first();
  try {
    const { doctor, who } = await examining(browser, 'wide', 'vi');
    await add(doctor, 'XN-GLU');
    const before = (await chosen(doctor).textContent()) ?? '';
    const kept = doctor.page.waitForResponse((one) => /noi-thuc-hien/.test(one.request().postData() ?? ''));
    await place(doctor).click();
    const other = doctor.page.locator('.options:visible [role=option]').filter({ hasNotText: before });
    const name = ((await other.first().textContent()) ?? '').trim();
    await other.first().click();
    expect((await kept).ok()).toBe(true);

    const next = await atWork(browser, 'bsnoi1', 'narrow', 'vi');
    await openTab(next, 'examination:tab.DangKham');
    await openLine(next, who.name);
    await openTab(next, 'examination:orderTab');
    await add(next, 'XN-GLU');
    await expect(chosen(next)).toContainText(name);
  } finally {
    await forget();
  }
});
