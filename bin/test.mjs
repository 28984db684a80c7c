// All tests: units, server and screens on the bundled PostgreSQL, then journeys in a real browser. Nothing is skipped in silence.
// With --changed only those of what differs from main.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './build.mjs';
import { changedFeatures, changedPaths, changedTests, changedUnits } from './changed.mjs';
import { ensureChromium } from './chromium.mjs';
import { slowestFiles, slowestTests } from './slowest.mjs';

const onlyChanged = process.argv.includes('--changed');
let passed = 0;
let failed = 0;
/** What failed, told once more at the end: of a long run often only the end is kept. */
const told = [];
/** Browser tests that passed only when they were played again: each is a fault of the test or of Sen that is to be found. */
const unsteady = [];
/** So many of them are borne in one run. */
const bearable = 2;
const slowest = [];

if (onlyChanged) {
  const paths = changedPaths();
  const { screens, browser } = changedTests(paths);
  const units = changedUnits(paths);
  // every screen test reaches every screen: they are chosen by their names
  if (units === null)
    await runWithoutBrowser(['--project=!screens', '--changed', 'main', '--passWithNoTests']);
  else if (units.length > 0) await runWithoutBrowser(['--project=!screens', ...units]);
  if (screens.length > 0) await runWithoutBrowser(screens.map((name) => `e2e/${name}`));
  if (browser.length > 0) await runInBrowser(browser, changedFeatures(paths));
  else console.log('No browser test is of what has changed.');
} else {
  await runWithoutBrowser([]);
  await runInBrowser([]);
}

for (const table of slowest) console.log(`\n${table}`);
for (const text of unsteady) tell('FAILED ONCE, passed when played again:', text);
for (const text of told) tell('FAILED', text);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && (passed > 0 || onlyChanged) ? 0 : 1;

/** Runs the tests of vitest, or those that the arguments choose. */
async function runWithoutBrowser(chosen) {
  const report = path.join(os.tmpdir(), `sen-vitest-${process.pid}.json`);
  const strays = path.join(os.tmpdir(), `sen-strays-${process.pid}.json`);
  const args = [
    'run',
    ...chosen,
    '--reporter=default',
    '--reporter=./bin/strayErrors.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await run('node_modules/.bin/vitest', args, { SEN_STRAY_ERRORS: strays });
  const before = failed;
  const result = read(report);
  if (result) {
    passed += result.numPassedTests;
    failed += result.numFailedTests + (result.numFailedTestSuites > 0 && result.numFailedTests === 0 ? 1 : 0);
    for (const file of result.testResults) {
      const where = path.relative(root, file.name);
      if (file.status === 'failed' && file.message) told.push(`${where}\n${file.message}`);
      for (const test of file.assertionResults) {
        if (test.status === 'failed')
          told.push(`${where} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
      }
    }
    slowest.push(slowestFiles(result));
  } else if (!onlyChanged || code !== 0) failed += 1;
  const errors = read(strays) ?? [];
  if (code !== 0 && failed === before) {
    failed += 1;
    told.push(`unit tests: an error that belongs to no test\n${errors.join('\n')}`);
  }
}

/** Runs these specs, or all of them when none is named; the walk over all screens keeps to those of the features, where some are named. */
async function runInBrowser(specs, features = []) {
  const file = path.join(os.tmpdir(), `sen-playwright-${process.pid}.json`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...specs.map((name) => `e2e/${name}`)];
  const code = await run('node_modules/.bin/playwright', args, {
    SEN_CHROMIUM: ensureChromium(),
    SEN_WALKED_FEATURES: features.join(' '),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const before = failed;
  const result = read(file);
  if (result) {
    for (const suite of result.suites) tellBrowserTests(suite);
    const { stats } = result;
    const borne = stats.flaky <= bearable ? stats.flaky : 0;
    passed += stats.expected + borne;
    failed += stats.unexpected + stats.flaky - borne + stats.skipped;
    slowest.push(slowestTests(result));
  } else failed += 1;
  if (code !== 0 && failed === before) failed += 1;
}

function tellBrowserTests(suite) {
  for (const inner of suite.suites ?? []) tellBrowserTests(inner);
  for (const spec of suite.specs ?? []) {
    const errors = spec.tests.flatMap((test) => test.results).flatMap((result) => result.errors);
    const text = `e2e/${spec.file} › ${spec.title}\n${errors.map((error) => error.message).join('\n')}`;
    if (!spec.ok) told.push(text);
    else if (spec.tests.some((test) => test.status === 'flaky')) unsteady.push(text);
  }
}

function tell(how, text) {
  const lines = text.split('\n').filter((line) => !line.includes('node_modules'));
  console.log(`\n${how} ${lines.slice(0, 20).join('\n')}`);
}

/** A JSON report, which is taken away; null when none was written. */
function read(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, command), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
