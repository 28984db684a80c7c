import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { projectFolder } from '../src/engine/folders.ts';

const run = promisify(execFile);

export type SenProcess = {
  child: ChildProcess;
  /** The exit code when it ended instead of getting ready. */
  code: number | null;
  output: string;
  /** http://127.0.0.1:<port> of a ready one. */
  base: string;
};

let bundled: Promise<void> | null = null;

/** Bundles what is started as a site has it: it is ready three times as early as the sources. The threads of a run do not write it at once. */
async function bundle(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [projectFolder]);
    await run(process.execPath, ['bin/build.mjs', '--server'], { cwd: projectFolder });
  } finally {
    await client.end();
  }
}

/** Runs `sen start` in a process of its own; answers when it is ready, or when it ended. */
export async function startSen(env: Record<string, string>): Promise<SenProcess> {
  bundled ??= bundle();
  await bundled;
  return new Promise((resolve) => {
    const child = spawn('node', ['packages/server/dist/sen.mjs', 'start'], {
      cwd: projectFolder,
      env: { ...process.env, NODE_ENV: '', ...env },
    });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Sen is ready in .*http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve({ child, code: null, output, base: `http://127.0.0.1:${port}` });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => resolve({ child, code, output, base: '' }));
  });
}

/** Resolves when a process has ended. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
