import { type Browser, expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

const path = 'quan-tri-he-thong/cai-dat/thong-so';
/** A day that no other test of the suite comes near. */
const day = '01/07/2098';

const salary = (page: Page) => page.getByRole('article', { name: /lương cơ sở \(|Base salary/ });

/** Another desk corrects the value of that day. */
async function correctedElsewhere(browser: Browser, amount: string): Promise<void> {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(`/his/${path}`);
  await salary(page).locator('summary').click();
  await salary(page)
    .getByRole('button', { name: `Sửa: ${day}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Số tiền').fill(amount);
  await dialog.getByRole('button', { name: textsOf('vi')('parameters:save') }).click();
  await expect(salary(page)).toContainText(`Từ ${day}: ${amount} ₫`);
  await page.context().close();
}

test('a new base salary waits for its day, is corrected, and is taken back', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const t = textsOf('vi');
  await page.goto(`/his/${path}`);
  const card = salary(page);
  await expect(card).toContainText('2.530.000 ₫');
  await expect(card).toContainText('Nghị định 161/2026/NĐ-CP');
  await expectAccessible(page);

  await card.getByRole('button', { name: t('parameters:add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('parameters:save') }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Căn cứ');
  await dialog.getByLabel('Áp dụng từ ngày').fill(day);
  await dialog.getByLabel('Số tiền').fill('3.000.000');
  await expectDraft(page, '3000000');
  await page.reload(); // what was typed is there again
  await card.getByRole('button', { name: t('parameters:add') }).click();
  await expect(dialog.getByLabel('Số tiền')).toHaveValue('3.000.000');
  await dialog.getByLabel('Căn cứ').fill('Nghị định 1/2098/NĐ-CP');
  await dialog.getByRole('button', { name: t('parameters:save') }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(`Từ ${day}: 3.000.000 ₫`);
  await expect(card.locator('.parameter-head')).toContainText('2.530.000 ₫');

  await card.locator('summary').click();
  await card.getByRole('button', { name: `${'Sửa'}: ${day}` }).click();
  await dialog.getByLabel('Số tiền').fill('3.100.000');
  await dialog.getByRole('button', { name: t('parameters:save') }).click();
  await expect(card).toContainText(`Từ ${day}: 3.100.000 ₫`);

  // what is kept on this device was typed before another desk corrected the value: that is not overwritten unseen
  const edit = card.getByRole('button', { name: `Sửa: ${day}` });
  await edit.click();
  await dialog.getByLabel('Số tiền').fill('3.200.000');
  await expectDraft(page, '3200000');
  await page.keyboard.press('Escape');
  await correctedElsewhere(browser, '3.300.000');
  await expect(card).toContainText(`Từ ${day}: 3.300.000 ₫`);
  await edit.click();
  await expect(dialog.getByLabel('Số tiền')).toHaveValue('3.200.000');
  await dialog.getByRole('button', { name: t('parameters:save') }).click();
  const conflict = page.getByRole('dialog', { name: t('common:conflictTitle') });
  await expect(conflict).toContainText('3.300.000 ₫');
  await conflict.getByRole('button', { name: t('common:keepMine') }).click();
  await expect(card).toContainText(`Từ ${day}: 3.200.000 ₫`);

  await card.getByRole('button', { name: 'Sửa: 01/07/2026' }).click();
  await dialog.getByRole('button', { name: t('parameters:save') }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Lý do');
  await expect(dialog.getByRole('button', { name: t('parameters:remove') })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: `Sửa: ${day}` }).click();
  await dialog.getByRole('button', { name: t('parameters:remove') }).click();
  await page
    .getByRole('dialog', { name: t('parameters:removeQuestion') })
    .getByRole('button', { name: t('parameters:remove') })
    .click();
  await expect(card).not.toContainText(day);
});

test('on a phone the parameters are found by a word and are whole', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow', 'en');
  const t = textsOf('en');
  await page.goto(`/his/m/${path}`);
  await expect(salary(page)).toContainText('Since 01/07/2026');
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByRole('searchbox', { name: t('parameters:find') }).fill('cap cuu');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: t('parameters:find') }).fill('zzz');
  await expect(page.getByText('Nothing found for “zzz”')).toBeVisible();
});
