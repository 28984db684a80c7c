import { expect, test } from '@playwright/test';
import { catalogues } from '@sen/domain/catalogues/all';
import { goInside } from './inside.ts';
import {
  accounts,
  type Device,
  expectAccessible,
  expectNothingCut,
  type Language,
  openDevice,
  signIn,
} from './steps.ts';

/** The form of an entry: a page of its own, or a drawer. */
const form = '.entry-page, dialog[open]';

const walks = [
  ['wide', 'vi'],
  ['wide', 'en'],
  ['narrow', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>;

for (const [device, language] of walks) {
  test(`the list and the form of every catalogue on a ${device} device in ${language}`, async ({
    browser,
  }) => {
    const page = await openDevice(browser, device, language);
    await signIn(page, accounts.ADMINISTRATOR);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const base = `/his${device === 'narrow' ? '/m' : ''}/he-thong-danh-muc`;
    for (const { name, label, fields } of catalogues) {
      await goInside(page, `${base}/${name}`);
      const title = { name: label[language], exact: true };
      await expect(page.getByRole('heading', { level: 1, ...title })).toBeVisible();
      await expect(page.getByRole('table', title)).toHaveAttribute('aria-busy', 'false');
      await expectNothingCut(page);
      await expectAccessible(page, '#screen');
      await goInside(page, `${base}/${name}?muc=moi`);
      const first = Object.values(fields)[0]?.label[language] ?? '';
      await expect(page.locator(form).getByLabel(first).first()).toBeVisible();
      await expectNothingCut(page);
      await expectAccessible(page, form);
      expect(thrown, name).toEqual([]);
    }
  });
}
