import { expect } from '@playwright/test';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { received } from './visit/arranged.ts';
import { newcomer } from './visit/reception.ts';

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const) {
  test(`an exemption is asked for by one and granted by another (${device}, ${language})`, async ({
    browser,
  }) => {
    const who = newcomer('Miễn', 'Giảm');
    await received(who);
    const t = textsOf(language);
    const desk = `${device === 'narrow' ? '/his/m' : '/his'}/mien-giam-ngoai-tru`;
    const asker = await openAs(browser, 'thungan1', device, language);
    await asker.goto(desk);
    await asker
      .getByRole('button', { name: t('exemptions:begin') })
      .first()
      .click();
    const form = asker.getByRole('dialog');
    await form.getByLabel(t('exemptions:findVisit'), { exact: true }).fill(who.name);
    await form.getByRole('button', { name: t('exemptions:choose'), exact: true }).click();
    await form.getByRole('button', { name: t('exemptions:send') }).click();
    await expect(form.locator('.form-errors')).toBeVisible();
    await form.getByLabel(t('exemptions:muc')).fill('20');
    await form.getByRole('textbox', { name: t('exemptions:reason') }).fill('Hộ nghèo');
    await expectAccessible(asker);
    await expectNothingCut(asker);
    await asker.screenshot({ path: test.info().outputPath('ask.png') });
    await form.getByRole('button', { name: t('exemptions:send') }).click();
    await expect(form).toHaveCount(0);

    const granter = await openAs(browser, 'giamdoc', device, language);
    await granter.goto(desk);
    await granter.getByLabel(t('exemptions:search')).fill(who.name);
    await granter.getByText(new RegExp(who.name, 'i')).first().click();
    const dialog = granter.getByRole('dialog');
    await expect(dialog.locator('.exemption-lines tbody tr')).toHaveCount(1);
    await expectAccessible(granter);
    await expectNothingCut(granter);
    await granter.screenshot({ path: test.info().outputPath('grant.png') });
    await dialog.getByRole('button', { name: t('exemptions:act.duyet') }).click();
    await expect(dialog.getByRole('button', { name: t('exemptions:act.duyet') })).toHaveCount(0);
    // whoever asked sees what was decided without asking again
    await asker.getByLabel(t('exemptions:search')).fill(who.name);
    await expect(asker.getByText(/^(Đã duyệt|Granted|Approved)$/).first()).toBeVisible();
  });
}
