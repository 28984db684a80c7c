import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { catalogueOfEachKind } from './fieldKinds.ts';
import { goInside } from './inside.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';

/** The form of an entry: a page of its own, or a drawer. */
const form = '.entry-page, dialog[open]';

const settings = [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>;

// every catalogue is shown without a browser, in both languages: packages/web/src/app/everyCatalogue.test.tsx
for (const [device, language] of settings) {
  test(`list and form of each kind of field and form are whole on a ${device} device in ${language}`, async ({
    browser,
  }) => {
    const page = await openAs(browser, accounts.ADMINISTRATOR, device, language);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const base = `/his${device === 'narrow' ? '/m' : ''}/he-thong-danh-muc`;
    await page.goto(base);
    await expect(page.locator('#screen input').first()).toBeVisible();
    for (const { name, label, fields } of catalogueOfEachKind()) {
      await goInside(page, `${base}/${name}`);
      const title = { name: label[language], exact: true };
      await expect(page.getByRole('heading', { level: 1, ...title })).toBeVisible();
      await expect(page.getByRole('grid', title)).toHaveAttribute('aria-busy', 'false');
      await expectNothingCut(page);
      await expectAccessible(page, '#screen');
      await goInside(page, `${base}/${name}?muc=moi`);
      const first = Object.values(fields)[0]?.label[language] ?? '';
      await expect(page.locator(form).getByLabel(first).first()).toBeVisible();
      for (const add of await page.locator(form).locator('.entry-lines > button').all()) await add.click();
      await expectNothingCut(page);
      await expectAccessible(page, form);
      expect(thrown, name).toEqual([]);
    }
  });
}
