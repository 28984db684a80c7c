import { expect } from '@playwright/test';
import { actButton, expectDone, lineOf, openLine, openTab, type Person, showList } from './person.ts';

/** The prescription stands in the list by itself; its lots are proposed by expiry, it is supplied. */
export async function supply(pharmacist: Person, name: string): Promise<void> {
  await openTab(pharmacist, 'pharmacy:tab.ChoCap');
  await openLine(pharmacist, name);
  await actButton(pharmacist, 'pharmacy:supply').click();
  await expectDone(pharmacist);
  await showList(pharmacist);
  await openTab(pharmacist, 'pharmacy:tab.DaCap');
  await expect(lineOf(pharmacist, name).first()).toBeVisible();
}
