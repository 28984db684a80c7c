import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../engine/folders.ts';

const data = path.join(os.tmpdir(), `sen-start-${process.pid}`);
mkdirSync(data, { recursive: true, mode: 0o755 });
const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map((child) => new Promise((resolve) => child.once('exit', resolve))));
  running.clear();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

type Outcome = { code: number | null; output: string };

/** Runs `sen start`; answers when it is ready, or when it ended. */
function start(env: Record<string, string>): Promise<Outcome & { child: ChildProcess }> {
  return new Promise((resolve) => {
    const child = spawn('node', ['--import', 'tsx', 'packages/server/src/main.ts', 'start'], {
      cwd: projectFolder,
      env: { ...process.env, NODE_ENV: '', SEN_DATA: data, SEN_SEED: 'base', ...env },
    });
    running.add(child);
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Sen is ready')) resolve({ code: null, output, child });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => {
      running.delete(child);
      resolve({ code, output, child });
    });
  });
}

const exited = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

describe('a start that cannot succeed', () => {
  it('names a taken port in one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', () => resolve()));
    const address = other.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const { code, output } = await start({ PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Sen: port ${port} is taken by another program; choose another with PORT=...`);
  });

  it.each([
    [{ PORT: 'abc' }, /^Sen: Setting PORT: /],
    [{ SEN_SERVICES: 'main,nothing' }, /^Sen: Setting SEN_SERVICES: unknown service "nothing"/],
    [
      { PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^Sen: the database of DATABASE_URL refuses: .*ECONNREFUSED/,
    ],
    [{ DATABASE_URL: 'mysql://x' }, /^Sen: Setting DATABASE_URL: must start with postgres/],
  ])('names a bad setting in one line: %j', async (env, line) => {
    const { code, output } = await start(env);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output.trim()).toMatch(line);
  });
});

describe('a start on the bundled database', () => {
  it('keeps its data, refuses a second Sen on the same folder, and survives a kill', async () => {
    const first = await start({ PORT: '0' });
    expect(first.output).toContain('Sen is ready');
    const second = await start({ PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toContain('another Sen');

    first.child.kill('SIGKILL');
    await exited(first.child);
    const again = await start({ PORT: '0' }); // takes over the database that the killed one left running
    expect(again.output).toContain('Sen is ready');
    again.child.kill('SIGINT');
    await exited(again.child);
    const last = await start({ PORT: '0' });
    expect(last.output).toContain('Sen is ready');
  }, 60_000);
});
