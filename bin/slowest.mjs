// What takes the time of a test run, told at its end: vitest's and Playwright's JSON reports.
import path from 'node:path';
import { root } from './build.mjs';

const kept = 20;

/** The slowest files of a vitest report, as a table; a file's time is that of its tests and hooks. */
export function slowestFiles({ testResults }) {
  return table(
    'test files without a browser',
    testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      ms: endTime - startTime,
    })),
  );
}

/** The slowest tests of a Playwright report, as a table. */
export function slowestTests({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return table(
    'tests in the browser',
    suites.flatMap(specsOf).map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
}

function table(what, all) {
  const seconds = (ms) => (ms / 1000).toFixed(1).padStart(7);
  const slowest = [...all].sort((one, other) => other.ms - one.ms).slice(0, kept);
  const sum = all.reduce((total, { ms }) => total + ms, 0);
  return [
    `The slowest ${what}, in seconds (all ${all.length}: ${(sum / 1000).toFixed(0)})`,
    ...slowest.map(({ name, ms }) => `${seconds(ms)}  ${name.slice(0, 140)}`),
  ].join('\n');
}
