import { test as playwright } from '@playwright/test';
import { startSen } from './sen.ts';
import { useSite } from './siteBase.ts';

const startMs = 200_000;
let programKept = false;

/** Where modalities call the Sen of this process. */
export const dicomPort = 21_000 + (process.pid % 8000);

/** Whether devices of this test keep the program: `test.use({ serviceWorkers: 'allow' })`. */
export const keepsProgram = (): boolean => programKept;

/** A test against the Sen of its worker: each has one of its own, with fresh demo data. */
export const test = playwright.extend<{ device: undefined }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const sen = await startSen({ SEN_DEMO_VISITS: 'off', SEN_DICOM_PORT: String(dicomPort) });
      useSite({ base: sen.base, fetch });
      await use(sen.base);
      await sen.stop();
    },
    { scope: 'worker', auto: true, timeout: startMs },
  ],
  device: [
    async ({ serviceWorkers }, use) => {
      programKept = serviceWorkers === 'allow';
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site),
});
