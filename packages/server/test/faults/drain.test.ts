import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startSen } from '../senProcess.ts';
import { ended, type SenProcess } from '../spawnSen.ts';
import { openTestSite, type TestSite } from '../testSite.ts';
import { until } from '../until.ts';

let site: TestSite;
let sen: SenProcess;
beforeAll(async () => {
  site = await openTestSite();
  sen = await startSen({
    DATABASE_URL: site.url,
    SEN_DATA: site.config.dataFolder,
    SEN_SECRET_KEY: '5e'.repeat(32),
    SEN_SEAL_KEY: '5a'.repeat(32),
    SEN_DRAIN_SECONDS: '3',
    SEN_MODE: 'development',
    SEN_DEMO_VISITS: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
  });
  expect(sen.output).toContain('Sen is ready');
});
afterAll(async () => {
  sen.child.kill('SIGKILL');
  await ended(sen.child);
  await site.close();
});

const statusOf = async (path: string) => (await fetch(`${sen.base}${path}`)).status;

it('a node that is told to stop says at once that it drains, answers on meanwhile, then closes sockets with 1012 and ends', async () => {
  expect(await statusOf('/ready')).toBe(200);
  const socket = new WebSocket(`${sen.base.replace('http', 'ws')}/graphql/main`, 'graphql-transport-ws');
  let closeCode = 0;
  socket.on('close', (code) => {
    closeCode = code;
  });
  socket.on('open', async () =>
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { token: await site.token('thungan1') } }),
    ),
  );
  await until(() => socket.readyState === socket.OPEN);

  sen.child.kill('SIGTERM');
  await until(async () => (await statusOf('/ready')) === 503);
  expect(await (await fetch(`${sen.base}/ready`)).json()).toEqual({
    status: 'not ready',
    reason: 'DRAINING',
  });
  expect(await statusOf('/health')).toBe(200);
  const answer = await fetch(`${sen.base}/graphql/main`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  expect(answer.status).toBe(200);
  expect(closeCode).toBe(0);

  await ended(sen.child);
  expect(sen.child.exitCode).toBe(0);
  expect(closeCode).toBe(1012);
});
