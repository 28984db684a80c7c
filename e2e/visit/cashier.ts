import { expect } from '@playwright/test';
import { expectFocusKept } from '../keysOnly.ts';
import { actButton, expectDone, find, lineOf, openLine, openTab, type Person, showList } from './person.ts';

/** The patient stands in the list by itself; all that is due is collected in cash: what was due, in dong. */
export async function collect(cashier: Person, name: string): Promise<number> {
  const { page } = cashier;
  await openLine(cashier, name);
  // what stood there before is of somebody else, or was paid
  await expect(page.locator('.patient-banner')).toContainText(new RegExp(name, 'i'));
  await expect(actButton(cashier, 'cashier:collect')).toBeEnabled();
  const due = await page.locator('.collect-amount output').first().textContent();
  await actButton(cashier, 'cashier:collect').click();
  await expectDone(cashier, 'cashier:collected');
  await expectFocusKept(page);
  await expect(await find(cashier, name)).toHaveCount(0);
  return Number((due ?? '').replace(/\D/g, ''));
}

/** An insured visit below the legal limit: the whole is shown, and nothing is to be paid. */
export async function owesNothing(cashier: Person, name: string): Promise<void> {
  const { page, t } = cashier;
  await showList(cashier);
  await openTab(cashier, 'cashier:tab.DaKham');
  await openLine(cashier, name);
  await expect(page.getByText(t('cashier:underLimit')).first()).toBeVisible();
  await expect(page.getByText(t('cashier:nothingDue'))).toBeVisible();
  await expect(actButton(cashier, 'cashier:collect')).toHaveCount(0);
}

/** All that is due is collected in cash by the keyboard and its receipt printed; the line is in sight. */
export async function collectAndPrint(cashier: Person, name: string): Promise<void> {
  const { page } = cashier;
  const printed = page.waitForResponse((response) => response.url().includes('/api/print/PhieuThu/'));
  await lineOf(cashier, name).first().click();
  if (cashier.device === 'wide') {
    await expect(actButton(cashier, 'cashier:collectAndPrint')).toBeEnabled();
    await page.keyboard.press('Control+p');
  } else await actButton(cashier, 'cashier:collectAndPrint').click();
  expect((await printed).ok()).toBe(true);
  await expectDone(cashier, 'cashier:collected');
}

/** Opens the visit of somebody whether or not something is due. */
export async function openVisit(cashier: Person, name: string): Promise<void> {
  await showList(cashier);
  await openTab(cashier, 'cashier:tab.DaKham');
  await openLine(cashier, name);
}

/** An act beside the bill, by its text. */
export async function visitAct({ page, t }: Person, act: string): Promise<void> {
  await page
    .locator('.visit-acts')
    .getByRole('button', { name: t(`cashier:act.${act}`) })
    .click();
}

/** The button that closes the open dialogue by doing what it asks. */
export async function agree({ page }: Person): Promise<void> {
  await page.getByRole('dialog').locator('.dialog-foot button').last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusKept(page);
}

/** What the bill still asks for, in dong. */
export async function stillDue({ page }: Person): Promise<number> {
  const text = await page.locator('.bill-totals .bill-due .money').textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}
