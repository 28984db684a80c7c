import { expect } from '@playwright/test';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, ended, received, receivedInsured } from './visit/arranged.ts';
import { expectDone } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('insured costs are confirmed of many visits at once; what is not performed is left with its reason', async ({
  browser,
}) => {
  const [first, second, waiting, paying] = ['Một', 'Hai', 'Ba', 'Tư'].map((name) => newcomer('Chu', name));
  if (!first || !second || !waiting || !paying) throw new Error('four people');
  for (const who of [first, second]) {
    await receivedInsured(who);
    await diagnosed(who, 'J00');
    await ended(who);
  }
  await receivedInsured(waiting);
  await received(paying); // the fund pays nothing

  const t = textsOf('vi');
  const page = await openAs(browser, 'ketoan', 'wide', 'vi');
  await page.goto('/his/xac-nhan-bhyt-ngoai-tru');
  await page.getByLabel(t('confirmations:search')).fill('Chu');
  const rowOf = (who: { name: string }) =>
    page.getByRole('row').filter({ hasText: new RegExp(who.name, 'i') });
  await expect(rowOf(waiting)).toContainText('chưa thực hiện');
  await expect(rowOf(waiting)).toContainText('Chưa có chẩn đoán bệnh chính');
  await expect(rowOf(first)).not.toContainText('chẩn đoán');
  await expect(rowOf(paying)).toHaveCount(0);
  await expectAccessible(page);
  await expectNothingCut(page);

  for (const who of [first, second, waiting]) await rowOf(who).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Xác nhận BHYT' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận BHYT' }).click();
  await expectDone({ page, t, device: 'wide' }, 'grid:bulkDone_other');
  await expect(page.getByRole('dialog')).toContainText('chưa thực hiện');
  await page.keyboard.press('Escape');
  await expect(rowOf(first)).toContainText('Đã xác nhận');
  await expect(rowOf(second)).toContainText('đã xác nhận');
  await expect(rowOf(waiting)).toContainText('Chưa đủ điều kiện');

  const { page: narrow } = { page: await openAs(browser, 'ketoan', 'narrow', 'en') };
  const en = textsOf('en');
  await narrow.goto('/his/m/xac-nhan-bhyt-ngoai-tru');
  await narrow.getByLabel(en('confirmations:search')).fill(first.name);
  await narrow.getByText(new RegExp(first.name, 'i')).first().click();
  const opened = narrow.getByRole('dialog');
  await expect(opened.getByText(/Confirmed by/)).toBeVisible();
  await expectAccessible(narrow);
  await expectNothingCut(narrow);
  await opened.getByRole('button', { name: en('confirmations:reopen') }).click();
  await narrow.locator('#confirm-reason').fill('Wrong route of the card');
  await narrow
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: en('confirmations:reopen') })
    .click();
  await expect(opened.getByRole('button', { name: en('confirmations:confirm'), exact: true })).toBeVisible();
  await expect(opened.getByText(/Wrong route of the card/)).toBeVisible();
  await expectNothingCut(narrow);
  // the list of the other desk follows
  await expect(rowOf(first)).toContainText('Sẵn sàng');
});
