import { expect } from '@playwright/test';
import { yearInVietnam } from './clock.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { receivedInsured } from './visit/arranged.ts';
import { choose } from './visit/person.ts';
import { cardNumber, newcomer } from './visit/reception.ts';

for (const [device, language, payer] of [
  ['wide', 'vi', 'Thu phí'],
  ['narrow', 'en', 'Thu phí'],
] as const) {
  test(`a payer is changed at its desk with what becomes due before the eyes (${device}, ${language})`, async ({
    browser,
  }) => {
    const who = newcomer('Lục', 'Đổi');
    await receivedInsured(who);
    const t = textsOf(language);
    const page = await openAs(browser, 'thungan1', device, language);
    await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/cap-nhat-doi-tuong-ngoai-tru`);
    await page.getByLabel(t('payers:search')).fill(who.name);
    await page.getByText(new RegExp(who.name, 'i')).first().click();
    const dialog = page.getByRole('dialog');
    await choose({ page, t, device }, t('cashier:payer'), '', payer);
    await expect(dialog.getByText(t('cashier:payerMoreDue'))).toBeVisible();
    await expect(dialog.locator('.payer-lines tbody tr')).toHaveCount(1);
    await expect(dialog.locator('.bill-change')).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await page.screenshot({ path: test.info().outputPath('payer.png') });
    await dialog.getByRole('button', { name: t('cashier:act.doiDoiTuong') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/Đã đổi 1 lần|Changed 1 time/).first()).toBeVisible();
    // opened again, it says how it changed before; changed back, nothing is due any more
    await page.getByText(new RegExp(who.name, 'i')).first().click();
    await expect(page.locator('.payer-changes li')).toHaveCount(1);
    await expectAccessible(page);
    await choose({ page, t, device }, t('cashier:payer'), '', /^(Bảo hiểm y tế|Health insurance)$/);
    await page.getByLabel(t('cashier:cardNumber')).fill(cardNumber(who));
    await page.getByLabel(t('cashier:validFrom')).fill(`01/01/${yearInVietnam()}`);
    await page.getByLabel(t('cashier:validTo')).fill(`31/12/${yearInVietnam()}`);
    await page.keyboard.press('Tab');
    await expect(dialog.locator('.payer-lines tbody tr')).toHaveCount(1);
    await dialog.getByRole('button', { name: t('cashier:act.doiDoiTuong') }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByText(new RegExp(who.name, 'i')).first().click();
    await expect(page.locator('.payer-changes li')).toHaveCount(2);
    await expectNothingCut(page);
  });
}
