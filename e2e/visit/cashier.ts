import { expect } from '@playwright/test';
import { actButton, expectDone, lineOf, openLine, openTab, type Person, showList } from './person.ts';

/** The patient stands in the list by itself; all that is due is collected in cash: what was due, in dong. */
export async function collect(cashier: Person, name: string): Promise<number> {
  const { page } = cashier;
  await openLine(cashier, name);
  const due = await page.locator('.collect-amount output').first().textContent();
  await actButton(cashier, 'cashier:collect').click();
  await expectDone(cashier);
  await showList(cashier);
  await expect(lineOf(cashier, name)).toHaveCount(0);
  return Number((due ?? '').replace(/\D/g, ''));
}

/** An insured visit below the legal limit: the whole is shown, and nothing is to be paid. */
export async function owesNothing(cashier: Person, name: string): Promise<void> {
  const { page, t } = cashier;
  await showList(cashier);
  await openTab(cashier, 'cashier:tab.DaKham');
  await openLine(cashier, name);
  await expect(page.getByText(t('cashier:underLimit')).first()).toBeVisible();
  await expect(actButton(cashier, 'cashier:collect')).toBeDisabled();
}
