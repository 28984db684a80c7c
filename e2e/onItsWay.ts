import type { Page } from '@playwright/test';

/** Does something while the first request of an operation is on its way to the server: it goes on afterwards. */
export async function whileOnItsWay(
  page: Page,
  operation: string,
  send: () => Promise<void>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const path = '**/graphql/**';
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  let left: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    left = resolve;
  });
  await page.route(path, async (route) => {
    if (!(route.request().postData() ?? '').includes(`"${operation}"`)) return route.fallback();
    left();
    await waiting;
    return route.continue();
  });
  await send();
  await underWay;
  await meanwhile();
  go();
}
