import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of a server; it writes into <folder>/<name>.log. */
export type Program = { name: string; child: ChildProcess; log: string };

/** Who runs PostgreSQL, Patroni and etcd: PostgreSQL does not run as root. */
export function databaseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

type Options = {
  folder: string;
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  user?: { uid: number; gid: number } | null;
};

/** Starts a program apart from the terminal, so that Ctrl+C reaches whoever ends them in order. */
export function startProgram(
  name: string,
  command: readonly [string, ...string[]],
  { folder, cwd = folder, env = {}, user = null }: Options,
): Program {
  const log = path.join(folder, `${name}.log`);
  const output = openSync(log, 'a', 0o644);
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', output, output],
    ...user,
  });
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  return { name, child, log };
}

/** Whether a program has ended. */
export const hasEnded = ({ child }: Program): boolean => child.exitCode !== null || child.signalCode !== null;

/** Sends a signal and waits for the end; kills after `ms`. */
export async function end(program: Program, signal: NodeJS.Signals = 'SIGTERM', ms = 40_000): Promise<void> {
  if (hasEnded(program)) return;
  const over = new Promise<void>((resolve) => program.child.once('exit', () => resolve()));
  program.child.kill(signal);
  const late = setTimeout(() => program.child.kill('SIGKILL'), ms);
  await over;
  clearTimeout(late);
}

/** The process of the PostgreSQL that runs on a data folder, on Linux; null where none does. */
export function postmasterOf(data: string): number | null {
  try {
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // the file of a PostgreSQL that was killed stays, and its number may be another program's by now
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : null;
  } catch {
    return null;
  }
}

/** Tells a PostgreSQL that runs on a data folder to end. */
export function endPostgres(data: string): void {
  const pid = postmasterOf(data);
  if (pid !== null) process.kill(pid, 'SIGINT');
}

/** Waits until something is so. Throws with the last lines of a program's log when it ended or was too slow. */
export async function untilSo(
  what: string,
  test: () => Promise<boolean>,
  { seconds, program }: { seconds: number; program?: Program },
): Promise<void> {
  for (const until = Date.now() + seconds * 1000; ; await pause(200)) {
    if (await test().catch(() => false)) return;
    const ended = program !== undefined && hasEnded(program);
    if (!ended && Date.now() < until) continue;
    const tail = program ? `\n${readFileSync(program.log, 'utf8').split('\n').slice(-15).join('\n')}` : '';
    throw new Error(`${what}: ${ended ? 'it has ended' : `not within ${seconds} s`}${tail}`);
  }
}
