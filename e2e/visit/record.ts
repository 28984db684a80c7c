import { expect } from '@playwright/test';
import { openTab, type Person } from './person.ts';

/** A name as people type it: without accents. */
export const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Finds the patient by the name without accents; the whole visit stands on their page as one timeline. */
export async function readTimeline(
  reader: Person,
  name: string,
  parts: readonly (string | RegExp)[],
): Promise<void> {
  const { page, t } = reader;
  await page.getByPlaceholder(t('patients:searchHint')).fill(plain(name));
  await page
    .getByRole('link', { name: new RegExp(name, 'i') })
    .first()
    .click();
  await openTab(reader, 'patients:timeline');
  for (const part of parts) await expect(page.locator('.timeline-visit')).toContainText(part);
}

/** The code of a record in the timeline leads to its screen, with the record open. */
export async function openRecord(
  { page }: Person,
  code: RegExp,
  screen: string,
  name: string,
): Promise<void> {
  await page.locator('.timeline-visit').getByRole('link', { name: code }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${screen}`));
  // the page of the patient, which is left, has a banner too
  const banner = page.locator('.work-screen .patient-banner, .work-narrow .patient-banner');
  await expect(banner).toContainText(new RegExp(name, 'i'));
}
