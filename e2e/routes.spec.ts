import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { limits, namesOfTexts, scriptsFetchedBy, weigh } from './builtParts.ts';
import { goInside, leave, type Watched, watch } from './inside.ts';
import { openAs } from './openAs.ts';
import { different, isWalked, partsOfScreens, screens } from './screens.ts';
import {
  type Device,
  expectAccessible,
  expectAccessibleButForContrast,
  expectNothingCut,
  inLanguage,
  inTheme,
  type Language,
  spareLine,
} from './steps.ts';
import { test } from './test.ts';

const forbidden = { vi: 'Chưa được cấp quyền', en: 'Not authorised' } as const;

/** The path of what a page shows, without that of the twin for phones. */
const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/his/m/', '/his/');

/** Opens a screen as a link does and waits until it is shown whole. */
async function follow(page: Page, watched: Watched, path: string): Promise<void> {
  if (pathOf(page) !== path) {
    await leave(page);
    await goInside(page, path);
  }
  await watched.settled();
  expect(pathOf(page)).toMatch(new RegExp(`^${path}(/|$)`));
}

// which screens a profile opens is a table: packages/server/src/seed/profiles.test.ts, packages/web/src/app/features.test.ts
for (const [role, username] of Object.entries(accounts)) {
  if (role === 'ADMINISTRATOR') continue; // every screen, below
  test(`each screen in the menu of a ${role} asks for nothing that is refused`, async ({ browser }) => {
    const page = await openAs(browser, username, 'narrow', 'en');
    const watched = watch(page);
    await page.goto('/his/trang-chu');
    await watched.settled();
    const links = await page.locator('.home-screens a').all();
    const hrefs = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
    const paths = hrefs.map((href) => href.replace('/his/m/', '/his/'));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths.filter((path) => isWalked(path.replace('/his', '')))) {
      await follow(page, watched, path);
      await expect(page.locator('#screen').getByText(forbidden.en)).toHaveCount(0);
      await expectNothingCut(page);
      expect(watched.wrong(), path).toEqual([]);
    }
  });
}

for (const device of ['wide', 'narrow'] as const satisfies readonly Device[])
  test(`a screen outside the menu is plainly refused, by its address and by a link (${device})`, async ({
    browser,
  }) => {
    const page = await openAs(browser, accounts.TECHNICIAN, device);
    const watched = watch(page);
    const refusal = page.locator('#screen').getByRole('heading', { name: forbidden.vi });
    await page.goto('/his/quan-tri-he-thong/cai-dat');
    await expect(refusal).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await follow(page, watched, '/his/trang-chu');
    await expect(refusal).toHaveCount(0);
    await follow(page, watched, '/his/tiep-nhan-ngoai-tru');
    await expect(refusal).toBeVisible();
    expect(watched.wrong()).toEqual([]);
  });

/** Every third of some paths, from the first, second or third on: there are more screens than one test has time for. */
const thirdOf = (paths: readonly string[], third: number) =>
  paths.filter(isWalked).filter((_, at) => at % 3 === third);
const other = { vi: 'en', en: 'vi' } as const;

/** The theme of a screen at a desk, by turns: `tokens.test.ts` holds every colour in both, here is seen which words stand on which ground. */
const themeOf = (path: string) => (different.indexOf(path) % 2 === 0 ? 'light' : 'dark');

// Each screen is opened once a device, and all that is asked of it is looked at then: at a desk by its address, in the language that the one
// before it ended in, and then in the other one; on a phone as a link opens it.
for (const third of [0, 1, 2])
  test(`every screen opens by its address for an administrator, fetches little script, is whole in both languages and accessible (${third + 1} of 3)`, async ({
    browser,
  }) => {
    const page = await openAs(browser, accounts.ADMINISTRATOR);
    await spareLine(page, false);
    const watched = watch(page);
    const fetched = await scriptsFetchedBy(page);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace('/his/', '')));
    let language: Language = 'vi';
    // home comes with the frame of all screens, the next one with what work screens share
    const [home = '', first = '', ...further] = screens;
    for (const [path, limit] of [
      [home, limits.signIn + limits.home],
      [first, limits.cold],
      ...thirdOf(further, third).map((path) => [path, limits.screen] as const),
    ] as const) {
      const known = new Set(fetched);
      asked.clear();
      await page.goto(`/his${path}`);
      await watched.settled();
      const texts = partsOfScreens.get(path)?.texts ?? [];
      const late = namesOfTexts(asked, language).filter(
        (name) => !['common', 'shell', 'notifications', ...texts].includes(name),
      );
      // the cards of home bring their own
      expect
        .soft(
          path === home ? [] : late,
          `texts that ${path} asks for only when it is drawn: name them in its feature.tsx`,
        )
        .toEqual([]);
      expect(pathOf(page)).toMatch(new RegExp(`^/his${path}(/|$)`));
      await expect(page.locator('#screen').getByText(forbidden[language])).toHaveCount(0);
      await expectNothingCut(page);
      const { sum, told } = weigh(path, fetched, known);
      expect.soft(sum, told).toBeLessThanOrEqual(limit);
      // a catalogue at a path of its own is the same screen as the first one
      if (different.includes(path)) {
        await inTheme(page, themeOf(path));
        await expectAccessible(page);
      }
      language = other[language];
      await inLanguage(page, language);
      await watched.settled();
      await expectNothingCut(page);
      expect(watched.wrong(), path).toEqual([]);
    }
  });

for (const third of [0, 1, 2])
  test(`every screen of a phone is accessible and whole (${third + 1} of 3)`, async ({ browser }) => {
    const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow');
    const watched = watch(page);
    await page.goto('/his/trang-chu');
    await watched.settled();
    for (const path of thirdOf(different, third)) {
      await follow(page, watched, `/his${path}`);
      await expectAccessibleButForContrast(page);
      await expectNothingCut(page);
      expect(watched.wrong(), path).toEqual([]);
    }
  });
