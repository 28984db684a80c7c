import { createServer } from 'node:net';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { offerHandover, type SwitchPlan } from '../engine/backup/handover.ts';
import type { Config } from '../engine/config.ts';
import { openDatabase } from '../engine/database/database.ts';
import { openLogger } from '../engine/logger.ts';
import { chosenWorkers, connectionsGiven } from '../engine/workers/howMany.ts';
import { ownProgram, startWorkers } from '../engine/workers/primary.ts';
import { ownPlace } from '../engine/workers/worker.ts';
import { offerSetup } from '../features/setup/code.ts';
import { prepareDatabase } from '../seed/prepare.ts';
import { changeDatabase } from './changeDatabase.ts';
import { type HeldFolder, holdDataFolder } from './dataFolder.ts';
import { type Serve, type Serving, serveHere } from './serving.ts';
import { type Simulators, startSimulators } from './simulators.ts';
import { outcomeLine, settleSwitch } from './switchOver.ts';
import { type DatabasePlace, openPlace, thisMachine } from './withDatabase.ts';
import { work } from './worker.ts';

const drainMs = 10_000;

/**
 * Starts Sen, once `web` is over as well, and keeps it running until it is told to stop: in this process, or with several workers, for which this
 * process does what is done once.
 */
export async function start(config: Config, web: Promise<void>): Promise<void> {
  const worker = ownPlace();
  if (worker) return work(config, worker);
  const began = performance.now();
  const held = config.databaseUrl ? null : await holdDataFolder(config.dataFolder);
  const logger = openLogger(config.logLevel);
  let place: DatabasePlace | null = null;
  let running: Serving | null = null;
  let simulators: Simulators | null = null;
  let stopping: Promise<void> | null = null;
  let switching: Promise<void> | null = null;
  let serve: Serve | null = null;

  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      leave(held);
      const forced = setTimeout(() => process.exit(1), config.drainMs + drainMs + 20_000);
      const drained = running?.drain();
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
      if (!place || !running || !serve || stopping) return;
      const from = running;
      const site = { config: simulators?.config ?? config, logger, url: place.url };
      running = null;
      running = await changeDatabase(site, plan, from, serve);
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
  const renew = () => {
    if (!running?.renew || stopping) return;
    running.renew().then(
      () => console.log('  All workers are new.'),
      (error: unknown) => logger.error({ err: error }, 'the workers stay as they were'),
    );
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
    const port = await freePort(config);
    place = await openPlace(config);
    place.guard(logger);
    const settled = await settleSwitch({ config, logger, url: place.url });
    if (settled) console.log(`\n  ${outcomeLine(settled)}`);
    const { workers, ...told } = await prepare(config, place);
    simulators = await startSimulators(config);
    await web;
    serve = serveOn(place, simulators.config, logger, workers, (plan) => void takeOver(plan));
    running = await serve(workers > 1 ? port : config.port);
    announce(config, running.port, place, { ...told, workers }, performance.now() - began);
    // a terminal that is closed sends the same: Sen ends with it
    if (workers > 1 && !process.stdout.isTTY) process.on('SIGHUP', renew);
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

/** Serves on the database of a place, by this process or by workers of it; the bundled database may be given up for another one. */
function serveOn(
  place: DatabasePlace,
  config: Config,
  logger: Logger,
  workers: number,
  takeOver: (plan: SwitchPlan) => void,
): Serve {
  const { url, bundled } = place;
  return async (port, free) => {
    if (workers === 1) {
      const here = await serveHere(config, logger, url, port, { free });
      if (bundled) offerHandover(takeOver);
      return here;
    }
    await free?.(); // workers take the port as they start
    const { insurancePortal, standIns } = config;
    const crew = await startWorkers({
      place: { url, bundled, port, workers, insurancePortal, standIns },
      logger,
      program: ownProgram(),
      onSwitch: takeOver,
    });
    return {
      port,
      renew: crew.renew,
      drain: async () => {
        crew.drain();
        await pause(config.drainMs);
      },
      close: crew.close,
    };
  };
}

/** What the start tells: the demo's accounts, or how a site without any is set up, and how many processes answer. */
type Told = {
  accounts: Awaited<ReturnType<typeof prepareDatabase>>;
  setupCode: string | null;
  workers: number;
};

async function prepare(config: Config, place: DatabasePlace): Promise<Told> {
  const database = openDatabase(place.url, config.databasePool, () => undefined);
  try {
    const accounts = await prepareDatabase(config, database);
    const workers = chosenWorkers(config, thisMachine(), await connectionsGiven(database));
    return { accounts, workers, setupCode: accounts.length > 0 ? null : await offerSetup(database.db) };
  } finally {
    await database.close();
  }
}

/** A Sen that was killed just now may still have the port for a moment. */
const portMs = 2000;

/** The port of the settings, or one that is free. Throws in one line when another program has it. */
async function freePort(config: Config): Promise<number> {
  let port = config.port;
  const taken = () =>
    new Promise<string | null>((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      probe.listen(config.port, config.host, () => {
        const address = probe.address();
        if (typeof address === 'object' && address) port = address.port;
        probe.close(() => resolve(null));
      });
    });
  let code = await taken();
  for (const until = Date.now() + portMs; code === 'EADDRINUSE' && Date.now() < until; code = await taken()) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (code === null) return port;
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
  throw new Error(`port ${config.port} ${why}; choose another with PORT=...`);
}

function announce(
  config: Config,
  port: number,
  place: DatabasePlace,
  { accounts, setupCode, workers }: Told,
  elapsed: number,
): void {
  const lines = [
    '',
    `  Sen is ready in ${(elapsed / 1000).toFixed(1)} s:  http://localhost:${port}/his`,
    `  Services: ${config.services.join(', ')}   Host: ${os.hostname()}   Data: ${place.bundled ? config.dataFolder : 'DATABASE_URL'}${workers > 1 ? `   Workers: ${workers}` : ''}`,
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
