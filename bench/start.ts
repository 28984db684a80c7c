import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectFolder } from '../packages/server/src/engine/folders.ts';

/** How Sen starts on a machine that has built nothing and has no data, and then again: seconds to its ready line, memory. */
const data = path.join(os.tmpdir(), `sen-bench-start-${process.pid}`);
const settleMs = 5000;

rmSync(path.join(projectFolder, 'node_modules/.sen'), { recursive: true, force: true });
console.log(
  '| start | seconds to ready | Sen alone MB | its other processes MB | PostgreSQL MB |\n|---|---|---|---|---|',
);
try {
  for (const name of ['first: nothing built, no data', 'second', 'third']) await row(name);
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function row(name: string): Promise<void> {
  const began = performance.now();
  const child = spawn(process.execPath, ['bin/sen.mjs', 'start'], {
    cwd: projectFolder,
    env: { ...process.env, SEN_DATA: data, PORT: process.env['PORT'] ?? '8300', SEN_DEMO_VISITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(child);
  const seconds = (performance.now() - began) / 1000;
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const [main = 0, ...others] = family(child.pid ?? 0).map(residentMegabytes);
  const helpers = others.reduce((sum, one) => sum + one, 0);
  console.log(`| ${name} | ${seconds.toFixed(1)} | ${main} | ${helpers} | ${databaseMegabytes()} |`);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}

function ready(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Sen is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`Sen did not start: ${output}`)));
  });
}

/** A process and those that it began, itself first. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

function residentMegabytes(pid: number): number {
  return Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
}

/** What the bundled PostgreSQL holds, its shared memory counted once. */
function databaseMegabytes(): number {
  const kilobytes = readdirSync('/proc').map((pid) => {
    try {
      if (!readlinkSync(`/proc/${pid}/exe`).startsWith(data)) return 0;
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // no process, or one that ended meanwhile
    }
  });
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}
