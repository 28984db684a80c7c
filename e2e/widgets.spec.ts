import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { expectAccessibleInThemes } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

for (const language of ['vi', 'en'] as const) {
  test(`what a field or a button opens is accessible in both themes (${language})`, async ({ browser }) => {
    const t = textsOf(language);
    const page = await openAs(browser, accounts.NURSE, 'wide', language);
    await page.goto('/his/tiep-nhan-ngoai-tru');
    const opened = page.locator('.options');
    const service = page.getByRole('combobox', { name: t('reception:addService') });
    await service.fill('KB');
    await expect(opened.getByRole('option').first()).toBeVisible();
    await inBothThemes(page, '.options');
    await service.press('Escape');

    await page.locator('#DoiTuong_Id').press('ArrowDown');
    await expect(opened.getByRole('option').first()).toBeVisible();
    await inBothThemes(page, '.options');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: t('common:openCalendar') })
      .first()
      .click();
    await expect(opened.getByRole('dialog')).toBeVisible();
    await inBothThemes(page, '.options');
    await page.keyboard.press('Escape');

    await page.locator('.bar-menu.person > button').click();
    await expect(page.getByRole('button', { name: t('shell:signOut') })).toBeVisible();
    await inBothThemes(page, '.bar-menu.person');
  });
}

async function inBothThemes(page: Page, part: string): Promise<void> {
  await expectAccessibleInThemes(page, 'dark', part);
}
