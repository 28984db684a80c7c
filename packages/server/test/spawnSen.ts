import { type ChildProcess, spawn } from 'node:child_process';
import { projectFolder } from '../src/engine/folders.ts';

export type SenProcess = {
  child: ChildProcess;
  /** The exit code when it ended instead of getting ready. */
  code: number | null;
  output: string;
  /** http://127.0.0.1:<port> of a ready one. */
  base: string;
};

const bundled = ['node', 'packages/server/dist/sen.mjs', 'start'] as const;

/** Runs `sen start` of the bundle, or another command that starts Sen, in a process of its own; answers when it is ready, or when it ended. */
export function spawnSen(
  env: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = bundled,
): Promise<SenProcess> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
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
