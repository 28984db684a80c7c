import os from 'node:os';
import { DomainError } from '../../engine/errors.ts';

/** Who waits for a turn: the key that turns are shared out by, and whether it is somebody who is known here. */
export type Turn = { key: string; known: boolean };

type TurnLimits = {
  /** What runs at the same time. */
  atOnce: number;
  /** What may wait of one key; of those who are known each may take the whole. */
  perKey: number;
  /** What may wait of all keys together; those who are known have as much of their own. */
  total: number;
};

type Waiting = () => void;

/** What a client is told to wait when nobody can say how long the others need. */
const busySeconds = 5;

/**
 * Shares costly work out: a few run at once, who is known comes first, and of the others each key has its turn, so that whoever asks a
 * thousand times delays nobody else by more than what runs already. Error: TOO_MANY_REQUESTS when too many wait.
 */
export function shareTurns({ atOnce, perKey, total }: TurnLimits) {
  let running = 0;
  const lanes = { known: lane(total, total), others: lane(perKey, total) };

  const next = () => {
    if (running >= atOnce) return;
    const start = lanes.known.take() ?? lanes.others.take();
    if (!start) return;
    running += 1;
    start();
  };

  return async <T>({ key, known }: Turn, work: () => Promise<T>): Promise<T> => {
    const of = known ? lanes.known : lanes.others;
    await new Promise<void>((resolve) => {
      of.add(key, resolve);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      of.ended(key);
      next();
    }
  };
}

/** Who waits, by key. A key that has had no turn since it began to ask comes before those that have; these come round in turn. */
function lane(perKey: number, total: number) {
  // a Map keeps the order in which its keys came
  const first = new Map<string, Waiting[]>();
  const served = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let count = 0;
  return {
    add: (key: string, start: Waiting) => {
      const own = first.get(key) ?? served.get(key) ?? [];
      if (own.length >= perKey || count >= total)
        throw new DomainError('TOO_MANY_REQUESTS', { seconds: busySeconds });
      if (own.length === 0) (running.has(key) ? served : first).set(key, own);
      own.push(start);
      count += 1;
    },
    take: (): Waiting | null => {
      const [next] = first.size > 0 ? first : served;
      if (!next) return null;
      const [key, own] = next;
      const start = own.shift() ?? null;
      first.delete(key);
      served.delete(key);
      if (own.length > 0) served.set(key, own);
      running.set(key, (running.get(key) ?? 0) + 1);
      count -= 1;
      return start;
    },
    ended: (key: string) => {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    },
  };
}

/** Half of the processors hash passwords: the other half answers meanwhile. */
export const hashingLimits: TurnLimits = {
  atOnce: Math.max(1, Math.floor(os.availableParallelism() / 2)),
  perKey: 16,
  total: 128,
};
