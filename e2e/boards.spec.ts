import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { siteBase } from './siteBase.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { paid, received } from './visit/arranged.ts';
import { atWork, callUntil, choose } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a television is paired by its code, shows who is called, and a code again once it is removed', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const screen = await context.newPage();
  await screen.goto(`${siteBase()}/his/bang-goi-so`);
  const code = screen.locator('.board-code output');
  await expect(code).toHaveText(/^\d{3} \d{3}$/);

  const page = await openAs(browser, 'quantri', 'wide', 'vi');
  await page.goto('/his/quan-tri-he-thong/bang-goi-so');
  await page
    .getByRole('button', { name: t('boards:pair') })
    .first()
    .click();
  await page.getByLabel(t('boards:field.MaGhep')).fill((await code.textContent()) ?? '');
  await page.getByLabel(t('boards:field.Ten')).fill('Cửa phòng Nội 1');
  await choose({ page, t, device: 'wide' }, t('boards:field.Node_Ids'), 'PK01', /PK01/);
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('boards:pair') })
    .click();
  await expectNotice(page, t('boards:paired'));
  await expect(page.getByRole('row', { name: /Cửa phòng Nội 1/ })).toBeVisible();
  await expectAccessible(page);

  await expect(screen.getByRole('heading', { name: 'Cửa phòng Nội 1' })).toBeVisible();
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const who = newcomer('Kiều', 'Bảng');
  await paid(await received(who));
  await callUntil(doctor, who.name);
  const shown = screen.locator('.board-number.large');
  await expect(shown).toContainText('KIỀU');
  await expect(screen.locator('body')).not.toContainText(new RegExp(who.name, 'i'));
  await expectAccessible(screen);
  await screen.setViewportSize({ width: 800, height: 1280 });
  await expectNothingCut(screen);

  // without the server it says so, and is right again by itself
  await context.setOffline(true);
  await expect(screen.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(screen.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: t('boards:removeOf') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('boards:remove') })
    .click();
  await expectNotice(page, t('boards:removed'));
  await expect(code).toHaveText(/^\d{3} \d{3}$/);
  await context.close();
});
