import { it } from 'vitest';
import {
  LegalParametersDocument,
  UpdateLegalParameterDocument,
} from '../../packages/web/src/features/settings/parameters/parameters.main.gen.ts';
import { accounts } from '../accounts.ts';
import { ask } from '../ask.ts';
import { textsOf } from '../texts.ts';
import { expectAccessible } from './accessible.ts';
import { expectDraft } from './drafts.ts';
import { expect } from './expect.ts';
import type { Screen } from './screen.tsx';
import { openAs, screenSite } from './screenSite.ts';

screenSite();

const path = 'quan-tri-he-thong/cai-dat/thong-so';
/** A day that no other test of the suite comes near. */
const day = '01/07/2098';

const salary = (page: Screen) => page.getByRole('article', { name: /lương cơ sở \(|Base salary/ });

/** Another desk corrects the value of that day. */
async function correctedElsewhere(giaTri: string): Promise<void> {
  const { thamSos } = await ask(accounts.ADMINISTRATOR, LegalParametersDocument, {});
  const value = thamSos.find(({ tuNgay }) => tuNgay === '2098-07-01');
  if (!value) throw new Error('there is no value of that day');
  const { _id: id, version, canCu } = value;
  await ask(accounts.ADMINISTRATOR, UpdateLegalParameterDocument, { id, input: { version, giaTri, canCu: canCu ?? '' } });
}

it('a new base salary waits for its day, is corrected, and is taken back', async () => {
  const page = await openAs(accounts.ADMINISTRATOR);
  const t = textsOf('vi');
  await page.goto(`/his/${path}`);
  const card = salary(page);
  await expect(card).toContainText('2.530.000 ₫');
  await expect(card).toContainText('Nghị định 161/2026/NĐ-CP');
  await expectAccessible();

  await card.getByRole('button', { name: t('parameters:add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('parameters:save') }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Căn cứ');
  await dialog.getByLabel('Áp dụng từ ngày').fill(day);
  await dialog.getByLabel('Số tiền').fill('3.000.000');
  await expectDraft('3000000');
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
  await expectDraft('3200000');
  await page.keyboard.press('Escape');
  await correctedElsewhere('3300000');
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
    .last()
    .click();
  await expect(card).not.toContainText(day);
});
