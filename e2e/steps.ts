import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Frame,
  type Page,
} from '@playwright/test';
import { password, type Session } from './ask.ts';
import { giveClockToPages, thisTest } from './clock.ts';
import { keptPage, takeBack } from './keptPages.ts';
import { listenForNotices } from './notices.ts';
import { siteBase } from './siteBase.ts';
import { storageOf } from './storage.ts';
import { keepsProgram } from './test.ts';

export type Device = 'wide' | 'narrow';
export type Language = 'vi' | 'en';
type Theme = 'light' | 'dark';

/** SEN_E2E_SLOW=4 makes each page four times slower: a means to find tests and screens that race. */
const slowness = Number(process.env['SEN_E2E_SLOW'] ?? 1);

/** Axe as it is sent over the wire to each page: half as long as what its own package would send. */
const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rule of axe that costs most. */
const contrast = 'color-contrast';

/** The browsers of this test and of those before it that no other test uses. */
const opened = new Map<BrowserContext, string>();

/** Pages that an earlier test left open would ask the server at each of its events, and take the machine from this one. */
async function closeEarlier(): Promise<void> {
  const earlier = [...opened].filter(([, test]) => test !== thisTest()).map(([context]) => context);
  for (const context of earlier) opened.delete(context);
  await Promise.all([takeBack(), ...earlier.map((context) => context.close())]);
}

/**
 * A device for one person, a desk at 1366 x 768 or a phone, that remembers nothing but its language and, where one is given, a session. It
 * lasts as long as the test. With `options`, or where the program is kept on devices, it is a browser of its own, else one that tests use one
 * after the other.
 */
export async function openDevice(
  browser: Browser,
  device: Device,
  language: Language = 'vi',
  { session, options }: { session?: Session; options?: BrowserContextOptions } = {},
): Promise<Page> {
  await closeEarlier();
  if (!options && !keepsProgram()) {
    const make = (browser: Browser) => newPage(browser, device);
    return keptPage(browser, { kind: device, make }, { language, session });
  }
  const { cookies, items } = storageOf(session);
  const localStorage = Object.entries({ language, ...items }).map(([name, value]) => ({ name, value }));
  const origin = options?.baseURL ?? siteBase();
  const page = await newPage(browser, device, {
    ...options,
    storageState: { cookies, origins: [{ origin, localStorage }] },
  });
  opened.set(page.context(), thisTest());
  return page;
}

async function newPage(browser: Browser, device: Device, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    ...(device === 'wide'
      ? { viewport: { width: 1366, height: 768 } }
      : {
          viewport: { width: 390, height: 844 },
          isMobile: true,
          hasTouch: true,
          userAgent:
            'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
        }),
  });
  await giveClockToPages(context);
  await listenForNotices(context);
  await spareLine(context, true);
  const page = await context.newPage();
  if (slowness > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  }
  return page;
}

/**
 * Whether pages that are opened from here on spare the line, and fetch nothing before it is wanted. They do until a test says otherwise:
 * what is fetched in advance is a fifth of what a first page costs, and most tests leave before they want it.
 */
export async function spareLine(place: BrowserContext | Page, saveData: boolean): Promise<void> {
  await place.addInitScript((wanted) => {
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { configurable: true, get: () => wanted });
  }, saveData);
}

/** Shows the page, and what is opened on it from here on, in a theme. */
export async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('theme', wanted);
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
}

/** Shows a desk's page in a language: by the bar, or by loading it anew where it has none. */
export async function inLanguage(page: Page, language: Language): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Ngôn ngữ|Language): / });
  if ((await menu.count()) > 0) {
    await menu.click();
    await page.locator(`.bar-list button[lang=${language}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  } else {
    await page.evaluate((wanted) => localStorage.setItem('language', wanted), language);
    await page.reload();
  }
}

/** Signs in at /his/dang-nhap and waits for the home screen. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/his/dang-nhap');
  await page.locator('input[autocomplete^=username]').fill(username);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/dang-nhap'));
  await expect(page.locator('#screen')).toBeVisible();
}

/** Chooses a profile or a place of work in the bar. */
export async function chooseInBar(page: Page, label: RegExp | string, name: string): Promise<void> {
  const bar = page.locator('.bar-choice', { has: page.getByRole('button', { name: label }) });
  await bar.getByRole('button').first().click();
  await bar.getByRole('listitem').getByRole('button', { name, exact: true }).click();
}

/** Types as a person does: keys as quick as a scanner's are taken for one. */
export async function typeAsPerson(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 65 });
}

/** No serious finding of axe on what is shown, or on a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNothingFound(page, part);
}

/** The same in a theme and, as for what colours decide, in the other one, which stays. */
export async function expectAccessibleInThemes(page: Page, first: Theme, part?: string): Promise<void> {
  await inTheme(page, first);
  await expectNothingFound(page, part);
  await inTheme(page, first === 'light' ? 'dark' : 'light');
  await expectNothingFound(page, part, { only: [contrast] });
}

/** The same without the contrast of words, which tokens.test.ts holds for every colour: three fifths of what axe costs. */
export async function expectAccessibleButForContrast(page: Page): Promise<void> {
  await expectNothingFound(page, undefined, { without: [contrast] });
}

async function expectNothingFound(
  page: Page,
  part?: string,
  { only, without = [] }: { only?: string[]; without?: string[] } = {},
): Promise<void> {
  // A dialogue that is still fading in has the contrast of its fading.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]),
  );
  // Axe is large: frames that hold it are not given it again. Its other mode opens a page of its own each time.
  const holding = await Promise.all(page.frames().map(holdsAxe));
  const axe = new AxeBuilder({ page, axeSource: holding.every(Boolean) ? 'undefined' : axeSource });
  axe.setLegacyMode(true);
  if (part) axe.include(part);
  axe.options({ resultTypes: ['violations'] });
  if (only) axe.withRules(only);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  if (without.length > 0) axe.disableRules(without);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(' | ')
        .slice(0, 300)}`,
  );
  expect(told, page.url()).toEqual([]);
}

/** Whether a frame has axe already: not one that goes away, nor one that does not answer, such as that of a PDF. */
function holdsAxe(frame: Frame): Promise<boolean> {
  const silent = new Promise<boolean>((resolve) => setTimeout(resolve, 1000, false));
  return Promise.race([frame.evaluate(() => 'axe' in window), silent]).catch(() => false);
}

/** Nothing sticks out sideways: the page is not wider than its window. */
export async function expectNothingCut(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
