import { expect } from '@playwright/test';
import { expectDone, lineOf, openLine, type Person, showList } from './person.ts';

/** The patient stands in the list by itself; all that is due is collected in cash: what was due, in dong. */
export async function collect(cashier: Person, name: string): Promise<number> {
  const { page, t } = cashier;
  await openLine(cashier, name);
  const due = await page.locator('.collect-amount output').first().textContent();
  await page
    .getByRole('button', { name: t('cashier:collect') })
    .first()
    .click();
  await expectDone(cashier);
  await showList(cashier);
  await expect(lineOf(cashier, name)).toHaveCount(0);
  return Number((due ?? '').replace(/\D/g, ''));
}
