import { expect } from '@playwright/test';
import { actButton, expectDone, find, lineOf, openLine, openTab, type Person, showList } from './person.ts';

/** The order stands in the list by itself, and may not be performed before it is paid. */
export async function waitsForPayment(lab: Person, name: string): Promise<void> {
  await expect(await find(lab, name)).toContainText(lab.t('orders:desk.notPaid'));
}

/** The order may be performed, which the list says by itself. The sample is taken: its number. */
export async function takeSample(lab: Person, name: string): Promise<string> {
  const { page, t } = lab;
  const line = await find(lab, name);
  await expect(line).toBeVisible();
  await expect(line).not.toContainText(t('orders:desk.notPaid'));
  await openLine(lab, name);
  await actButton(lab, 'lab:takeSample').click();
  const sid = page.locator('.lab-sid');
  await expect(sid).toHaveText(/^\d{10}$/);
  return (await sid.textContent()) ?? '';
}

/** The line is in sight: the slip is opened, its sample taken, the value of its one index entered and the result returned. */
export async function returnedByKeys(lab: Person, name: string, value: string): Promise<void> {
  const { page } = lab;
  await lineOf(lab, name).first().click();
  await expect(actButton(lab, 'lab:takeSample')).toBeEnabled();
  await page.keyboard.press('F4');
  await expect(page.locator('.lab-entry input').first()).toBeFocused();
  await page.keyboard.type(value, { delay: 65 });
  await page.keyboard.press('Control+Enter');
  await expectDone(lab, 'orders:desk.returned');
}

/** Enters the value of a test of one index and returns the result. */
export async function giveResult(lab: Person, name: string, value: string): Promise<void> {
  const { page } = lab;
  await page.locator('.lab-entry input').first().fill(value);
  await actButton(lab, 'orders:desk.returnResult').click();
  await expectDone(lab, 'orders:desk.returned');
  await showList(lab);
  await openTab(lab, 'lab:tab.DaTra');
  await expect(await find(lab, name)).toBeVisible();
}
