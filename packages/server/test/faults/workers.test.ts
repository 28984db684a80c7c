import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { catalogueTable } from '../../src/engine/catalogue/tables.ts';
import type { AppEvent } from '../../src/engine/events/hub.ts';
import { deviceFactory } from '../../src/features/devices/testDevices.ts';
import { freePort } from '../freePort.ts';
import { startSen } from '../senProcess.ts';
import type { SessionHeaders } from '../sessionHeaders.ts';
import { gatherEvents } from '../socket.ts';
import { ended, type SenProcess } from '../spawnSen.ts';
import { openTestSite, type TestSite } from '../testSite.ts';
import { until } from '../until.ts';
import {
  books,
  type Desks,
  pay,
  receiveOne,
  receptions,
  sessionOf,
  untilAnswered,
  visitsToPay,
} from './payments.ts';
import { socketsOf, workersOf } from './processTree.ts';

let site: TestSite;
let sen: SenProcess;
let ports: { dicom: number; device: number };
beforeAll(async () => {
  site = await openTestSite();
  const table = catalogueTable('MayDICOM');
  await site.database.db.insert(table).values({
    MaAE: 'SA01',
    TenMayDICOM: 'Máy siêu âm 1',
    LoaiMay: 'US',
    PhongBan_Ids: [await site.id('auth.node', 'HA02')],
  });
  const { port: device } = await (await deviceFactory(site)).linkOf('TB05');
  ports = { dicom: await freePort(), device };
  sen = await startSen({
    SEN_WORKERS: '2',
    DATABASE_URL: site.url,
    SEN_DATA: site.config.dataFolder,
    SEN_SECRET_KEY: '5e'.repeat(32),
    SEN_SEAL_KEY: '5a'.repeat(32),
    SEN_MODE: 'development',
    SEN_DEMO_VISITS: 'off',
    SEN_RATE_LIMIT: '1000000',
    SEN_DICOM_PORT: String(ports.dicom),
    PORT: '0',
    HOST: '127.0.0.1',
  });
  expect(sen.output).toContain('Workers: 2');
});
afterAll(async () => {
  sen.child.kill('SIGTERM');
  await ended(sen.child);
  expect(sen.child.exitCode).toBe(0);
  await site.close();
});

const portOfSen = () => Number(new URL(sen.base).port);
const workers = () => workersOf(sen.child.pid);
const desks = (): Desks => ({ base: sen.base, url: site.url, signIn: (name) => sessionOf(sen.base, name) });
const metrics = async () => (await fetch(`${sen.base}/metrics`)).text();
/** Both workers are there and answer. */
const bothAnswer = () =>
  until(async () => workers().length === 2 && /^sen_workers 2$/m.test(await metrics().catch(() => '')));

/** Who listens on a port, once somebody does. */
async function listener(port: number): Promise<number> {
  let found: number[] = [];
  await until(() => {
    found = [sen.child.pid ?? 0, ...workers()].filter((pid) => socketsOf(pid, port, 'listening') > 0);
    return found.length > 0;
  });
  expect(found).toHaveLength(1);
  return found[0] ?? 0;
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** The status of an answer over a connection of its own. */
const onItsOwn = (path: string) =>
  new Promise<number | 'closed'>((resolve) => {
    const request = get(`${sen.base}${path}`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.once('error', () => resolve('closed'));
  });

/** The connections of the database that wait for new jobs: one for each process that runs jobs. */
async function jobRunners(): Promise<number> {
  const { rows } = await site.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen "jobs:insert"%'`,
  );
  return rows[0]?.count ?? 0;
}

it('an event that one worker wrote reaches the sockets of both', async () => {
  // connections are handed out in turn, those of others among them: of eight both have some
  const all = Array.from({ length: 8 }, () => {
    const client = createClient({
      url: `${sen.base.replace('http', 'ws')}/graphql/main`,
      webSocketImpl: WebSocket,
      connectionParams: async () => ({ token: await site.token('tiepdon') }),
      retryAttempts: 0,
      lazy: false,
    });
    const events = gatherEvents(site, 'TiepNhan');
    const query =
      'subscription S { subApp(modules: ["TiepNhan"], clientId: "t") { _id module process idNode data } }';
    client.subscribe<{ subApp: AppEvent }>(
      { query },
      {
        next: ({ data }) => void (data && events.take(data.subApp)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return { client, ...events };
  });
  for (const one of all) await one.live();
  const sockets = workers().map((pid) => socketsOf(pid, portOfSen(), 'connected'));
  expect(Math.min(...sockets)).toBeGreaterThanOrEqual(2);
  const reception = await receptions(desks());
  await receiveOne(sen.base, reception(900)); // by one of them
  await until(() => all.every(({ got }) => got.length > 0));
  for (const { client } of all) await client.dispose();
});

it('devices, modalities and the clock of the jobs have one owner, and another one when that is killed', async () => {
  const [device, dicom] = [await listener(ports.device), await listener(ports.dicom)];
  expect(workers()).toContain(device);
  expect(dicom).toBe(device);
  await until(async () => (await jobRunners()) === 1);
  process.kill(device, 'SIGKILL');
  await until(() => !workers().includes(device));
  expect(workers()).toContain(await listener(ports.device));
  expect(workers()).toContain(await listener(ports.dicom));
  await until(() => takesConnections(ports.dicom));
  await until(async () => (await jobRunners()) === 1);
  await bothAnswer();
});

it('kill -9 of either under load loses, doubles and skips no payment', async () => {
  const payments = await visitsToPay(desks(), 60);
  const [one = 0, other = 0] = workers();
  const kill = async (pid: number) => {
    process.kill(pid, 'SIGKILL');
    await until(() => !workers().includes(pid));
    await bothAnswer();
  };
  let answered = 0;
  const kills: Promise<void>[] = [];
  const left = payments.entries();
  const first: unknown[] = [];
  const desk = async () => {
    for (const [at, payment] of left) {
      first[at] = await untilAnswered(() => pay(sen.base, payment));
      answered += 1;
      if (answered === 10) kills.push(kill(one));
      if (answered === 30) {
        await kills[0];
        kills.push(kill(other));
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, desk));
  await Promise.all(kills);
  expect(kills).toHaveLength(2);
  const again = await Promise.all(payments.map((payment) => pay(sen.base, payment)));
  expect(again).toEqual(first);
  expect(await books(site.url, payments)).toEqual({ lost: 0, doubled: 0, skipped: 0 });
  expect(workers()).not.toContain(one);
  expect(workers()).not.toContain(other);
});

it('a connection on its way to a worker that is killed is closed, so that nobody waits for ever', async () => {
  await bothAnswer();
  const [stuck = 0] = workers();
  process.kill(stuck, 'SIGSTOP');
  let left = 6;
  const asked = Array.from({ length: left }, async () => {
    const status = await onItsOwn('/health');
    left -= 1;
    return status;
  });
  await until(() => left === 1); // the other worker has answered the rest
  process.kill(stuck, 'SIGKILL');
  expect((await Promise.all(asked)).sort()).toEqual([200, 200, 200, 200, 200, 'closed']);
  await bothAnswer();
});

it('a thousand requests through a renewal of all workers are answered, each at its first try', async () => {
  const nurse: SessionHeaders = await sessionOf(sen.base, 'tiepdon');
  const before = workers();
  let asked = 0;
  let renewed = false;
  const refused: unknown[] = [];
  const client = async () => {
    while (asked < 1000 || !renewed) {
      asked += 1;
      if (asked === 100) sen.child.kill('SIGHUP');
      try {
        const answer = await fetch(`${sen.base}/graphql/auth`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...nurse },
          body: JSON.stringify({ query: '{ myInfo { permissions } }' }),
        });
        const { data } = (await answer.json()) as { data?: { myInfo: { permissions: string[] } } }; // the API's shape
        if (!data?.myInfo.permissions.includes('TIEP_NHAN')) refused.push(answer.status);
      } catch (error) {
        refused.push(error);
      }
      await pause(20); // a busy hour, which leaves the machine time to start workers
    }
  };
  const watch = async () => {
    await until(() => workers().length === 2 && workers().every((pid) => !before.includes(pid)), 240_000);
    renewed = true;
  };
  await Promise.all([watch(), ...Array.from({ length: 10 }, client)]);
  expect(asked).toBeGreaterThanOrEqual(1000);
  expect(refused).toEqual([]);
  await until(async () => (await jobRunners()) === 1);
  expect(workers()).toContain(await listener(ports.dicom));
});

it('the metrics are those of all workers, whoever answers', async () => {
  await bothAnswer();
  const count = async () =>
    Number(
      /^sen_http_request_seconds_count\{route="\/health",status="200"\} (\d+)$/m.exec(await metrics())?.[1] ??
        0,
    );
  const before = await count();
  // a connection each, so that both are asked
  for (let asked = 0; asked < 6; asked += 1) await onItsOwn('/health');
  for (let asked = 0; asked < 4; asked += 1) expect(await count()).toBe(before + 6);
});

it('more connections than the database gives are refused at the start', async () => {
  const { code, output } = await startSen({
    SEN_WORKERS: '8',
    DATABASE_URL: site.url,
    DATABASE_POOL: '50',
    SEN_DATA: site.config.dataFolder,
    SEN_MODE: 'development',
    PORT: '0',
  });
  expect(code).toBe(1);
  expect(output).toContain(
    '8 workers (SEN_WORKERS) with DATABASE_POOL=50 and SEN_REPORT_POOL=2 may need 485 connections, and the database gives 197',
  );
});
