import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { catalogues } from '@sen/domain/catalogues/all';
import { accounts, type Device, expectNothingCut, type Language, openDevice, signIn } from './steps.ts';

/** The form of an entry: a page of its own, or a drawer. */
const form = '.entry-page, dialog[open]';

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

/** Each catalogue's list in one layout and language and its form in the other ones, so that two walks see all four. */
const walks = [
  ['list', 'wide', 'vi'],
  ['list', 'narrow', 'en'],
  ['form', 'wide', 'en'],
  ['form', 'narrow', 'vi'],
] as const satisfies ReadonlyArray<readonly [string, Device, Language]>;

for (const [what, device, language] of walks) {
  test(`the ${what} of every catalogue on a ${device} device in ${language}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await openDevice(browser, device, language);
    await signIn(page, accounts.ADMINISTRATOR);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const base = `/his${device === 'narrow' ? '/m' : ''}/he-thong-danh-muc`;
    for (const { name, label, fields } of catalogues) {
      await goInside(page, `${base}/${name}${what === 'form' ? '?muc=moi' : ''}`);
      if (what === 'list') {
        const title = { name: label[language], exact: true };
        await expect(page.getByRole('heading', { level: 1, ...title })).toBeVisible();
        await expect(page.getByRole('table', title)).toHaveAttribute('aria-busy', 'false');
      } else {
        const first = Object.values(fields)[0]?.label[language] ?? '';
        await expect(page.locator(form).getByLabel(first).first()).toBeVisible();
      }
      await expectNothingCut(page);
      expect(await faults(page, what === 'list' ? '#screen' : form), name).toEqual([]);
    }
    expect(thrown).toEqual([]);
    await page.context().close();
  });
}
