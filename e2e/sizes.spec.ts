import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { password } from './ask.ts';
import { codeOf, limits, scriptsFetchedBy, textScripts, weigh } from './builtParts.ts';
import { enterCredentials } from './newAccount.ts';
import { different, partsOfScreens } from './screens.ts';
import { openDevice } from './steps.ts';
import { test } from './test.ts';

const signIn = ['index.html', 'src/features/identity/SignIn.tsx'];
const afterSignIn = ['src/app/Shell.tsx', 'src/app/WideShell.tsx', 'src/features/home/Home.tsx'];
const frame = 'src/app/ScreenFrame.tsx';

const home = new Set([
  ...codeOf('index.html', ...afterSignIn),
  ...textScripts('common', 'shell', 'notifications', 'home'),
]);
const work = different.filter((path) => path !== '/trang-chu');
const screen = (path: string) => {
  const found = partsOfScreens.get(path);
  if (!found) throw new Error(`no screen at ${path}`);
  return new Set([...codeOf(...(found.framed ? [frame] : []), found.part), ...textScripts(...found.texts)]);
};

test('sign-in and home fetch little script, and that which the build says', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  const fetched = await scriptsFetchedBy(page);
  await page.goto('/his/dang-nhap');
  await expect(page.locator('button[type=submit]')).toBeVisible();
  const before = new Set(fetched);
  const first = weigh('sign-in', before);
  expect.soft(first.sum, first.told).toBeLessThanOrEqual(limits.signIn);
  expect([...before].sort()).toEqual(
    [...codeOf(...signIn), ...textScripts('common', 'identity'), 'old.js'].sort(),
  );

  await enterCredentials(page, accounts.NURSE, password);
  await expect(page.locator('#screen h1')).toBeVisible();
  const second = weigh('home', fetched, before);
  expect.soft(second.sum, second.told).toBeLessThanOrEqual(limits.home);
  expect([...home].filter((file) => !fetched.has(file))).toEqual([]);
});

test('each screen that is the first of a day adds little script to home', () => {
  for (const path of work) {
    const { sum, told } = weigh(`cold ${path}`, screen(path), home);
    console.log(told);
    expect.soft(sum, told).toBeLessThanOrEqual(limits.cold);
  }
});

test('each further screen adds little script to the first one', () => {
  const [first = '', ...further] = work;
  const known = new Set([...home, ...screen(first)]);
  for (const path of further) {
    const { sum, told } = weigh(path, screen(path), known);
    console.log(told);
    expect.soft(sum, told).toBeLessThanOrEqual(limits.screen);
    for (const file of screen(path)) known.add(file);
  }
});

test('the program comes compressed as the build left it, over https and over http', async ({ request }) => {
  const [script = ''] = [...codeOf('src/app/Shell.tsx')].filter((file) => file.endsWith('.js'));
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(`/his/${script}`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      // known only of what is not compressed on the way
      'content-length': expect.stringMatching(/^\d+$/),
      'cache-control': expect.stringContaining('immutable'),
    });
  }
});
