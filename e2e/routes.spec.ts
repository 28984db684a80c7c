import { expect, type Page, test } from '@playwright/test';
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

/** Opens a screen and answers what went wrong on it: exceptions, failed operations. */
async function open(page: Page, path: string): Promise<string[]> {
  const wrong: string[] = [];
  const onError = (error: Error) => wrong.push(error.message);
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (/graphql|network|error/i.test(message.text()) && ['error', 'warning'].includes(message.type()))
      wrong.push(message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  await page.goto(`/his${path}`);
  await expect(page.locator('#screen')).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('pageerror', onError);
  page.off('console', onConsole);
  return wrong;
}

for (const [role, username] of Object.entries(accounts)) {
  test(`every route as ${role}: open, or plainly refused`, async ({ browser }) => {
    const page = await openDevice(browser, 'wide');
    await signIn(page, username);
    const opened: string[] = [];
    for (const path of screens) {
      expect(await open(page, path), path).toEqual([]);
      if (!(await page.getByText(forbidden).isVisible())) opened.push(path);
    }
    expect(opened).toContain('/trang-chu');
    expect(opened.length).toBeGreaterThan(1);
    if (role === 'ADMINISTRATOR') expect(opened).toEqual(screens);
    await page.context().close();
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
      await signIn(page, accounts.ADMINISTRATOR);
      await inTheme(page, theme);
      for (const path of different) {
        expect(await open(page, path), path).toEqual([]);
        await expectAccessible(page);
        await expectNothingCut(page);
      }
      await page.context().close();
    });
  }
}
