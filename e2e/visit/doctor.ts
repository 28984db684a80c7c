import { type Browser, expect, type Page } from '@playwright/test';
import { expectFocusKept } from '../keysOnly.ts';
import { typeAsPerson } from '../steps.ts';
import { diagnosed, paid, received } from './arranged.ts';
import {
  actButton,
  atWork,
  choose,
  expectDone,
  find,
  openLine,
  openTab,
  type Person,
  showList,
} from './person.ts';
import type { Newcomer } from './reception.ts';

/** The patient stands in the list by itself; the examination begins. */
export async function begin(doctor: Person, name: string): Promise<void> {
  const { page, t } = doctor;
  await openLine(doctor, name);
  await page.getByRole('button', { name: t('examination:begin') }).click();
  await expect(page.getByLabel(t('examination:field.Mach'))).toBeVisible();
}

/** Vitals, complaint and the main disease by its code. */
export async function diagnose(doctor: Person, code: string): Promise<void> {
  const { page, t } = doctor;
  const fill = (field: string, value: string) =>
    page
      .getByLabel(t(`examination:field.${field}`))
      .first()
      .fill(value);
  await fill('Mach', '82');
  await fill('NhietDo', '38.2');
  await fill('HuyetApCao', '125');
  await fill('HuyetApThap', '80');
  await fill('LyDoKham', 'Đau họng, sốt hai ngày');
  await choose(doctor, t('examination:field.ChanDoanICD_Id'), code, code);
  await actButton(doctor, 'examination:save').click();
  await expect(page.locator('.form-errors')).toHaveCount(0);
}

/** Orders a test. */
export async function order(doctor: Person, typed: string, code: string): Promise<void> {
  const { page, t } = doctor;
  await openTab(doctor, 'examination:orderTab');
  await choose(doctor, t('orders:search'), typed, code);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('orders:order') }).click();
  await expectDone(doctor, 'orders:ordered');
}

type Wanted = { disease: string; typed: string; code: string };

/** A new patient whose doctor has ordered a service, with the doctor's screen at the orders. */
export async function orderedFor(browser: Browser, who: Newcomer, { disease, typed, code }: Wanted) {
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, disease);
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  await order(doctor, typed, code);
  return { doctor, visit };
}

/** The same, and the service is paid; answers the doctor. */
export async function orderedAndPaid(browser: Browser, who: Newcomer, wanted: Wanted): Promise<Person> {
  const { doctor, visit } = await orderedFor(browser, who, wanted);
  await paid(visit);
  return doctor;
}

/** The result is announced in the list by itself and read in its tab. */
export async function readResult(doctor: Person, name: string, value: string): Promise<void> {
  const { page } = doctor;
  await showList(doctor);
  await openTab(doctor, 'examination:tab.DangKham');
  await expect(await find(doctor, name)).toContainText(/1 (chỉ số cao|value high|kết quả mới|new result)/);
  await openLine(doctor, name);
  await openTab(doctor, 'examination:resultTab');
  await expect(page.locator('.result-table')).toContainText(value);
  await markViewed(doctor);
}

/** Says that the new results on the screen were viewed. */
export async function markViewed({ page, t }: Person): Promise<void> {
  // from the tab that shows them, as the hand lies
  await page.getByRole('tab', { name: t('examination:resultTab') }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.result-fresh')).toHaveCount(0);
  await expect(page.locator('.result-slip .viewed-by').first()).toBeVisible();
  await expectFocusKept(page);
}

/** Prescribes a drug by its name: in the morning and in the evening, for some days. */
export async function prescribe(doctor: Person, typed: string): Promise<void> {
  const { page, t } = doctor;
  await openTab(doctor, 'examination:prescriptionTab');
  await choose(doctor, t('prescriptions:search'), typed, new RegExp(typed, 'i'));
  const dose = (time: string, amount: string) =>
    page
      .getByLabel(t(`prescriptions:time.${time}`))
      .first()
      .fill(amount);
  await dose('Sang', '1');
  await dose('Toi', '1');
  await page.getByLabel(t('prescriptions:days')).first().fill('5');
  await page
    .getByRole('button', { name: t('prescriptions:save') })
    .first()
    .click();
  await expectDone(doctor, 'prescriptions:saved');
}

/** Ends the examination with a resolution. */
export async function end(doctor: Person, name: string): Promise<void> {
  const { t } = doctor;
  await openTab(doctor, 'examination:examTab');
  await choose(doctor, t('examination:field.HuongGiaiQuyet_Id'), '', /./);
  await actButton(doctor, 'examination:end').click();
  await expectDone(doctor, 'examination:ended');
  await showList(doctor);
  await openTab(doctor, 'examination:tab.DaKham');
  await expect(await find(doctor, name)).toBeVisible();
}

/** Types into the field that has the cursor until the entry is offered, and takes it. */
async function take(page: Page, typed: string, entry: string | RegExp): Promise<void> {
  await typeAsPerson(page, typed);
  await expect(page.getByRole('option', { name: entry }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** A short visit by the keyboard, whose resolution is asked for at the end: main disease, one test, one drug. */
export async function endedByKeys(doctor: Person): Promise<void> {
  const { page, t } = doctor;
  const { keyboard } = page;
  const focused = (name: RegExp) => expect(page.getByRole('combobox', { name })).toBeFocused();
  await keyboard.press('F4');
  await focused(t('examination:field.ChanDoanICD_Id'));
  await take(page, 'J02.9', /J02\.9/);
  await keyboard.press('Alt+2');
  await focused(t('orders:search'));
  await take(page, 'glucose', /XN-GLU/);
  await expect(page.locator('.order-basket li')).toHaveCount(1);
  await keyboard.press('Control+s');
  await expect(page.locator('.order-slip').first()).toBeVisible();
  await keyboard.press('Alt+3');
  await focused(t('prescriptions:search'));
  await take(page, 'paracetamol', /paracetamol/i);
  await expect(page.getByLabel(t('prescriptions:time.Sang')).first()).toBeFocused();
  await typeAsPerson(page, '1');
  await keyboard.press('F10');
  await focused(t('examination:field.HuongGiaiQuyet_Id'));
  await take(page, 'cap toa', /Cấp toa/);
  await keyboard.press('F10');
  await expectDone(doctor, 'examination:ended');
}

/** A usual visit by the keyboard: main disease, two tests, the drugs of a sample, resolution and follow-up, the end. */
export async function endedWithinActions(doctor: Person): Promise<void> {
  const { page, t } = doctor;
  const { keyboard } = page;
  await page.getByRole('combobox', { name: t('examination:field.ChanDoanICD_Id') }).click();
  await take(page, 'J02.9', /J02\.9/);
  await page.getByRole('combobox', { name: t('examination:field.HuongGiaiQuyet_Id') }).click();
  await take(page, 'Cấp toa', /Cấp toa/);
  await page.getByLabel(t('examination:field.NgayTaiKham')).click();
  await typeAsPerson(page, dayText(7));
  await keyboard.press('Alt+2');
  await expect(page.getByRole('combobox', { name: t('orders:search') })).toBeFocused();
  await take(page, 'glucose', /XN-GLU/);
  await take(page, 'XN-CBC', /XN-CBC/);
  await page.getByRole('button', { name: t('orders:order') }).click();
  await expect(page.locator('.order-slip').first()).toBeVisible();
  await keyboard.press('Alt+3');
  await keyboard.press('Alt+g');
  await expect(page.getByRole('textbox', { name: t('common:suggest.search') })).toBeFocused();
  await keyboard.type('TM01');
  const add = page.getByRole('button', { name: t('common:suggest.add') });
  await expect(add).toHaveText(/\(4\)/);
  await expect(add).toBeEnabled();
  await keyboard.press('Enter');
  await expect(page.locator('.drug-grid tbody tr')).toHaveCount(4);
  await keyboard.press('F10');
  await expectDone(doctor, 'examination:ended');
}

/** The day in Vietnam that many days from now, as it is typed. */
function dayText(days: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' });
  return format.format(Date.now() + days * 86_400_000);
}
