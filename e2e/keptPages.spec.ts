import { expect, type Page } from '@playwright/test';
import { openAs } from './openAs.ts';
import { openDevice } from './steps.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' }); // one after the other, as on a worker

let before: Page;
let beside: Page;
let resized: Page;
const heard: string[] = [];

test('a test leaves traces on a device', async ({ browser }) => {
  before = await openAs(browser, 'tiepdon', 'wide', 'en');
  await before.goto('/his/benh-nhan');
  await before.evaluate(async () => {
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
    await new Promise((resolve) => {
      indexedDB.open('trace').onsuccess = resolve;
    });
    await caches.open('trace');
  });
  await before.context().addCookies([{ name: 'trace', value: '1', url: before.url() }]);
  before.on('console', (message) => heard.push(message.text()));
  await before.context().newPage();
  await before.route('**/graphql/**', (one) => one.abort());
  await before.addInitScript(() => Object.assign(window, { trace: 1 }));
  await before.context().setOffline(true);
  beside = await openAs(browser, 'thungan1');
  await beside.goto('/his/trang-chu');
  resized = await openAs(browser, 'tiepdon', 'narrow');
  await resized.setViewportSize({ width: 800, height: 600 });
});

test('the next one finds none of them', async ({ browser, site }) => {
  // two at once, as two people begin a journey
  const both = await Promise.all([openDevice(browser, 'wide'), openDevice(browser, 'wide')]);
  expect(both.includes(before) && both.includes(beside)).toBe(true);
  const page = before;
  expect(page.context().pages()).toEqual([page]);
  expect(await page.context().cookies()).toEqual([]);
  const left = () =>
    page.evaluate(async () => ({
      kept: { ...localStorage },
      ofTheTab: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      pages: history.length,
    }));
  expect(await left()).toEqual({
    kept: { language: 'vi' },
    ofTheTab: {},
    databases: [],
    caches: [],
    pages: 1,
  });
  const asked = page.waitForResponse((one) => one.url().includes('/graphql/') && one.ok());
  await page.goto('/his/benh-nhan');
  await expect(page).toHaveURL(`${site}/his/dang-nhap`);
  await asked;
  expect(await page.evaluate(() => 'trace' in window)).toBe(false);
  await page.evaluate(() => console.log('nobody listens'));
  expect(heard).not.toContain('nobody listens');

  await beside.goto('/his/trang-chu');
  await expect(beside).toHaveURL(`${site}/his/dang-nhap`);
  expect(resized.isClosed()).toBe(true);
  expect(await openDevice(browser, 'narrow')).not.toBe(resized);
});
