import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startSen } from '../senProcess.ts';
import { payThroughKills, receiveThroughKills } from './kills.ts';

const folders = ['payments', 'receptions'].map((name) =>
  path.join(os.tmpdir(), `sen-kills-${process.pid}-${name}`),
);
const [payments = '', receptions = ''] = folders;
for (const folder of folders) mkdirSync(folder, { recursive: true, mode: 0o755 });
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const inFolder = (folder: string) => ({
  folder,
  start: async () => {
    const sen = await startSen({
      SEN_DATA: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      SEN_MODE: 'development',
      SEN_SEED: 'demo',
      SEN_DEMO_VISITS: 'off',
      SEN_RATE_LIMIT: '1000000',
    });
    expect(sen.output).toContain('Sen is ready');
    return sen;
  },
});

const whole = { lost: 0, doubled: 0, skipped: 0, changed: 0 };

it('a Sen whose server, whose database and both of them are killed loses, doubles and skips no payment', async () => {
  const report = await payThroughKills(inFolder(payments), { kills: 3, each: 15 });
  expect(report.waits.map(({ kind }) => kind)).toEqual(['server', 'database', 'both']);
  expect(report).toMatchObject({ sent: 45, ...whole });
});

it('nor a reception: its codes and numbers have no gap, and Sen goes on while its database is away', async () => {
  const report = await receiveThroughKills(inFolder(receptions), { kills: 3, each: 24 });
  expect(report.waits.map(({ kind }) => kind)).toEqual(['server', 'database', 'both']);
  expect(report).toMatchObject({ sent: 72, ...whole });
});
