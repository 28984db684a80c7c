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
 * Shares costly work out: a few run at once, who is known comes first, and of the others each key has its turn after the one
 * before, so that whoever asks a thousand times delays nobody else by more than one turn. Error: TOO_MANY_REQUESTS when too many wait.
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
      next();
    }
  };
}

/** Who waits, by key; keys are taken from in turn. */
function lane(perKey: number, total: number) {
  // a Map keeps the order of its keys: the key that was served goes to the end
  const waiting = new Map<string, Waiting[]>();
  let count = 0;
  return {
    add: (key: string, start: Waiting) => {
      const own = waiting.get(key) ?? [];
      if (own.length >= perKey || count >= total)
        throw new DomainError('TOO_MANY_REQUESTS', { seconds: busySeconds });
      own.push(start);
      waiting.set(key, own);
      count += 1;
    },
    take: (): Waiting | null => {
      const [first] = waiting;
      if (!first) return null;
      const [key, own] = first;
      const start = own.shift() ?? null;
      waiting.delete(key);
      if (own.length > 0) waiting.set(key, own);
      if (start) count -= 1;
      return start;
    },
  };
}

/** Half of the processors hash passwords: the other half answers meanwhile. */
export const hashingLimits: TurnLimits = {
  atOnce: Math.max(1, Math.floor(os.availableParallelism() / 2)),
  perKey: 16,
  total: 128,
};
