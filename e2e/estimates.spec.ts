import { expect } from '@playwright/test';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut, typeAsPerson } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { received } from './visit/arranged.ts';
import { choose } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const) {
  test(`an estimate without a patient is kept, and becomes orders of a visit (${device}, ${language})`, async ({
    browser,
  }) => {
    const who = newcomer('Dự', 'Toán');
    await received(who);
    const t = textsOf(language);
    const page = await openAs(browser, 'tiepdon', device, language);
    const person = { page, t, device };
    await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/du-toan`);
    await page
      .getByRole('button', { name: t('estimates:begin') })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: t('estimates:save') }).click();
    await expect(form.locator('.form-errors')).toBeVisible();
    await form.getByLabel(/^(Người hỏi|Who asks)/).fill(who.name);
    await choose(person, /^\*?(Đối tượng|Payer)/, 'Thu phí', 'Thu phí');
    const services = form.locator('.estimate-wide').first();
    await services.getByRole('button', { name: t('catalogue:addLine') }).click();
    await services.getByRole('combobox', { name: /^\*?(Dịch vụ|Service)/ }).click();
    await typeAsPerson(page, 'SA-BUNG');
    await page.getByRole('option', { name: /SA-BUNG/ }).click();
    // without a number it is one, as where it is ordered
    await expect(form.locator('.estimate-lines tbody tr')).toHaveCount(1);
    await expectAccessible(page);
    await form.getByRole('button', { name: t('estimates:save') }).click();
    await expect(page.locator('.print-frame')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.print-frame')).toHaveCount(0);

    await page.getByLabel(t('estimates:search')).fill(who.name);
    await page.getByText(new RegExp(who.name, 'i')).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.estimate-lines tbody tr')).toHaveCount(1);
    await expectNothingCut(page);
    await page.screenshot({ path: test.info().outputPath('estimate.png') });
    await dialog.getByRole('button', { name: t('estimates:order.begin') }).click();
    await dialog.getByRole('combobox', { name: t('estimates:order.visit') }).click();
    await typeAsPerson(page, who.name);
    await page.getByRole('option', { name: new RegExp(who.name, 'i') }).click();
    await choose(person, t('estimates:order.doctor'), 'Nguyễn', /Nguyễn/);
    await dialog.getByLabel(t('estimates:order.diagnosis')).fill('Đau bụng');
    await expect(dialog.locator('.estimate-lines tbody tr')).toHaveCount(1);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('order.png') });
    await dialog.getByRole('button', { name: t('estimates:order.ok'), exact: true }).click();
    await expect(
      page.getByRole('dialog').getByText(/^(Đã chuyển thành chỉ định|Turned into orders)$/),
    ).toBeVisible();
  });
}
