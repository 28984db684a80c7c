import type { SwitchPlan } from '../backup/handover.ts';
import type { Config } from '../config.ts';

/** The variable of the environment in which a worker finds its place. */
export const placeName = 'SEN_WORKER_PLACE';

/** What a worker gets from the process that started it, in the place of what a start finds out. */
export type WorkerPlace = {
  /** The address of the database, which is there and of this version. */
  url: string;
  /** Whether it is the bundled one, so that another database may take its place. */
  bundled: boolean;
  port: number;
  /** How many workers there are. */
  workers: number;
} & Pick<Config, 'insurancePortal' | 'standIns'>;

/** What a worker tells the process that started it. */
export type FromWorker =
  | { say: 'ready'; node: string }
  | { say: 'failed'; why: string }
  /** It no longer does what one of the workers does for all. */
  | { say: 'follows' }
  /** Somebody asked it for another database. */
  | { say: 'switch'; plan: SwitchPlan }
  | { say: 'metrics'; id: number };

/** What a worker is told. */
export type ToWorker =
  /** It is the one that runs jobs and serves devices and modalities. */
  | { tell: 'lead' }
  /** The nodes that are or were workers of the same Sen. */
  | { tell: 'nodes'; nodes: readonly string[] }
  /** The site is about to stop: from now on /ready says so. */
  | { tell: 'drain' }
  /** It ends once what was asked of it is answered, and takes no further connection. */
  | { tell: 'retire' }
  /** It ends. */
  | { tell: 'stop' }
  /** What all workers have counted; null where it could not be gathered. */
  | { tell: 'metrics'; id: number; text: string | null };
