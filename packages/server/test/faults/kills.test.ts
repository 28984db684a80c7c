import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startSen } from '../senProcess.ts';
import { payThroughKills, receiveThroughKills } from './kills.ts';

const folder = path.join(os.tmpdir(), `sen-kills-${process.pid}`);
mkdirSync(folder, { recursive: true, mode: 0o755 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = {
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
};

const whole = { lost: 0, doubled: 0, skipped: 0, changed: 0 };

// one site for both, since to fill it takes longest: the receptions come first, whose books count all of them
it('a Sen whose server, whose database and both of them are killed loses, doubles and skips no reception, and goes on while its database is away', async () => {
  const report = await receiveThroughKills(place, { kills: 3, each: 24 });
  expect(report.waits.map(({ kind }) => kind)).toEqual(['server', 'database', 'both']);
  expect(report).toMatchObject({ sent: 72, ...whole });
});

it('nor a payment', async () => {
  const report = await payThroughKills(place, { kills: 3, each: 15 });
  expect(report.waits.map(({ kind }) => kind)).toEqual(['server', 'database', 'both']);
  expect(report).toMatchObject({ sent: 45, ...whole });
});
