import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../bin/chromium.mjs';
import { useTestClock } from './clock.ts';

useTestClock();

const chromium = ensureChromium();

const unused = [
  // the list of Playwright itself, which this one takes the place of
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // lists below the address bar, which nobody sees here: each window would have a process for each
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * A page lives for seconds: what is compiled to be fast after a thousand calls does not pay, nor do collectors of garbage on threads of
 * their own, and a young generation that is seldom collected does. Measured: a quarter less time of the processor in all.
 */
const shortLived = [
  '--no-opt',
  '--no-maglev',
  '--single-threaded-gc',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
].join(' ');

/** These last longest: begun last, one worker would go on with them when the others have nothing left. */
const long = /\/visit\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts', // screens/ has none: vitest runs it
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
  ],
  globalSetup: './build.ts',
  workers: 3, // each with a Sen of its own: test.ts; two leave a quarter of two cores idle, since pages wait
  fullyParallel: true,
  retries: 1, // bin/test.mjs tells each test that needed it, and bears two of them
  timeout: 300_000, // each step has its own, shorter limit
  forbidOnly: true,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  outputDir: path.resolve(import.meta.dirname, '../node_modules/.sen/e2e-results'),
  use: {
    actionTimeout: 20_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block', // each browser would fetch the whole program to keep it: offline.spec.ts allows it
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        `--js-flags=${shortLived}`,
        '--disable-gpu',
        '--host-resolver-rules=MAP sen.lan 127.0.0.1', // a name as of the house's network: neither HTTPS nor localhost
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unused.join(',')}`,
      ],
    },
  },
});
