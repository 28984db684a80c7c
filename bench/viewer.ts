// A CT of 500 slices in Chromium: how soon its first picture is seen by a browser that has fetched nothing yet, and how fast one goes
// through all of it, beside the bare fetch of the same bytes.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { signIn } from '../e2e/steps.ts';
import { newUid, slice } from '../packages/server/src/features/dicom/testPictures.ts';
import { freePort } from '../packages/server/test/freePort.ts';
import { openBrowser, openPage, type StorageState } from './browser.ts';
import { spread } from './measure.ts';
import { listenedModality } from './modality.ts';
import { type Site, type Started, today, withSen } from './site.ts';
import { bareFetch, firstPicture, type Scroll, scrolled, slicesOf } from './viewerPage.ts';

const { values } = parseArgs({
  options: {
    viewer: { type: 'boolean' },
    slices: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    /** A folder that keeps the data from run to run. */
    data: { type: 'string' },
  },
});
const slices = Number(values.slices);
const rounds = Number(values.rounds);
const atOnce = 50;
const limitMs = 2000;

const folder = values.data ?? mkdtempSync(path.join(os.tmpdir(), 'sen-bench-viewer-'));
// the database may run as another user
if (!values.data) chmodSync(folder, 0o755);
const port = await freePort();
process.env['SEN_DICOM_PORT'] = String(port); // of the Sen that is started
process.env['SEN_DATA'] = path.join(folder, 'sen');
try {
  await withSen({ patients: 100, visits: 10, acts: 10 }, bench, folder);
} finally {
  if (!values.data) rmSync(folder, { recursive: true, force: true });
}

async function bench({ base }: Started, site: Site): Promise<void> {
  const study = await studyIn(site);
  const browser = await openBrowser();
  try {
    await measure(browser, base, study);
  } finally {
    await browser.close();
  }
}

/** The study of the data; a modality sends it where there is none. */
async function studyIn(site: Site): Promise<string> {
  const kept = path.join(folder, `study-${slices}`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from auth.node where code = 'HA02'`,
  );
  const MaAE = `BENCH${slices}`;
  const modality = await listenedModality(site, port, { MaAE, LoaiMay: 'CT', room: rows[0]?.id ?? '' });
  const of = { study: newUid(), series: newUid(), patient: MaAE };
  for (let from = 0; from < slices; from += atOnce) {
    const count = Math.min(atOnce, slices - from);
    const answers = await modality.store(
      ...Array.from({ length: count }, (_, n) => slice(of, from + n, slices)),
    );
    if (!Array.isArray(answers) || answers.some((status) => status !== 0)) throw new Error('not stored');
  }
  writeFileSync(kept, of.study);
  return of.study;
}

async function measure(browser: Browser, base: string, study: string): Promise<void> {
  const state = await stateOf(browser, base);
  const looks: number[] = [];
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage(browser, base, state);
    const { look, seen } = await firstPicture(page, study);
    looks.push(look);
    taken.push(seen);
    await page.context().close();
  }
  const page = await openPage(browser, base, state);
  await firstPicture(page, study);
  const cold = await scrolled(page, 'ArrowDown', slices);
  const warm = await scrolled(page, 'ArrowUp', slices);
  await page.context().close();
  const bare = await bareFetch(await openPage(browser, base, state), await slicesOf(base, study, state));

  console.log(`${slices} slices of 512 x 512 x 16 bits, ${rounds} browsers that have fetched nothing yet; ${today}
${os.cpus().length} cores shared by Sen, PostgreSQL, Chromium and what drives it; load average ${os.loadavg()[0]?.toFixed(1)}

| work | median ms | slowest ms | limit ms |
|---|---|---|---|
${timesRow('the first picture is seen', looks, limitMs)}
${timesRow('it can be worked with', taken, null)}

| work | ms | pictures a second | longest gap ms | ratio to the bare fetch |
|---|---|---|---|---|
| the bare fetch of all pictures, six at a time | ${bare.toFixed(0)} | ${((slices * 1000) / bare).toFixed(0)} | | 1 |
${scrollRow('from the first to the last right after the first is seen', cold, bare)}
${scrollRow('back again', warm, bare)}`);
}

/** The session of somebody who reads pictures, as a browser keeps it. */
async function stateOf(browser: Browser, base: string): Promise<StorageState> {
  const page = await openPage(browser, base);
  await signIn(page, 'bshinhanh');
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

function timesRow(work: string, times: readonly number[], limit: number | null): string {
  return `| ${work} | ${spread(times).p50.toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${limit ?? ''} |`;
}

function scrollRow(work: string, { took, gap, drawn }: Scroll, bare: number): string {
  const rate = (drawn * 1000) / took;
  return `| ${work} | ${took.toFixed(0)} | ${rate.toFixed(0)} | ${gap.toFixed(0)} | ${(took / bare).toFixed(2)} |`;
}
