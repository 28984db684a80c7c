import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseFailure } from '../errors.ts';

const run = promisify(execFile);

/** The process of the PostgreSQL that runs on a data folder, or null: the number in its lock file may belong to another program by now. */
export async function postmasterOf(data: string): Promise<number | null> {
  const pid = await pidIn(path.join(data, 'postmaster.pid'));
  return pid !== null && (await isPostgresOf(pid, data)) ? pid : null;
}

/**
 * Frees the locks of a PostgreSQL that is gone where another program has its process number: PostgreSQL would take that one for itself.
 * Its check for processes that still use the data stays, so that the lock file keeps its other lines. Call only while none runs.
 */
export async function freeLocks(data: string, sockets: string): Promise<void> {
  const lock = path.join(data, 'postmaster.pid');
  const pid = await pidIn(lock);
  if (pid !== null && isAlive(pid) && (await postmasterOf(data)) === null) {
    const [, ...lines] = (await readFile(lock, 'utf8')).split('\n');
    // the process that starts it counts as gone
    await writeFile(lock, [process.pid, ...lines].join('\n'));
  }
  const socket = path.join(sockets, '.s.PGSQL.5432.lock');
  const holder = await pidIn(socket);
  if (holder !== null && isAlive(holder)) await rm(socket, { force: true });
}

/** Whether a PostgreSQL takes connections; while it starts, stops or recovers it does not. */
export async function isAccepting(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = databaseFailure(error)?.code ?? '';
    return code === tooManyConnections;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const tooManyConnections = '53300';

async function pidIn(lock: string): Promise<number | null> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** By its command: `postgres -D <data>`, in that folder. One that ended and was not waited for has none. */
async function isPostgresOf(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/cmdline')) {
    const said = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return said.stdout.includes('postgres') && said.stdout.includes(data);
  }
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  if (path.basename(command[0] ?? '') !== 'postgres') return false;
  if (command.includes(data)) return true;
  const [folder, real] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    realpath(data).catch(() => data),
  ]);
  return folder === real;
}
