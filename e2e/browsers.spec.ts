import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { password } from './ask.ts';
import { enterCredentials } from './newAccount.ts';
import { openDevice } from './steps.ts';
import { test } from './test.ts';

const dist = path.resolve(import.meta.dirname, '../packages/web/dist');
const built = readdirSync(path.join(dist, 'assets'));
const textOf = (file: string) => readFileSync(path.join(dist, 'assets', file), 'utf8');

/** What Chrome 109 or Firefox 115 does not have and no build target can lower; a backdrop has no tokens there. */
const tooNew = {
  js: /\.(?:toSorted|toReversed|toSpliced|showPopover|hidePopover|togglePopover)\(|\b(?:Object|Map)\.groupBy\b|Array\.fromAsync|Promise\.withResolvers|AbortSignal\.any\b|URL\.(?:canParse|parse)\(|Intl\.Segmenter|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray|flatMap|take|drop)\(/g,
  css: /:has\(|:popover-open|color-mix\(|@starting-style|\boklch\(|\blight-dark\(|[{;]\s*&|::backdrop[^{}]*\{[^}]*var\(--[\w-]+\)/g,
};

test('the build holds nothing that the oldest promised browsers lack', () => {
  for (const kind of ['js', 'css'] as const) {
    const files = built.filter((file) => file.endsWith(`.${kind}`));
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap((file) =>
      [...textOf(file).matchAll(tooNew[kind])].map(
        ({ 0: text, index }) =>
          `${file}: ${text} in ${textOf(file).slice(Math.max(0, index - 60), index + 40)}`,
      ),
    );
    expect(found).toEqual([]);
  }
});

/** As far as a newer browser can be made an older one: what came since is gone before the page begins. */
async function aged(context: BrowserContext, gone: readonly string[]): Promise<Page> {
  await context.addInitScript((names) => {
    for (const name of names) {
      const parts = name.split('.');
      const last = parts.pop() ?? '';
      const owner = parts.reduce<unknown>(
        (at, part) => (at === undefined ? at : Reflect.get(Object(at), part)),
        window,
      );
      if (owner !== undefined) Reflect.deleteProperty(Object(owner), last);
    }
  }, gone);
  return context.newPage();
}

test('without what Chrome 109 lacks somebody signs in, finds a patient and opens a form', async ({
  browser,
}) => {
  const device = await openDevice(browser, 'wide');
  const page = await aged(device.context(), [
    'Array.prototype.toSorted',
    'Array.prototype.toReversed',
    'Array.prototype.toSpliced',
    'Array.prototype.with',
    'Array.fromAsync',
    'Object.groupBy',
    'Map.groupBy',
    'Promise.withResolvers',
    'AbortSignal.any',
    'URL.canParse',
    'Iterator.prototype.map',
    'Iterator.prototype.filter',
    'HTMLElement.prototype.popover',
    'HTMLElement.prototype.showPopover',
    'HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.togglePopover',
    'Set.prototype.union',
    'Set.prototype.difference',
  ]);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto('/his/dang-nhap');
  await enterCredentials(page, accounts.NURSE, password);
  await expect(page.locator('#screen h1')).toBeVisible();
  await page.goto('/his/tiep-nhan-ngoai-tru');
  const payer = page.getByRole('combobox', { name: /Đối tượng$/ });
  await payer.click();
  await expect(payer).toHaveAttribute('aria-expanded', 'true');
  await payer.press('ArrowDown');
  await payer.press('Enter');
  await expect(payer).toHaveAttribute('aria-expanded', 'false');
  expect(failures).toEqual([]);
  await page.context().close();
});

test('an older browser is told in two languages what to install', async ({ browser }) => {
  const device = await openDevice(browser, 'wide');
  const page = await aged(device.context(), ['HTMLElement.prototype.inert', 'Array.prototype.findLast']);
  await page.goto('/his/dang-nhap');
  await expect(page.getByRole('heading', { name: 'Trình duyệt này quá cũ để dùng Sen' })).toBeVisible();
  await expect(page.getByText('Firefox 115 or later')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await page.context().close();
});
