import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

const path = 'quan-tri-he-thong/cai-dat/thong-so';

const salary = (page: Page) => page.getByRole('article', { name: /lương cơ sở \(|Base salary/ });

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
