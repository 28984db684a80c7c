import { createServer } from 'node:net';
import os from 'node:os';
import { buildApp, type RunningApp } from '../app.ts';
import type { Config } from '../engine/config.ts';
import { openDatabase } from '../engine/database.ts';
import { openLogger } from '../engine/logger.ts';
import { formWorkers } from '../features/printing/formWorkers.ts';
import { offerSetup } from '../features/setup/code.ts';
import { makeMonth } from '../seed/month/month.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { bringUpToDate } from '../seed/upgrade/run.ts';
import { holdDataFolder } from './dataFolder.ts';
import { type Simulators, startSimulators } from './simulators.ts';
import { type DatabasePlace, openPlace } from './withDatabase.ts';

const drainMs = 10_000;

/** Starts Sen and keeps it running until it is told to stop. */
export async function start(config: Config): Promise<void> {
  const began = performance.now();
  await refuseTakenPort(config);
  const release = config.databaseUrl ? () => undefined : holdDataFolder(config.dataFolder);
  const logger = openLogger(config.logLevel);
  let place: DatabasePlace | null = null;
  let running: RunningApp | null = null;
  let simulators: Simulators | null = null;
  let stopping: Promise<void> | null = null;
  let month: Promise<void> | null = null;
  const cut = new AbortController();

  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      const forced = setTimeout(() => process.exit(1), drainMs + 20_000);
      cut.abort();
      await month;
      await running?.close().catch((error: unknown) => logger.error({ err: error }, 'closing'));
      await simulators
        ?.close()
        .catch((error: unknown) => logger.error({ err: error }, 'closing the simulators'));
      await place?.stop().catch((error: unknown) => logger.error({ err: error }, 'stopping the database'));
      release();
      clearTimeout(forced);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      console.log('\nSen is stopping ...');
      void stop().then(() => process.exit(0));
    });
  }
  try {
    place = await openPlace(config);
    const { accounts, setupCode } = await prepare(config, place);
    simulators = await startSimulators(config);
    running = await buildApp(simulators.config, logger, place.url);
    await running.app.listen({ port: config.port, host: config.host });
    formWorkers(config).warm(); // the first receipt of the day prints as fast as the others
    announce(config, running, place, { accounts, setupCode }, performance.now() - began);
    if (accounts.length > 0 && config.demoVisits) month = fillMonth(running, cut.signal);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the demo's visits while Sen is in use already; what is left when Sen stops is made at the next start. */
async function fillMonth({ source }: RunningApp, signal: AbortSignal): Promise<void> {
  try {
    const { acts, refused } = await makeMonth(source, { signal, gentle: true });
    if (acts > 0 && !signal.aborted) source.logger.info({ acts, refused }, 'the visits of the demo are made');
  } catch (error) {
    source.logger.error({ err: error }, 'making the visits of the demo');
  }
}

/** What the start tells: the demo's accounts, or how a site without any is set up. */
type Told = { accounts: Awaited<ReturnType<typeof seedIfEmpty>>; setupCode: string | null };

async function prepare(config: Config, place: DatabasePlace): Promise<Told> {
  const database = openDatabase(place.url, config.databasePool, () => undefined);
  try {
    await bringUpToDate(config, database);
    const accounts = await seedIfEmpty(config, database);
    return { accounts, setupCode: accounts.length > 0 ? null : await offerSetup(database.db) };
  } finally {
    await database.close();
  }
}

async function refuseTakenPort(config: Config): Promise<void> {
  if (config.port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`;
      reject(new Error(`port ${config.port} ${why}; choose another with PORT=...`));
    });
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

function announce(
  config: Config,
  running: RunningApp,
  place: DatabasePlace,
  { accounts, setupCode }: Told,
  elapsed: number,
): void {
  const address = running.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const lines = [
    '',
    `  Sen is ready in ${(elapsed / 1000).toFixed(1)} s:  http://localhost:${port}/his`,
    `  Services: ${config.services.join(', ')}   Host: ${os.hostname()}   Data: ${place.bundled ? config.dataFolder : 'DATABASE_URL'}`,
  ];
  if (accounts.length > 0) {
    lines.push('', '  Demo accounts (change the passwords before real use):');
    for (const account of accounts) {
      lines.push(`    ${account.username.padEnd(12)} ${account.password.padEnd(12)} ${account.role}`);
    }
  }
  if (setupCode !== null) {
    lines.push('', '  This site has no account yet. Set it up, with the code that this start made:');
    lines.push(`    http://localhost:${port}/his/bat-dau#${setupCode}`);
  }
  console.log([...lines, ''].join('\n'));
}
