import { expect, type Locator, type Page } from '@playwright/test';

type Pressed = { senPointers?: string[] };

/** From the next page on, writes down each press, touch and turn of the wheel. (The browser itself moves a mouse that nobody has.) */
export async function listenForPointers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pointers: string[] = [];
    Object.assign(window, { senPointers: pointers });
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      addEventListener(
        kind,
        ({ target }) => pointers.push(`${kind} ${(target as Element).outerHTML.slice(0, 80)}`), // of a window
        true,
      );
  });
}

/** What a pointer did on the page since it was loaded. */
export const pointersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Pressed).senPointers ?? ['nobody listens']); // set above

/** Goes on with Tab until the focus is there, as somebody does who knows no key that leads to it. */
export async function tabTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 40,
): Promise<void> {
  const way: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return expectFocusSeen(page);
    await page.keyboard.press(key);
    way.push(await focused(page));
  }
  throw new Error(`${wanted} was not reached by Tab: ${way.join(' > ')}`);
}

/** The focus is on something: an act that took its place away has not left it nowhere. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
      {
        message: `the focus of ${page.url()} is somewhere`,
      },
    )
    .toBe(true);
}

/** The focus is somewhere, in sight, and drawn. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfFocus), { message: `the focus of ${page.url()}` }).toBe(null);
}

/** What is focused, in a few signs. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.localName ?? ''}${at?.id ? `#${at.id}` : ''} ${at?.getAttribute('aria-label') ?? at?.textContent?.slice(0, 20) ?? ''}`;
  });
}

/** Runs in the page: why nobody sees where the focus is; null when they do. */
function faultOfFocus(): string | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return 'nowhere';
  const told = at.outerHTML.slice(0, 120);
  const { top, left, bottom, right } = at.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `out of sight: ${told}`;
  // the ring may be drawn around the field that an input stands in
  for (let one: HTMLElement | null = at, up = 0; one && up < 4; one = one.parentElement, up += 1) {
    const style = getComputedStyle(one);
    if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) return null;
    if (up > 0 && one.matches(':focus-within') && style.boxShadow !== 'none') return null;
    if (up === 0 && style.boxShadow !== 'none') return null;
  }
  return `not drawn: ${told}`;
}
