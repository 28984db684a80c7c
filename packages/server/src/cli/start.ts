import { createServer } from 'node:net';
import os from 'node:os';
import { buildApp, type RunningApp } from '../app.ts';
import { offerHandover, type SwitchPlan } from '../engine/backup/handover.ts';
import type { Config } from '../engine/config.ts';
import { openDatabase } from '../engine/database/database.ts';
import { openLogger } from '../engine/logger.ts';
import { formWorkers } from '../features/printing/formWorkers.ts';
import { offerSetup } from '../features/setup/code.ts';
import { makeMonth } from '../seed/month/month.ts';
import { prepareDatabase } from '../seed/prepare.ts';
import { changeDatabase } from './changeDatabase.ts';
import { type HeldFolder, holdDataFolder } from './dataFolder.ts';
import { type Simulators, startSimulators } from './simulators.ts';
import { outcomeLine, settleSwitch } from './switchOver.ts';
import { type DatabasePlace, openPlace } from './withDatabase.ts';

const drainMs = 10_000;

/** Starts Sen, once `web` is over as well, and keeps it running until it is told to stop. */
export async function start(config: Config, web: Promise<void>): Promise<void> {
  const began = performance.now();
  const held = config.databaseUrl ? null : await holdDataFolder(config.dataFolder);
  const logger = openLogger(config.logLevel);
  let place: DatabasePlace | null = null;
  let running: RunningApp | null = null;
  let simulators: Simulators | null = null;
  let stopping: Promise<void> | null = null;
  let month: Promise<void> | null = null;
  let switching: Promise<void> | null = null;
  const cut = new AbortController();

  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      leave(held);
      const forced = setTimeout(() => process.exit(1), config.drainMs + drainMs + 20_000);
      cut.abort();
      const drained = running?.drain();
      await month;
      await switching;
      await drained;
      await running?.close().catch((error: unknown) => logger.error({ err: error }, 'closing'));
      await simulators
        ?.close()
        .catch((error: unknown) => logger.error({ err: error }, 'closing the simulators'));
      await place?.stop().catch((error: unknown) => logger.error({ err: error }, 'stopping the database'));
      held?.release();
      clearTimeout(forced);
    })();
    return stopping;
  };
  /** Hands over to another database of the bundled server; the data folder stays held, and the port is answered meanwhile. */
  const takeOver = (plan: SwitchPlan): Promise<void> => {
    switching ??= (async () => {
      if (!place || !running || stopping) return;
      const from = running;
      const site = { config: simulators?.config ?? config, logger, url: place.url };
      running = null;
      cut.abort(); // the visits of the demo that are left are made at the next start
      await month;
      running = await changeDatabase(site, plan, from);
    })()
      .catch((error: unknown) => {
        // neither database could be opened: the next start says which one is in use
        logger.fatal({ err: error }, 'the switch to another database');
        process.exitCode = 1;
        switching = null;
        void stop().then(() => process.exit(1));
      })
      .finally(() => {
        switching = null;
      });
    return switching;
  };
  // one request's fault: everybody else's go on
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'nobody waited for a refusal'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      console.log('\nSen is stopping ...');
      void stop().then(() => process.exit(0));
    });
  }
  try {
    await refuseTakenPort(config);
    place = await openPlace(config);
    place.guard(logger);
    const settled = await settleSwitch({ config, logger, url: place.url });
    if (settled) console.log(`\n  ${outcomeLine(settled)}`);
    const { accounts, setupCode } = await prepare(config, place);
    simulators = await startSimulators(config);
    await web;
    running = await buildApp(simulators.config, logger, place.url);
    await running.app.listen({ port: config.port, host: config.host });
    formWorkers(config).warm(); // the first receipt of the day prints as fast as the others
    announce(config, running, place, { accounts, setupCode }, performance.now() - began);
    if (accounts.length > 0 && config.demoVisits) month = fillMonth(running, cut.signal);
    if (place.bundled) offerHandover((plan) => void takeOver(plan));
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Also where no byte can be written any more, Sen stops. */
function leave(held: HeldFolder | null): void {
  try {
    held?.leave();
  } catch {
    // the next start waits a moment for any Sen
  }
}

/** Makes the demo's visits while Sen is in use already; what is left when Sen stops is made at the next start. */
async function fillMonth({ source }: RunningApp, signal: AbortSignal): Promise<void> {
  try {
    const { acts, refused } = await makeMonth(source, { signal, gentle: true });
    if (acts === 0 || signal.aborted) return;
    source.logger.info({ acts, refused }, 'the visits of the demo are made');
    console.log("  The demo's earlier visits are made.");
  } catch (error) {
    source.logger.error({ err: error }, 'making the visits of the demo');
  }
}

/** What the start tells: the demo's accounts, or how a site without any is set up. */
type Told = { accounts: Awaited<ReturnType<typeof prepareDatabase>>; setupCode: string | null };

async function prepare(config: Config, place: DatabasePlace): Promise<Told> {
  const database = openDatabase(place.url, config.databasePool, () => undefined);
  try {
    const accounts = await prepareDatabase(config, database);
    return { accounts, setupCode: accounts.length > 0 ? null : await offerSetup(database.db) };
  } finally {
    await database.close();
  }
}

/** A Sen that was killed just now may still have the port for a moment. */
const portMs = 2000;

async function refuseTakenPort(config: Config): Promise<void> {
  if (config.port === 0) return;
  const taken = () =>
    new Promise<string | null>((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      probe.listen(config.port, config.host, () => probe.close(() => resolve(null)));
    });
  let code = await taken();
  for (const until = Date.now() + portMs; code === 'EADDRINUSE' && Date.now() < until; code = await taken()) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (code === null) return;
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
  throw new Error(`port ${config.port} ${why}; choose another with PORT=...`);
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
