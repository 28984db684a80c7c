import { expect } from '@playwright/test';
import { actButton, expectDone, lineOf, openTab, type Person, showList } from './person.ts';

/** The prescription waits in the list by itself with its number; whoever is called before it did not come. */
async function callPatient(pharmacist: Person, name: string): Promise<void> {
  const { page, t } = pharmacist;
  const line = lineOf(pharmacist, name).first();
  await expect(line).toContainText(/[A-Z]\d{3}/);
  const called = page.locator('.patient-banner', { hasText: new RegExp(name, 'i') });
  for (let calls = 0; calls < 5; calls++) {
    await showList(pharmacist);
    await page.getByRole('button', { name: t('queues:callNext') }).click();
    const there = await called.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
    if (there) break;
  }
  await expect(called).toContainText(/[A-Z]\d{3}/);
}

/** The patient is called by the number and stands at the counter; the lots are proposed by expiry, the prescription is supplied. */
export async function supply(pharmacist: Person, name: string): Promise<void> {
  await openTab(pharmacist, 'pharmacy:tab.ChoCap');
  await callPatient(pharmacist, name);
  await actButton(pharmacist, 'pharmacy:supply').click();
  await expectDone(pharmacist);
  await showList(pharmacist);
  await openTab(pharmacist, 'pharmacy:tab.DaCap');
  await expect(lineOf(pharmacist, name).first()).toBeVisible();
}
