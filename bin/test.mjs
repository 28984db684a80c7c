// All tests: units and server on the bundled PostgreSQL, then journeys in a real browser. Nothing is skipped in silence.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, root } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

let passed = 0;
let failed = 0;
/** What failed, told once more at the end: of a long run often only the end is kept. */
const told = [];
const report = path.join(os.tmpdir(), `sen-vitest-${process.pid}.json`);

const unit = await run('node_modules/.bin/vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, 'utf8'));
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
  rmSync(report);
} else failed += 1;
if (unit !== 0 && failed === 0) {
  failed += 1;
  told.push('unit tests: an error that belongs to no test; it stands above');
}

if (readdirSync(path.join(root, 'e2e')).some((name) => name.endsWith('.spec.ts'))) {
  const chromium = ensureChromium();
  await build();
  const file = path.join(os.tmpdir(), `sen-playwright-${process.pid}.json`);
  const browser = await run(
    'node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      SEN_CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  if (existsSync(file)) {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    for (const suite of suites) tellBrowserTests(suite);
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky + stats.skipped;
    rmSync(file);
  } else failed += 1;
  if (browser !== 0 && failed === 0) failed += 1;
}
for (const text of told) {
  const lines = text.split('\n').filter((line) => !line.includes('node_modules'));
  console.log(`\nFAILED ${lines.slice(0, 20).join('\n')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function tellBrowserTests(suite) {
  for (const inner of suite.suites ?? []) tellBrowserTests(inner);
  for (const spec of suite.specs ?? []) {
    if (spec.ok) continue;
    const errors = spec.tests.flatMap((test) => test.results).flatMap((result) => result.errors);
    told.push(`e2e/${spec.file} › ${spec.title}\n${errors.map((error) => error.message).join('\n')}`);
  }
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
