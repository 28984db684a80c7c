import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { accounts } from '../e2e/accounts.ts';
import { sumOf, watchScripts } from '../e2e/scripts.ts';
import { signIn } from '../e2e/steps.ts';
import { openBrowser, openPage } from './browser.ts';

/** How much slower than this machine the processor of a desk is taken to be. */
const slower = 4;
const rounds = 5;
const port = 8191;
const base = `http://localhost:${port}`;

type Row = { work: string; limit: number; times: number[] };

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-bench-web-'));
// the database may run as another user
chmodSync(folder, 0o755);
const sen = await start();
const browser = await openBrowser();
try {
  await measure();
} finally {
  await browser.close();
  sen.kill('SIGTERM');
  await new Promise((resolve) => sen.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

/** Prints the screens' measures on a slowed processor beside the script that they fetch. */
async function measure(): Promise<void> {
  const rows: Row[] = [
    { work: 'home, first visit of the browser', limit: 2500, times: [] },
    { work: 'home, again', limit: 1000, times: [] },
    { work: 'from home to reception', limit: 500, times: [] },
    { work: 'from reception to patients', limit: 500, times: [] },
    { work: 'a key in the search of reception', limit: 150, times: [] },
  ];
  const sizes = await sizesOf();
  const times = rows.map((row) => row.times);
  for (let round = 0; round < rounds; round += 1) {
    const found = await visit();
    found.forEach((time, index) => void times[index]?.push(time));
  }
  console.log(`processor slowed ${slower} times, ${os.cpus().length} cores, ${rounds} rounds

| work | median ms | slowest ms | limit ms |
|---|---|---|---|`);
  for (const { work, limit, times } of rows) {
    const sorted = [...times].sort((a, b) => a - b);
    console.log(
      `| ${work} | ${sorted[sorted.length >> 1]?.toFixed(0)} | ${sorted.at(-1)?.toFixed(0)} | ${limit} |`,
    );
  }
  console.log('\n| page | script fetched, kB after gzip |\n|---|---|');
  for (const [name, size] of sizes) console.log(`| ${name} | ${size} |`);
}

/** The times of one person, in the order of the rows. */
async function visit(): Promise<number[]> {
  const first = await openPage(browser, base);
  await signIn(first, accounts.ADMINISTRATOR);
  const state = await first.context().storageState();
  await first.context().close();

  const page = await openPage(browser, base, state);
  await slow(page);
  const cold = await shownAfterLoad(page, '/his/trang-chu');
  await settled(page);
  const warm = await shownAfterLoad(page, '/his/trang-chu');
  await settled(page);
  const reception = await shownAfterLink(page, '/his/tiep-nhan-ngoai-tru', '#TenBenhNhan');
  await settled(page);
  const patients = await shownAfterLink(page, '/his/benh-nhan', '.patient-list input');
  await page.goto('/his/tiep-nhan-ngoai-tru');
  await page.locator('#TenBenhNhan').waitFor();
  await settled(page);
  const key = await shownAfterKey(page);
  await page.context().close();
  return [cold, warm, reception, patients, key];
}

/** From the start of the navigation to the heading of the screen, as the browser itself counts. */
async function shownAfterLoad(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('#screen h1') ? resolve(performance.now()) : requestAnimationFrame(look);
        look();
      }),
  );
}

/** From the press on a link, which may lie in a closed panel of the menu, to the picture that has `part`. */
async function shownAfterLink(page: Page, address: string, part: string): Promise<number> {
  return page.evaluate(
    ([to, wanted]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const look = () =>
          document.querySelector(wanted) ? resolve(performance.now() - began) : requestAnimationFrame(look);
        look();
      }),
    [address, part] as const,
  );
}

/** From the last key of a name to the first line that is found for it. */
async function shownAfterKey(page: Page): Promise<number> {
  const finder = page.locator('.patient-finder input').first();
  await finder.focus();
  await page.evaluate(() => {
    window.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector('.found-line'))
            Object.assign(window, { keyTook: performance.now() - began });
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true },
    );
  });
  await page.keyboard.type('ng', { delay: 30 });
  await page.waitForFunction(() => 'keyTook' in window);
  return page.evaluate(() => (window as unknown as { keyTook: number }).keyTook); // set above
}

async function sizesOf(): Promise<Array<[string, number]>> {
  const page = await openPage(browser, base);
  // what comes next is fetched while nobody waits: that does not count
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = watchScripts(page);
  const sizes: Array<[string, number]> = [];
  const taken = async (name: string) => void sizes.push([name, sumOf(await scripts.taken())]);
  await page.goto('/his/dang-nhap');
  await page.locator('button[type=submit]').waitFor();
  await taken('sign-in');
  await signIn(page, accounts.ADMINISTRATOR);
  await page.locator('#screen h1').waitFor();
  await taken('home adds');
  for (const name of ['tiep-nhan-ngoai-tru', 'benh-nhan', 'kham-benh-ngoai-tru', 'vien-phi-ngoai-tru']) {
    await page.goto(`/his/${name}`);
    await page.locator('#screen input').first().waitFor();
    await page.waitForLoadState('networkidle');
    await taken(`${name} adds`);
  }
  await page.context().close();
  return sizes;
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** Until nothing is fetched ahead any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
}

async function start(): Promise<ChildProcess> {
  const sen = spawn(process.execPath, ['bin/sen.mjs', 'start', '--port', String(port)], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, SEN_DATA: folder, SEN_WORKERS: '1', SEN_RATE_LIMIT: '100000', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (sen.exitCode !== null) throw new Error('Sen ended before it was ready');
    const answer = await fetch(`${base}/ready`).catch(() => null);
    if (answer?.ok) return sen;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
