import { AggregatorRegistry, type Registry } from 'prom-client';
import { type FromWorker, placeName, type ToWorker, type WorkerPlace } from './messages.ts';

/** The place of this process among the workers of a Sen; null where it is none. What it starts does not hear of it. */
export function ownPlace(): WorkerPlace | null {
  const text = process.env[placeName];
  delete process.env[placeName];
  return text && process.send ? (JSON.parse(text) as WorkerPlace) : null; // written by the process that started this one
}

/** Tells the process that started this one. */
export function say(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

/** Hears what this worker is told. */
export function hear(listener: (message: ToWorker) => void): void {
  process.on('message', (message: ToWorker | Record<string, unknown>) => {
    if (isToWorker(message)) listener(message);
  });
}

/** Messages of libraries stand beside the own ones. */
function isToWorker(message: ToWorker | Record<string, unknown>): message is ToWorker {
  return 'tell' in message;
}

/** What counts for one process, and answers what all workers have counted. */
export type Counters = {
  add: (own: Registry) => void;
  /** In the format of Prometheus; null when it could not be gathered. */
  text: () => Promise<string | null>;
};

/** The counters of all workers, gathered by the process that started them. */
export function sharedCounters(): Counters {
  const asked = new Map<number, (text: string | null) => void>();
  let last = 0;
  hear((message) => {
    if (message.tell !== 'metrics') return;
    asked.get(message.id)?.(message.text);
    asked.delete(message.id);
  });
  return {
    add: (own) => {
      new AggregatorRegistry(); // listens for who gathers
      AggregatorRegistry.setRegistries([own]);
    },
    text: () =>
      new Promise((resolve) => {
        last += 1;
        asked.set(last, resolve);
        void say({ say: 'metrics', id: last });
      }),
  };
}
