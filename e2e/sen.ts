import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { giveClockTo } from './clock.ts';

export type Sen = {
  /** http://localhost:<port> */
  base: string;
  /** The address with the setup code that the start printed, or null. */
  setup: string | null;
  stop: () => Promise<void>;
};

const startMs = 180_000;
let started = 0;

/** Starts a Sen on a free port with a data folder that goes with it. Throws what it printed when it ends or does not get ready. */
export async function startSen(env: Record<string, string>): Promise<Sen> {
  started += 1;
  const data = path.join(os.tmpdir(), `sen-e2e-${process.pid}-${started}`);
  mkdirSync(data, { mode: 0o755 });
  await giveClockTo(data);
  const child = spawn('node', ['bin/sen.mjs', 'start', '--port', '0'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      SEN_DATA: data,
      SEN_WORKERS: '1', // many run beside each other
      SEN_RATE_LIMIT: '100000',
      SEN_OUTSIDE_SECONDS: '3', // some cards are never answered for
      LOG_LEVEL: 'error',
      ...env,
    },
    detached: true, // it and what it starts are ended together
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 20_000);
    await ended;
    clearTimeout(forced);
    rmSync(data, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => {
      void stop();
      reject(new Error(`Sen was not ready in time:\n${output}`));
    }, startMs);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const base = /Sen is ready in .*(http:\/\/localhost:\d+)\/his/.exec(output)?.[1];
      if (!base || !output.endsWith('\n\n')) return;
      clearTimeout(late);
      resolve({ base, setup: /http\S+\/bat-dau#\S+/.exec(output)?.[0] ?? null, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => {
      clearTimeout(late);
      reject(new Error(`Sen ended:\n${output}`));
    });
  });
}
