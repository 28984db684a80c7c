import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, startCluster } from '../../ops/local/cluster.ts';
import type { ServerName } from '../../ops/local/layout.ts';
import { end } from '../../ops/local/processes.ts';
import { projectFolder } from '../../packages/server/src/engine/folders.ts';
import { books, sessionOf } from '../../packages/server/test/faults/payments.ts';
import { type Desk, openDesks } from './visits.ts';
import { watchSockets } from './watchers.ts';

const run = promisify(execFile);
const bundle = 'packages/server/dist/sen.mjs';
const clients = 8;
/** Work before a fault, and after it, so that a pause shows. */
const quietMs = 5000;
const afterMs = 15_000;
const sockets = 4;

/** What happens amid the visits, and how long a visit may stand still by it. */
type Fault = {
  name: string;
  /** Refusals and broken connections that a desk has to send again after. */
  again: 'none' | 'some';
  mostMs: number;
  ready?: (cluster: Cluster) => Promise<void>;
  strike: (cluster: Cluster) => Promise<void>;
  heal: (cluster: Cluster) => Promise<void>;
};

const other = (name: ServerName): ServerName => (name === 'a' ? 'b' : 'a');
let struck: ServerName = 'a';
const leader = async (cluster: Cluster): Promise<ServerName> => {
  const name = await cluster.leader();
  if (!name) throw new Error('nobody leads the database');
  return name;
};

const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL of the leader killed (-9)',
    again: 'some',
    mostMs: 15_000,
    strike: async (cluster) => {
      struck = await leader(cluster);
      cluster.killPostgres(struck);
    },
    heal: async (cluster) => {
      await cluster.untilInStep();
      if ((await leader(cluster)) !== other(struck)) throw new Error('the other server did not take over');
    },
  },
  {
    name: 'Patroni and PostgreSQL of the leader killed, as by a loss of power',
    again: 'some',
    mostMs: 35_000, // its lead is known to have ended after the ttl of 20 s
    strike: async (cluster) => {
      struck = await leader(cluster);
      await cluster.killServerOfDatabase(struck);
    },
    heal: async (cluster) => {
      if ((await leader(cluster)) !== other(struck)) throw new Error('the other server did not take over');
      cluster.startPatroni(struck);
      await cluster.untilInStep();
    },
  },
  {
    name: 'Patroni and PostgreSQL of the server that follows killed',
    again: 'none',
    mostMs: 15_000, // commits wait for it until Patroni sees that it is gone
    strike: async (cluster) => {
      struck = other(await leader(cluster));
      await cluster.killServerOfDatabase(struck);
    },
    heal: async (cluster) => {
      cluster.startPatroni(struck);
      await cluster.untilInStep();
    },
  },
  {
    name: 'the server that leads lost with all that runs on it',
    again: 'some',
    mostMs: 35_000,
    ready: (cluster) => cluster.lead('b'), // people come by the HAProxy of the other one
    strike: (cluster) => cluster.killServer('b'),
    heal: async (cluster) => {
      if ((await leader(cluster)) !== 'a') throw new Error('the other server did not take over');
      await cluster.startServer('b');
    },
  },
  {
    name: 'a node of Sen drained (SIGTERM) and replaced',
    again: 'none',
    mostMs: 15_000,
    strike: async (cluster) => {
      await end(cluster.sen('a'));
      await cluster.startSen('a');
    },
    heal: async () => undefined,
  },
  {
    name: 'a node of Sen killed (-9) and replaced',
    again: 'some',
    mostMs: 15_000,
    strike: async (cluster) => {
      await end(cluster.sen('b'), 'SIGKILL');
      await cluster.startSen('b');
    },
    heal: async () => undefined,
  },
];

/**
 * Two servers, eight desks that receive and take payments by HAProxy, and one fault after the other. Throws when a receipt is lost, doubled or
 * a number skipped, when a desk stands still for too long, or when a node that drains lets a request fail.
 */
export async function attack(): Promise<void> {
  const folder = path.join(os.tmpdir(), `sen-attack-failover-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const env = { SEN_MODE: 'development', SEN_RATE_LIMIT: '1000000', SEN_RATE_LIMIT_ADDRESS: '1000000' };
  const began = performance.now();
  const cluster = await startCluster(folder, { program: bundle, env });
  try {
    await cluster.untilInStep();
    console.log(
      `two servers ready after ${seconds(performance.now() - began)} s; ${clients} desks, ${os.cpus().length} cores

| fault | visits paid | sent again | longest pause of a desk s | median visit ms | sockets: back after s | lost | doubled | skipped |
|---|---|---|---|---|---|---|---|---|`,
    );
    const failures: string[] = [];
    for (const fault of faults) failures.push(...(await suffer(cluster, fault)));
    console.log(`\n${await verifyLog(cluster)}`);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  } finally {
    await cluster.stop();
    if (!process.env['SEN_KEEP']) rmSync(folder, { recursive: true, force: true });
  }
}

async function suffer(cluster: Cluster, fault: Fault): Promise<string[]> {
  await fault.ready?.(cluster);
  const { base, databaseUrl: url } = cluster;
  const desks: Desk[] = await openDesks({ base, url, signIn: (name) => sessionOf(base, name) }, clients);
  const watchers = await watchSockets(base, await sessionOf(base, 'thungan1'), sockets);
  const working = desks.map((desk) => desk.work());
  const worked = Promise.allSettled(working);
  await pause(quietMs);
  await Promise.race([fault.strike(cluster), Promise.all(working)]);
  await Promise.race([pause(afterMs), Promise.all(working)]);
  await Promise.race([until(() => desks.every((desk) => desk.isOn())), Promise.all(working)]);
  for (const desk of desks) desk.stop();
  await worked;
  const broken = (await worked).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  await fault.heal(cluster);
  const backMs = await watchers.close();
  const visits = desks.flatMap(({ visits: those }) => those);
  const again = desks.flatMap(({ again: those }) => those);
  const longest = Math.max(...desks.map((desk) => desk.longestMs()));
  const report = await books(
    url,
    visits.map(({ payment }) => payment),
  );
  const median = visits.map(({ ms }) => ms).sort((one, more) => one - more)[Math.floor(visits.length / 2)];
  console.log(
    `| ${fault.name} | ${visits.length} | ${again.length} | ${seconds(longest)} | ${median?.toFixed(0)} | ${backMs === null ? 'not closed' : seconds(backMs)} | ${report.lost} | ${report.doubled} | ${report.skipped} |`,
  );
  return [
    ...broken,
    ...(report.lost + report.doubled + report.skipped > 0 ? ['a payment did not survive'] : []),
    ...(longest > fault.mostMs ? [`a desk stood still for ${seconds(longest)} s`] : []),
    ...(fault.again === 'none' && again.length > 0 ? [`requests failed: ${again.join(', ')}`] : []),
  ].map((text) => `${fault.name}: ${text}`);
}

/** What the operation log says of itself, with its anchors outside the database. Throws when it is not whole. */
async function verifyLog(cluster: Cluster): Promise<string> {
  const env = { ...process.env, ...cluster.settings('a') };
  const { stdout } = await run(process.execPath, [bundle, 'verify-audit'], { cwd: projectFolder, env });
  return stdout.trim();
}

async function until(so: () => boolean): Promise<void> {
  for (const late = Date.now() + 60_000; !so() && Date.now() < late; ) await pause(50);
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
