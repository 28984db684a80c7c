import { expect } from '@playwright/test';
import { expectDone, lineOf, type Person } from './person.ts';

/** The patient stands in the list by itself; all that is due is collected in cash: what was due. */
export async function collect(cashier: Person, name: string): Promise<string> {
  const { page, t } = cashier;
  await lineOf(cashier, name).first().click();
  const due = await page.locator('.collect-amount').innerText();
  await page.getByRole('button', { name: t('cashier:collect') }).first().click();
  await expectDone(cashier);
  await expect(lineOf(cashier, name)).toHaveCount(0);
  return due;
}
