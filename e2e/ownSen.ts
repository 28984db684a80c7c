import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type OwnSen = {
  /** http://localhost:<port> */
  base: string;
  /** The address with the setup code that the start printed, or null. */
  setup: string | null;
  stop: () => Promise<void>;
};

const startMs = 120_000;

/** Starts a Sen of its own without the demo, on a free port and a data folder that goes with it. Throws what it printed when it ends. */
export function startOwnSen(): Promise<OwnSen> {
  const data = path.join(os.tmpdir(), `sen-own-${process.pid}-${Date.now()}`);
  mkdirSync(data, { mode: 0o755 });
  const child = spawn('node', ['bin/sen.mjs', 'start', '--seed', 'base', '--port', '0'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', SEN_DATA: data, LOG_LEVEL: 'error' },
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
