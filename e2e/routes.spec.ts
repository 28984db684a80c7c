import { expect, type Page, test } from '@playwright/test';
import { goInside, leave, type Watched, watch } from './inside.ts';
import { different, screens } from './screens.ts';
import {
  accounts,
  type Device,
  expectAccessible,
  expectNothingCut,
  inTheme,
  openDevice,
  signIn,
} from './steps.ts';

const forbidden = 'Chưa được cấp quyền';

/** The path of what a page shows, without that of the twin for phones. */
const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/his/m/', '/his/');

/** Opens a screen by a link or by its address and waits until it is shown whole. */
async function open(page: Page, watched: Watched, path: string, how: 'link' | 'address'): Promise<void> {
  if (how === 'address') await page.goto(`/his${path}`);
  else if (pathOf(page) !== `/his${path}`) {
    await leave(page);
    await goInside(page, `/his${path}`);
  }
  await watched.settled();
  expect(pathOf(page)).toMatch(new RegExp(`^/his${path}(/|$)`));
}

for (const [role, username] of Object.entries(accounts)) {
  test(`every route as ${role}: open, or plainly refused`, async ({ browser }) => {
    const page = await openDevice(browser, 'wide');
    const watched = watch(page);
    await signIn(page, username);
    await watched.settled();
    const refusal = page.locator('#screen').getByText(forbidden);
    const opened: string[] = [];
    for (const path of screens) {
      // one refusal looks as the next one does: home stands between them
      if (await refusal.isVisible()) await open(page, watched, '/trang-chu', 'link');
      expect(watched.wrong(), `before ${path}`).toEqual([]);
      await open(page, watched, path, role === 'ADMINISTRATOR' ? 'address' : 'link');
      expect(watched.wrong(), path).toEqual([]);
      if (!(await refusal.isVisible())) opened.push(path);
    }
    expect(opened).toContain('/trang-chu');
    expect(opened.length).toBeGreaterThan(1);
    if (role === 'ADMINISTRATOR') expect(opened).toEqual(screens);
  });
}

for (const device of ['wide', 'narrow'] as const satisfies readonly Device[]) {
  for (const [language, theme] of [
    ['vi', 'light'],
    ['en', 'light'],
    ['vi', 'dark'],
  ] as const) {
    test(`every screen on a ${device} device in ${language}, ${theme}, is accessible and whole`, async ({
      browser,
    }) => {
      const page = await openDevice(browser, device, language);
      const watched = watch(page);
      await signIn(page, accounts.ADMINISTRATOR);
      await inTheme(page, theme);
      await watched.settled();
      for (const path of different) {
        await open(page, watched, path, 'link');
        await expectAccessible(page);
        await expectNothingCut(page);
        expect(watched.wrong(), path).toEqual([]);
      }
    });
  }
}
