import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startSen } from '../../test/senProcess.ts';
import { ended, type SenProcess, spawnSen } from '../../test/spawnSen.ts';
import { readConfig } from '../engine/config.ts';
import { projectFolder } from '../engine/folders.ts';
import { openPlace } from './withDatabase.ts';

const data = path.join(os.tmpdir(), `sen-start-${process.pid}`);
mkdirSync(data, { recursive: true, mode: 0o755 });
const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map(ended));
  running.clear();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs `sen start` on a data folder of these tests. */
async function start(env: Record<string, string>): Promise<SenProcess> {
  const sen = await startSen({ SEN_DATA: data, SEN_SEED: 'base', ...env });
  running.add(sen.child);
  return sen;
}

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

  it('names a bad setting in one line', async () => {
    const { code, output } = await start({ PORT: 'abc' });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Sen: Setting PORT: .*$/);
  });

  it('names a database that refuses', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, projectFolder);
    await expect(openPlace(config)).rejects.toThrow(
      /^the database of DATABASE_URL refuses: .*ECONNREFUSED.*$/,
    );
  });
});

describe('a start on the bundled database', () => {
  it('keeps its data, refuses a second Sen on the same folder, and survives a kill', async () => {
    const first = await start({ PORT: '0' });
    expect(first.output).toContain('Sen is ready');
    expect(first.output).toMatch(/\/his\/bat-dau#[\w-]{43}/); // nobody has an account yet
    const second = await start({ PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toContain('another Sen');

    first.child.kill('SIGKILL'); // and at once the next one
    const again = await start({ PORT: '0' }); // takes over the database that the killed one left running
    expect(again.output).toContain('Sen is ready');
    again.child.kill('SIGINT'); // it still stops while the next one starts
    const last = await start({ PORT: '0' });
    expect(last.output).toContain('Sen is ready');
  });

  it('ends with the `npm start` that began it', async () => {
    const npm = await spawnSen({ SEN_DATA: data, SEN_SEED: 'base', PORT: '0' }, ['npm', 'start']);
    running.add(npm.child);
    expect(npm.output).toContain('Sen is ready');
    npm.child.kill('SIGTERM');
    await ended(npm.child);
    await expect
      .poll(() =>
        fetch(`${npm.base}/health`).then(
          () => 'answers',
          () => 'ended',
        ),
      )
      .toBe('ended');
  });
});
