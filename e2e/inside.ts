import { expect, type Page, type Request } from '@playwright/test';

/** How long nothing may be on its way before a screen counts as ready, in ms. */
const quietMs = 100;

/** What stands in #screen of a screen itself: the frame's printer stays from one screen to the next. */
const own = '#screen > :not(iframe, dialog)';
/** Signs of a screen that still fetches, or that was left. */
const unready = '.sen-loading, [aria-busy=true], [data-left]';

export type Watched = {
  /** Waits until a new screen is shown whole: none that was left, nothing loading, nothing on its way. */
  settled: () => Promise<void>;
  /** Exceptions and failed operations since the last question. */
  wrong: () => string[];
};

/** Watches a page for what it fetches and for what goes wrong. */
export function watch(page: Page): Watched {
  const underway = new Set<Request>();
  let lastMs = Date.now();
  let wrong: string[] = [];
  const ended = (request: Request) => {
    underway.delete(request);
    lastMs = Date.now();
  };
  page.on('request', (request) => {
    // a new document: what the former one asked for may never be told to have ended
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underway.clear();
    underway.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (/graphql|network|error/i.test(message.text()) && ['error', 'warning'].includes(message.type()))
      wrong.push(message.text());
  });
  return {
    settled: async () => {
      await expect(async () => {
        await expect(page.locator(own).first()).toBeVisible({ timeout: 1000 });
        expect(await page.locator(unready).count(), 'parts that are not ready').toBe(0);
        expect([...underway].map((request) => request.url())).toEqual([]);
        expect(Date.now() - lastMs, 'ms without a request').toBeGreaterThanOrEqual(quietMs);
      }).toPass({ intervals: [30], timeout: 20_000 });
    },
    wrong: () => {
      const found = wrong;
      wrong = [];
      return found;
    },
  };
}

/** Goes to a path as a link of the application does, without loading it anew. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Marks what is shown as left, so that nothing takes it for the screen that is opened next. */
export async function leave(page: Page): Promise<void> {
  await page.locator(own).evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('data-left', '');
  });
}
