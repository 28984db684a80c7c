import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { limits, namesOfTexts, scriptsFetchedBy, weigh } from './builtParts.ts';
import { goInside, leave, type Watched, watch } from './inside.ts';
import { openAs } from './openAs.ts';
import { different, partsOfScreens, screens } from './screens.ts';
import {
  type Device,
  expectAccessible,
  expectAccessibleInThemes,
  expectNothingCut,
  spareLine,
} from './steps.ts';
import { test } from './test.ts';

const forbidden = 'Chưa được cấp quyền';

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
    for (const path of paths) {
      await follow(page, watched, path);
      await expect(page.locator('#screen').getByText('Not authorised')).toHaveCount(0);
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
    const refusal = page.locator('#screen').getByRole('heading', { name: forbidden });
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

test('every screen opens by its address for an administrator, and fetches little script', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await spareLine(page, false);
  const watched = watch(page);
  const fetched = await scriptsFetchedBy(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace('/his/', '')));
  // home comes with the frame of all screens, the next one with what work screens share
  const [home = '', first = '', ...further] = screens;
  for (const [path, limit] of [
    [home, limits.signIn + limits.home],
    [first, limits.cold],
    ...further.map((path) => [path, limits.screen] as const),
  ] as const) {
    const known = new Set(fetched);
    asked.clear();
    await page.goto(`/his${path}`);
    await watched.settled();
    const texts = partsOfScreens.get(path)?.texts ?? [];
    const late = namesOfTexts(asked).filter(
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
    await expect(page.locator('#screen').getByText(forbidden)).toHaveCount(0);
    await expectNothingCut(page);
    expect(watched.wrong(), path).toEqual([]);
    const { sum, told } = weigh(path, fetched, known);
    expect.soft(sum, told).toBeLessThanOrEqual(limit);
  }
});

// each screen in both languages, in both themes and on both devices: above at a desk in Vietnamese, on phones in English; by thirds,
// since there are more screens than one test has time for
for (const [device, language, theme] of [
  ['wide', 'en', 'light'],
  ['narrow', 'vi', 'dark'],
] as const) {
  for (const third of [0, 1, 2])
    test(`every screen on a ${device} device in ${language} is accessible in both themes and whole (${third + 1} of 3)`, async ({
      browser,
    }) => {
      const page = await openAs(browser, accounts.ADMINISTRATOR, device, language);
      const watched = watch(page);
      await page.goto('/his/trang-chu');
      await watched.settled();
      for (const path of different.filter((_, at) => at % 3 === third)) {
        await follow(page, watched, `/his${path}`);
        await expectAccessibleInThemes(page, theme);
        await expectNothingCut(page);
        expect(watched.wrong(), path).toEqual([]);
      }
    });
}
