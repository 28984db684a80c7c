import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible, typeAsPerson } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, received, receivedAgain } from './visit/arranged.ts';
import { atWork, expectDone, find, openTab, type Person } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** Opens the tab of orders and its suggestions by their keys. */
async function suggest({ page, t }: Person): Promise<void> {
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('combobox', { name: t('orders:search') })).toBeFocused();
  await page.keyboard.press('Alt+g');
  await expect(page.getByRole('textbox', { name: t('common:suggest.search') })).toBeFocused();
}

test('a set and the orders of last time come into the basket by a press, a template by "/"', async ({
  browser,
}) => {
  const who = newcomer('Đỗ', 'Nhanh');
  const first = await received(who);
  await paid(first);
  await diagnosed(who, 'E11.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  const { keyboard } = page;
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).click();
  await expect(page.getByLabel(t('examination:field.Mach'))).toBeVisible();
  const basket = page.locator('.order-basket li');
  const add = page.getByRole('button', { name: t('common:suggest.add') });

  // a set, without what is chosen already; one press undoes it, one more sends it
  await suggest(doctor);
  await expect(page.locator('.suggest-option[aria-selected="true"]')).toContainText(
    'Theo dõi đái tháo đường',
  );
  await expect(add).toHaveText(/\(8\)/);
  await expectAccessible(page);
  await keyboard.type('bo-cb');
  await expect(add).toHaveText(/\(6\)/);
  await keyboard.press('Enter');
  await expect(basket).toHaveCount(6);
  await expectNotice(page, t('orders:suggest.added_other'), { kind: 'info' });
  await keyboard.press('Alt+z');
  await expect(basket).toHaveCount(0);
  await suggest(doctor);
  await expect(add).toHaveText(/\(8\)/);
  await keyboard.press('Enter');
  await expect(basket).toHaveCount(8);
  await keyboard.press('Control+s');
  await expectDone(doctor, 'orders:ordered');

  // the same again at the next visit
  await paid(await receivedAgain(first));
  await diagnosed(who, 'E11.9');
  const next = page.locator('.work-row:not([aria-selected="true"])', { hasText: new RegExp(who.name, 'i') });
  await next.click();
  // the slips that the tab still shows are those of the visit before
  await expect(page.locator('.tabs-head')).not.toContainText('(');
  await suggest(doctor);
  await typeAsPerson(page, 'lan truoc');
  await expect(page.locator('.suggest-option[aria-selected="true"]')).toContainText(t('orders:suggest.last'));
  await expect(add).toHaveText(/\(8\)/);
  await keyboard.press('Enter');
  await expect(basket).toHaveCount(8);

  // a template at the caret, which the browser's own key undoes
  await keyboard.press('Alt+1');
  const complaint = page.getByLabel(t('examination:field.LyDoKham')).first();
  await complaint.fill('Mệt hai ngày.');
  await typeAsPerson(page, ' /dau bung');
  await expect(page.getByRole('option', { name: /Đau bụng/ })).toBeVisible();
  await keyboard.press('Enter');
  await expect(complaint).toHaveValue(/^Mệt hai ngày\. Đau bụng vùng …/);
  await keyboard.press('Control+z');
  await expect(complaint).toHaveValue('Mệt hai ngày. /dau bung');
});
