import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** Finds the patient by name without accents and reads the whole visit as one timeline. */
export async function readTimeline(
  reader: Person,
  name: string,
  parts: readonly (string | RegExp)[],
): Promise<void> {
  const { page, t } = reader;
  await page.getByPlaceholder(t('patients:searchHint')).fill(plain(name));
  await page.getByText(name).first().click();
  await page.getByRole('tab', { name: t('patients:timeline') }).click();
  for (const part of parts) await expect(page.locator('.timeline')).toContainText(part);
}

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
