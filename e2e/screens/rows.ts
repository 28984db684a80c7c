import { expect } from './expect.ts';
import type { Locator } from './locator.ts';
import type { Screen } from './screen.tsx';

/** Searches the list of a catalogue: the line with this code, once the others are gone. */
export async function searched(page: Screen, code: string): Promise<Locator> {
  const list = page.locator('.catalogue-table');
  await list.getByRole('searchbox').fill(code);
  const rows = list.locator('tbody tr');
  const row = rows.filter({ hasText: code }).first();
  await expect(row).toBeVisible();
  await expect(rows.filter({ hasNotText: code })).toHaveCount(0);
  return row;
}
