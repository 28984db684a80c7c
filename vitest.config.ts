import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import './bin/clock.mjs';

// Node reads graphql's CommonJS build; Vite would read its ES build, and two copies refuse each other's types.
const graphql = createRequire(import.meta.url).resolve('graphql');
const lightHash = fileURLToPath(new URL('packages/server/test/lightHash.ts', import.meta.url));

// The threads of a run begin with a young generation that is seldom collected: most of what a test makes is gone when it ends.
for (const flag of ['--min-semi-space-size=32', '--max-semi-space-size=64']) setFlagsFromString(flag);

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // one limit for every test and every wait in one: speed is measured in bench/, and a busy machine fails none
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    setupFiles: ['bin/propertyTests.mjs'],
    projects: [
      { extends: true, test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      {
        extends: true,
        resolve: {
          alias: [
            { find: /^graphql$/, replacement: graphql },
            { find: /^@node-rs\/argon2$/, replacement: lightHash },
          ],
        },
        test: {
          name: 'server',
          include: ['packages/server/{src,seeds,test}/**/*.test.ts'],
          globalSetup: ['packages/server/test/globalSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['packages/web/src/testWaits.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['e2e/screens/**/*.test.ts'],
          environment: './e2e/screens/environment.ts',
          environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
          globalSetup: ['packages/server/test/globalSetup.ts', 'e2e/screens/globalSetup.ts'],
          setupFiles: ['packages/web/src/testWaits.ts'],
        },
      },
    ],
  },
});
