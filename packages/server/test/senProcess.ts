import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { projectFolder } from '../src/engine/folders.ts';
import { type SenProcess, spawnSen } from './spawnSen.ts';

const run = promisify(execFile);

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
  return spawnSen(env);
}
