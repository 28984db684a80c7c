// Runs the tests at moments at which calendars go wrong: `npm run test:moments -- --help`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build.mjs';

const moments = {
  'before midnight': '2026-12-15T23:59:15+07:00',
  'after midnight': '2026-12-16T00:00:05+07:00',
  'a Sunday': '2026-12-13T10:00:00+07:00',
  "a month's end": '2026-11-30T16:40:00+07:00',
  'the first of a month': '2027-06-01T00:30:00+07:00',
  "a quarter's end": '2027-03-31T23:58:00+07:00',
  "the year's end": '2026-12-31T23:59:00+07:00',
  "New Year's day": '2027-01-01T03:00:00+07:00',
  Tết: '2027-02-06T06:30:00+07:00',
  'the leap day': '2028-02-29T09:00:00+07:00',
  'a holiday': '2027-09-02T14:00:00+07:00',
  'a Monday whose demo is thin': '2027-11-22T01:30:00+07:00',
};

const help = `npm run test:moments -- [--at=INSTANT] [--browser] [FILE ...]

Runs the unit and server tests at ${Object.keys(moments).length} moments, or at INSTANT only (2027-02-06T09:00:00+07:00).
--browser runs the browser tests instead. FILE: only tests of files whose path has this in it.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' }, browser: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const chosen = values.at ? { [values.at]: values.at } : moments;

const failed = [];
for (const [name, at] of Object.entries(chosen)) {
  const began = performance.now();
  const code = await (values.browser ? inBrowser(at) : withoutBrowser(at));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}, ${at}, in ${seconds} s`);
  if (code !== 0) failed.push(at);
}
console.log(`\nmoments: ${Object.keys(chosen).length - failed.length} passed, ${failed.length} failed`);
for (const at of failed)
  console.log(`  npm run test:moments -- --at=${at}${values.browser ? ' --browser' : ''}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs the unit and server tests; prints what failed only. */
async function withoutBrowser(at) {
  const file = path.join(os.tmpdir(), `sen-moment-${process.pid}.json`);
  const code = await run('vitest', ['run', '--reporter=json', `--outputFile=${file}`, ...positionals], at, [
    'ignore',
    'ignore',
    'inherit',
  ]);
  if (!existsSync(file)) return 1;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  for (const { name, message, status, assertionResults } of testResults) {
    const where = path.relative(root, name);
    if (status === 'failed' && message) tell(where, message);
    for (const test of assertionResults)
      if (test.status === 'failed') tell(`${where} > ${test.fullName}`, test.failureMessages.join('\n'));
  }
  return code;
}

function inBrowser(at) {
  return run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...positionals], at, 'inherit');
}

function tell(where, message) {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'));
  console.log([where, ...lines.slice(0, 12).map((line) => `    ${line}`)].join('\n'));
}

function run(program, args, at, stdio) {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio,
      env: { ...process.env, SEN_CLOCK: at },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
