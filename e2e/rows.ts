import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Searches the list of a catalogue: the line with this code. Until the others are gone it may be moved from under a press, and the press
 * would go to another one.
 */
export async function searched(page: Page, code: string): Promise<Locator> {
  const list = page.locator('.catalogue-table');
  await list.getByRole('searchbox').fill(code);
  const rows = list.locator('tbody tr');
  const row = rows.filter({ hasText: code }).first();
  await expect(row).toBeVisible();
  await expect(rows.filter({ hasNotText: code })).toHaveCount(0);
  return row;
}
