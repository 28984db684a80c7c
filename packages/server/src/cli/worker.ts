import { offerHandover } from '../engine/backup/handover.ts';
import type { Config } from '../engine/config.ts';
import { openDatabase } from '../engine/database/database.ts';
import { openLogger } from '../engine/logger.ts';
import type { WorkerPlace } from '../engine/workers/messages.ts';
import { hear, say, sharedCounters } from '../engine/workers/worker.ts';
import { besideThis, thisNode } from '../features/operations/node.ts';
import { refuseOtherVersion } from '../seed/upgrade/run.ts';
import { type ServingHere, serveHere } from './serving.ts';

/** A worker that does not come to its end is ended. */
const endMs = 60_000;

/** Answers on the port beside other workers, until the process that started this one says otherwise or is gone. */
export async function work(settings: Config, place: WorkerPlace): Promise<void> {
  const config = configOf(settings, place);
  const logger = openLogger(config.logLevel);
  // one request's fault: everybody else's go on
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'nobody waited for a refusal'));
  // a terminal and systemd tell every process; when this one ends is for the one that started it to say
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  let serving: ServingHere | null = null;
  let ending = false;
  const end = async (first: () => Promise<void>) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), endMs).unref();
    await first();
    await serving?.close().catch((error: unknown) => logger.error({ err: error }, 'closing'));
    process.exit(0);
  };
  const warn = (error: unknown) => logger.error({ err: error }, 'a worker that leads');
  hear((message) => {
    if (message.tell === 'lead') void serving?.lead().catch(warn);
    else if (message.tell === 'nodes') for (const node of message.nodes) besideThis.add(node);
    else if (message.tell === 'drain') void serving?.drain();
    else if (message.tell === 'stop') void end(async () => undefined);
    else if (message.tell === 'retire')
      void end(async () => {
        await serving?.follow();
        await say({ say: 'follows' });
        await serving?.leave();
      });
  });
  try {
    await refuseOther(config, place.url);
    serving = await serveHere(config, logger, place.url, place.port, {
      standing: { leads: false, workers: sharedCounters() },
    });
  } catch (error) {
    await say({ say: 'failed', why: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  }
  if (place.bundled) offerHandover((plan) => void say({ say: 'switch', plan }));
  await say({ say: 'ready', node: thisNode });
}

/** The settings of one of several workers: what they have together is shared out. */
function configOf(config: Config, { insurancePortal, standIns, workers }: WorkerPlace): Config {
  return {
    ...config,
    insurancePortal,
    standIns,
    printing: { ...config.printing, workers: Math.max(1, Math.floor(config.printing.workers / workers)) },
  };
}

async function refuseOther(config: Config, url: string): Promise<void> {
  const database = openDatabase(url, 2, () => undefined);
  try {
    await refuseOtherVersion(config, database);
  } finally {
    await database.close();
  }
}
