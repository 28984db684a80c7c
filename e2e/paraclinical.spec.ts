import { expect } from '@playwright/test';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { paid } from './visit/arranged.ts';
import { orderedFor } from './visit/doctor.ts';
import { expectDone } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('the bench shows what waits in each room, begins a slip and opens it at its desk', async ({
  browser,
}) => {
  const who = newcomer('Đỗ', 'Điều');
  const { visit } = await orderedFor(browser, who, {
    disease: 'J20.9',
    typed: 'X-quang ngực',
    code: 'HA-XQNGUC',
  });

  const t = textsOf('vi');
  const page = await openAs(browser, 'ktvxq');
  await page.goto('/his/can-lam-sang');
  const row = page.getByRole('row', { name: new RegExp(who.name, 'i') });
  await expect(row).toContainText(t('paraclinical:notPaid'));
  await paid(visit);
  await expect(row).not.toContainText(t('paraclinical:notPaid'));
  await expectAccessible(page);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('paraclinical:begin') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('paraclinical:begin') })
    .click();
  await expectDone({ page, t, device: 'wide' }, 'grid:bulkDone_other');
  await page.getByRole('radio', { name: t('paraclinical:tab.chua-ket-qua') }).click();
  await expect(page).toHaveURL(/can-lam-sang\/chua-ket-qua/);
  await row.click();
  await expect(page).toHaveURL(/chan-doan-hinh-anh\?id=/);
  await expect(page.locator('.work-task')).toContainText(/X-quang/);

  const phone = await openAs(browser, 'ktvxq', 'narrow');
  await phone.goto('/his/can-lam-sang/trong-ngay');
  await expect(phone.getByText(new RegExp(who.name, 'i')).first()).toBeVisible();
  await expectNothingCut(phone);
});
