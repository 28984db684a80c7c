import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { SwitchPlan } from '../backup/handover.ts';
import { serverFolder } from '../folders.ts';
import { withTimeout } from '../timeout.ts';
import { freeUnanswered } from './handedOn.ts';
import { type FromWorker, placeName, type ToWorker, type WorkerPlace } from './messages.ts';

export type Workers = {
  /** Puts a new worker in the place of each, one after the other; the port is answered meanwhile. Throws when a new one does not start. */
  renew: () => Promise<void>;
  drain: () => void;
  close: () => Promise<void>;
};

export type WorkersOptions = {
  place: WorkerPlace;
  logger: Logger;
  /** The program that the workers run, and what it is called with. */
  program: { file: string; args: readonly string[] };
  /** Somebody asked a worker for another database. */
  onSwitch: (plan: SwitchPlan) => void;
};

type Member = { worker: Worker; ready: boolean; leaving: boolean; began: number };

/** So long a worker may take to end, of which its requests, jobs and statements have most. */
const endMs = 60_000;
/** One that ended sooner than this after its start is started again after a moment. */
const hastyMs = 10_000;
const againMs = 1000;
const againMostMs = 30_000;
/** Workers that ended long ago are silent nodes like any other. */
const nodesKept = 100;

/** The program of the workers of a process that runs from its sources or from its bundle. */
export function ownProgram(): WorkersOptions['program'] {
  const sources = import.meta.url.endsWith('.ts');
  return {
    file: path.join(serverFolder, sources ? 'src/main.ts' : 'dist/sen.mjs'),
    args: process.argv.slice(2),
  };
}

/**
 * Runs a number of workers behind one port, whose connections this process hands to them in turn. One that ends is started again. One of
 * them leads: it does what one process does for all. Throws, with nothing left, when one does not start.
 */
export async function startWorkers({ place, logger, program, onSwitch }: WorkersOptions): Promise<Workers> {
  cluster.setupPrimary({ exec: program.file, args: [...program.args], serialization: 'advanced' });
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const counted = new AggregatorRegistry();
  const members = new Set<Member>();
  let nodes: string[] = [];
  let lead: Member | null = null;
  let closing = false;

  const tell = ({ worker }: Member, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  /** The newest one leads, so that a renewal changes it once. */
  const choose = () => {
    if (lead !== null || closing) return;
    lead = [...members].findLast(({ ready, leaving }) => ready && !leaving) ?? null;
    if (lead) tell(lead, { tell: 'lead' });
  };
  const hear = (member: Member, message: FromWorker) => {
    if (message.say === 'ready') {
      member.ready = true;
      nodes = [...nodes, message.node].slice(-nodesKept);
      for (const one of members) tell(one, { tell: 'nodes', nodes });
      choose();
    } else if (message.say === 'follows' && lead === member) {
      lead = null;
      choose();
    } else if (message.say === 'switch') onSwitch(message.plan);
    else if (message.say === 'metrics')
      counted.clusterMetrics().then(
        (text) => tell(member, { tell: 'metrics', id: message.id, text }),
        (error: unknown) => {
          logger.warn({ err: error }, 'the metrics of the workers');
          tell(member, { tell: 'metrics', id: message.id, text: null });
        },
      );
  };
  const gone = (member: Member, how: string) => {
    members.delete(member);
    if (lead === member) lead = null;
    choose();
    if (!member.ready || member.leaving || closing) return;
    logger.warn({ worker: member.worker.process.pid, how }, 'a worker ended, another one is started');
    void replace(performance.now() - member.began < hastyMs ? againMs : 0);
  };
  /** Starts a worker; it takes connections once this resolves. */
  const fork = (): Promise<Member> => {
    const worker = cluster.fork({ [placeName]: JSON.stringify(place) });
    freeUnanswered(worker);
    const member: Member = { worker, ready: false, leaving: false, began: performance.now() };
    members.add(member);
    return new Promise((resolve, reject) => {
      let why: string | null = null;
      worker.on('message', (message: FromWorker) => {
        hear(member, message);
        if (message.say === 'ready') resolve(member);
        else if (message.say === 'failed') why = message.why;
      });
      worker.on('error', (error) => logger.warn({ err: error }, 'a worker cannot be told'));
      worker.once('exit', (code, signal) => {
        const how = signal ?? `code ${code}`;
        gone(member, how);
        reject(new Error(why ?? `a worker ended with ${how} before it was ready`));
      });
    });
  };
  const replace = async (afterMs: number): Promise<void> => {
    for (let wait = afterMs; ; wait = Math.min(againMostMs, Math.max(againMs, 2 * wait))) {
      await pause(wait);
      if (closing) return;
      try {
        await fork();
        return;
      } catch (error) {
        logger.error({ err: error }, 'a worker does not start');
      }
    }
  };
  const end = async (member: Member, tells: 'retire' | 'stop'): Promise<void> => {
    member.leaving = true;
    if (member.worker.isDead()) return;
    const ended = once(member.worker, 'exit');
    tell(member, { tell: tells });
    await withTimeout(endMs, ended);
    if (!member.worker.isDead()) member.worker.process.kill('SIGKILL');
  };
  const close = async () => {
    closing = true;
    await renewing.catch(() => undefined);
    await Promise.all([...members].map((member) => end(member, 'stop')));
  };
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    for (const old of [...members].filter(({ ready, leaving }) => ready && !leaving)) {
      if (closing) return;
      await fork();
      await end(old, 'retire');
    }
  };

  try {
    await Promise.all(Array.from({ length: place.workers }, fork));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    renew: () => {
      renewing = renewing.catch(() => undefined).then(renew);
      return renewing;
    },
    drain: () => {
      for (const member of members) tell(member, { tell: 'drain' });
    },
    close,
  };
}
