import { expect } from '@playwright/test';
import { actButton, callUntil, expectDone, find, openTab, type Person, showList } from './person.ts';

/** The prescription waits in the list by itself with its number; whoever is called before it did not come. */
async function callPatient(pharmacist: Person, name: string): Promise<void> {
  const { page } = pharmacist;
  await expect((await find(pharmacist, name)).first()).toContainText(/[A-Z]\d{3}/);
  const called = page.locator('.patient-banner', { hasText: new RegExp(name, 'i') });
  await callUntil(pharmacist, name);
  await expect(called).toContainText(/[A-Z]\d{3}/);
}

/** The patient is called by the number and stands at the counter; the lots are proposed by expiry, the prescription is supplied. */
export async function supply(pharmacist: Person, name: string): Promise<void> {
  await openTab(pharmacist, 'pharmacy:tab.ChoCap');
  await callPatient(pharmacist, name);
  await actButton(pharmacist, 'pharmacy:supply').click();
  await expectDone(pharmacist, 'pharmacy:supplied');
  await showList(pharmacist);
  await openTab(pharmacist, 'pharmacy:tab.DaCap');
  await expect((await find(pharmacist, name)).first()).toBeVisible();
}
