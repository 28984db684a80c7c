import { expect, type Page, test } from '@playwright/test';
import { different } from './screens.ts';
import { type Scripts, sumOf, watchScripts } from './scripts.ts';
import { accounts, openDevice, signIn } from './steps.ts';

/**
 * Script after gzip, in kB. A page fetches what comes next while nobody waits for it; all this is measured without that: a
 * work screen opened cold, with everything that work screens share, and each further one.
 */
const limits = { signIn: 150, home: 95, cold: 95, screen: 40 };

const work = different.filter((path) => path !== '/trang-chu');

/** What was fetched since the last question, told with its largest parts. */
async function told(scripts: Scripts, what: string): Promise<number> {
  const found = await scripts.taken();
  const largest = [...found].sort(([, a], [, b]) => b - a).slice(0, 6);
  const parts = largest.map(([name, size]) => `${name} ${Math.round(size)}`);
  console.log(`${what}: ${sumOf(found)} kB (${parts.join(', ')})`);
  return sumOf(found);
}

/** A page that fetches nothing ahead. */
async function openWithoutFetchingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('sign-in and home fetch little script', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await openWithoutFetchingAhead(page);
  const scripts = watchScripts(page);
  await page.goto('/his/dang-nhap');
  await expect(page.locator('button[type=submit]')).toBeVisible();
  expect.soft(await told(scripts, 'sign-in'), 'sign-in').toBeLessThanOrEqual(limits.signIn);
  await signIn(page, accounts.NURSE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect.soft(await told(scripts, 'home'), 'home').toBeLessThanOrEqual(limits.home);
});

test('each screen that is the first of a day adds little script to home', async ({ browser }) => {
  const desk = await openDevice(browser, 'wide');
  await openWithoutFetchingAhead(desk);
  const home = watchScripts(desk);
  await signIn(desk, accounts.ADMINISTRATOR);
  await desk.waitForLoadState('networkidle');
  const known = new Set((await home.taken()).keys());
  const storageState = await desk.context().storageState();
  for (const path of work) {
    const page = await openDevice(browser, 'wide', 'vi', { storageState });
    await openWithoutFetchingAhead(page);
    const scripts = watchScripts(page, known);
    await page.goto(`/his${path}`);
    await expect(page.locator('#screen').locator('input, h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await told(scripts, `cold ${path}`), path).toBeLessThanOrEqual(limits.cold);
    await page.context().close();
  }
});

test('each further screen adds little script to the first one', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await openWithoutFetchingAhead(page);
  const scripts = watchScripts(page);
  await signIn(page, accounts.ADMINISTRATOR);
  const [first = '', ...further] = work;
  await page.goto(`/his${first}`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await scripts.taken();
  for (const path of further) {
    await page.goto(`/his${path}`);
    await expect(page.locator('#screen').locator('input, h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await told(scripts, path), path).toBeLessThanOrEqual(limits.screen);
  }
});
