import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['SEN_E2E_PORT'] ?? 8197);
// one data folder for the run: the workers read this file too
process.env['SEN_E2E_DATA'] ??= path.join(os.tmpdir(), `sen-e2e-${process.pid}`);
const chromium = [process.env['SEN_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (place) => place && existsSync(place),
);
if (!chromium) throw new Error('The browser tests need Chromium: install it, or name it in SEN_CHROMIUM');

export default defineConfig({
  testDir: '.',
  workers: 1,
  retries: 0,
  timeout: 300_000, // each step has its own, shorter limit
  forbidOnly: true,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  outputDir: path.join(os.tmpdir(), 'sen-e2e-results'),
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 20_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node bin/sen.mjs start --port ${port}`,
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://localhost:${port}/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      SEN_DATA: process.env['SEN_E2E_DATA'],
      SEN_DEMO_VISITS: 'off',
      SEN_RATE_LIMIT: '100000',
      LOG_LEVEL: 'error',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
