import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

export type StorageState = BrowserContextOptions['storageState'];

/** Chromium as the benches drive it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['SEN_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** A page of a browser that has fetched nothing yet, with the session of `storageState`. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  storageState?: StorageState,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'vi-VN',
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // tsx gives functions their names by this one, which a page does not have
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  return page;
}
