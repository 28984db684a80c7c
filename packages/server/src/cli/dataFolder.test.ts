import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdDataFolder, otherHolder } from './dataFolder.ts';

const folder = path.join(os.tmpdir(), `sen-folder-${process.pid}`);
const file = path.join(folder, 'sen.pid');
let other: ChildProcess;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000); console.log(1)']);
  if (other.stdout) await once(other.stdout, 'data');
});
afterAll(() => {
  other.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('is taken from a Sen that is gone, also where another Node has its process number by now', async () => {
  for (const left of ['', '999999999', `${other.pid} 1`, `${other.pid} 1 stopping`]) {
    writeFileSync(file, left);
    const held = await holdDataFolder(folder);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    held.release();
    expect(existsSync(file)).toBe(false);
  }
});

it('is left to a Sen that works on it, and taken once one that stops has gone', async () => {
  writeFileSync(file, String(other.pid)); // as a Sen of an earlier version wrote it
  expect(otherHolder(folder)).toBe(other.pid);
  writeFileSync(file, `${other.pid} ${process.platform === 'linux' ? startOf(other.pid) : '-'} stopping`);
  const waiting = holdDataFolder(folder);
  other.kill();
  (await waiting).release();
});

/** When a process began, as Linux counts it. */
function startOf(pid: number | undefined): string {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
}
