import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Session } from './ask.ts';
import { thisTest } from './clock.ts';
import { siteBase } from './siteBase.ts';
import { storageOf } from './storage.ts';

/** A page that goes from test to test. Loading the program into a fresh browser costs three times as much: bench/results.md. */
type Kept = {
  page: Page;
  devtools: CDPSession;
  kind: string;
  uses: number;
  /** Whose it is: a test's, nobody's, or on the way to that. */
  test: string | typeof nobody | typeof leaving;
  /** Scripts that the test gave to what is opened from then on. */
  scripts: Array<Promise<Disposable>>;
  spoilt: boolean;
};

type Disposable = Awaited<ReturnType<Page['addInitScript']>>;

/** What a page of some kind begins as, made when none is free. */
export type Making = { kind: string; make: (browser: Browser) => Promise<Page> };

/** What a device remembers when a test begins with it. */
export type Remembered = { language: string; session: Session | undefined };

/** After so many tests a page goes: its process has kept something of each of them. */
const enough = 40;

/** What outlasts the document that it was done for and is not taken back. A page it was done to ends with its test. */
const lasting = [
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setViewportSize',
] as const;

/** What tests listen to on a page. */
const heard = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/** A document of the site that runs no program. */
const rest = '/his/favicon.svg';

const nobody = Symbol('nobody');
const leaving = Symbol('leaving');

const all: Kept[] = [];
let left: Promise<unknown> = Promise.resolve();

/**
 * A page of that kind which remembers this and nothing else, whoever had it before. It is its test's until another test takes it; one that a
 * test did something to that cannot be taken back, such as another size, is not given to another.
 */
export async function keptPage(browser: Browser, making: Making, remembered: Remembered): Promise<Page> {
  const free = all.find(
    ({ kind, page, test }) =>
      kind === making.kind && test === nobody && !page.isClosed() && page.context().browser() === browser,
  );
  const kept = free ?? (await begin(browser, making));
  kept.test = thisTest();
  kept.uses += 1;
  await remember(kept, remembered);
  return kept.page;
}

/**
 * Takes back the pages of earlier tests: what runs on them would ask the server at each event, and take the machine from this one. A test
 * that opens several devices at once takes them back once.
 */
export async function takeBack(): Promise<void> {
  const earlier = all.filter(({ test }) => typeof test === 'string' && test !== thisTest());
  for (const kept of earlier) kept.test = leaving;
  left = Promise.all([left, ...earlier.map((kept) => putToRest(kept).catch(() => end(kept)))]);
  await left;
}

async function begin(browser: Browser, { kind, make }: Making): Promise<Kept> {
  const page = await make(browser);
  const kept: Kept = {
    page,
    devtools: await page.context().newCDPSession(page),
    kind,
    uses: 0,
    test: thisTest(),
    scripts: [],
    spoilt: false,
  };
  await page.goto(siteBase() + rest);
  watch(page, kept);
  watch(page.context(), kept);
  all.push(kept);
  return kept;
}

/** Notes what is done that lasts. */
function watch(place: Page | BrowserContext, kept: Kept): void {
  const add = place.addInitScript.bind(place);
  place.addInitScript = (script, arg, options) => {
    const added = add(script, arg, options);
    kept.scripts.push(added);
    return added;
  };
  const methods = place as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>; // by name
  for (const name of lasting) {
    const method = methods[name];
    if (!method) continue;
    methods[name] = (...args) => {
      kept.spoilt = true;
      return method.apply(place, args);
    };
  }
}

async function putToRest(kept: Kept): Promise<void> {
  const { page, uses, spoilt } = kept;
  if (spoilt || uses >= enough || page.isClosed()) return end(kept);
  for (const event of heard) page.removeAllListeners(event);
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close())); // before what follows, which reaches each page of the context
  const scripts = await Promise.all(kept.scripts.splice(0));
  await Promise.all([
    ...scripts.map((one) => one.dispose()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
  await page.goto(siteBase() + rest);
  kept.test = nobody;
}

async function end(kept: Kept): Promise<void> {
  all.splice(all.indexOf(kept), 1);
  await kept.page
    .context()
    .close()
    .catch(() => undefined); // its whole browser may be gone
}

async function remember({ page, devtools }: Kept, { language, session }: Remembered): Promise<void> {
  const context = page.context();
  const { cookies, items } = storageOf(session);
  await context.clearCookies();
  await context.addCookies(cookies);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: siteBase(),
    storageTypes: 'cache_storage,file_systems,indexeddb,local_storage,service_workers,websql',
  });
  await page.evaluate(
    (items) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { language, ...items },
  );
  await devtools.send('Page.resetNavigationHistory');
}
