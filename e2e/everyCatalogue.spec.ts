import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { catalogues } from '@sen/domain/catalogues/all';
import { accounts, type Device, expectNothingCut, openDevice, signIn } from './steps.ts';

/** Goes to a path as a link of the application does, without loading it anew. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** What axe finds wrong in a part of the page. */
async function faults(page: Page, part: string): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

for (const device of ['wide', 'narrow'] as const satisfies readonly Device[]) {
  for (const language of ['vi', 'en'] as const) {
    test(`the list and the form of every catalogue on a ${device} device in ${language}`, async ({
      browser,
    }) => {
      test.setTimeout(400_000);
      const page = await openDevice(browser, device, language);
      await signIn(page, accounts.ADMINISTRATOR);
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      const base = `/his${device === 'narrow' ? '/m' : ''}/he-thong-danh-muc`;
      for (const { name, label, fields } of catalogues) {
        await goInside(page, `${base}/${name}`);
        await expect(
          page.getByRole('heading', { level: 1, name: label[language], exact: true }),
        ).toBeVisible();
        await expect(page.getByRole('table', { name: label[language], exact: true })).toHaveAttribute(
          'aria-busy',
          'false',
        );
        await expectNothingCut(page);
        expect(await faults(page, '#screen'), name).toEqual([]);
        await goInside(page, `${base}/${name}?muc=moi`);
        const form = page.locator('.entry-page, dialog[open]');
        await expect(form.getByLabel(Object.values(fields)[0]?.label[language] ?? '').first()).toBeVisible();
        await expectNothingCut(page);
        // once a layout and once a language: the other two differ in nothing that axe reads
        if ((device === 'wide') === (language === 'vi'))
          expect(await faults(page, '.entry-page, dialog[open]'), `${name}, form`).toEqual([]);
      }
      expect(thrown).toEqual([]);
      await page.context().close();
    });
  }
}
