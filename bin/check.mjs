// Everything that a tool can hold the house to. Each step is one command; all run, as many at once as there are
// cores, then the failures are named.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './build.mjs';

const bin = (name) => path.join('node_modules/.bin', name);
const tsc = 'node_modules/ts7/bin/tsc';
const steps = [
  ['generated files', 'node', ['bin/codegen.mjs', '--check']],
  ['format and lint', bin('biome'), ['ci', '--error-on-warnings', '--max-diagnostics=40', '.']],
  ['types: domain', 'node', [tsc, '-p', 'packages/domain']],
  ['types: server', 'node', [tsc, '-p', 'packages/server']],
  ['types: web', 'node', [tsc, '-p', 'packages/web']],
  ['types: e2e', 'node', [tsc, '-p', 'e2e']],
  [
    'promises',
    bin('oxlint'),
    [
      '--type-aware',
      '-A',
      'all',
      '-D',
      'typescript/no-floating-promises',
      '-D',
      'typescript/no-misused-promises',
      'packages/server/src',
      'packages/domain/src',
    ],
  ],
  ['dependency rule', 'node', ['bin/checkDependencies.mjs']],
  ['tables of others', 'node', ['bin/checkSql.mjs']],
  ['migrations', 'node', ['bin/checkMigrations.mjs']],
  ['texts', 'node', ['bin/checkTexts.mjs']],
  ['glossary', 'node', ['bin/checkGlossary.mjs']],
  ['file sizes', 'node', ['bin/checkSizes.mjs']],
  ['dead code', bin('knip'), ['--no-progress']],
].filter(
  ([, , args]) => !args.some((arg) => arg === 'e2e' && readdirSync(path.join(root, 'e2e')).length === 0),
);

const failed = [];
const began = Date.now();
const [generated, ...others] = steps;
// what is generated is read by the others: first, and alone
await take(generated);
await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, takeOthers));

async function takeOthers() {
  for (let step = others.shift(); step; step = others.shift()) await take(step);
}

async function take([name, command, args]) {
  const start = Date.now();
  const script = args.find((arg) => arg.startsWith('bin/'));
  if (script && !existsSync(path.join(root, script))) throw new Error(`${script} is missing`);
  const { code, output } = await run(command, args);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) {
    failed.push(name);
    console.log(output.split('\n').slice(-80).join('\n'));
  }
}
console.log(
  `\ncheck: ${steps.length - failed.length} passed, ${failed.length} failed in ${((Date.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
