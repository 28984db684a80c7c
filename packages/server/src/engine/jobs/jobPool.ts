import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { fromDatabase } from '../errors.ts';

const againMs = 500;
/** The code of failures after which the library asks again at once. */
const again = '40001';

/**
 * The pool as the library of jobs gets it. The library notes the end of a job without waiting for it, and tries again after a few codes only: any
 * other failure would end the whole process. So a connection is waited for until the database is there or `stopped` says that nobody
 * needs it any more, and a connection that breaks has a code after which the library asks again.
 */
export function jobPool(pool: pg.Pool, stopped: () => boolean): pg.Pool {
  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        return patientClient(await pool.connect());
      } catch (error) {
        if (stopped() || !passes(error)) throw error;
        await pause(againMs, undefined, { ref: false });
      }
    }
  };
  return withOwn(pool, {
    connect: (...args: unknown[]) => (args.length > 0 ? Reflect.apply(pool.connect, pool, args) : connect()),
  });
}

function patientClient(client: pg.PoolClient): pg.PoolClient {
  return withOwn(client, {
    query: (...args: unknown[]) => {
      const asked: unknown = Reflect.apply(client.query, client, args);
      return asked instanceof Promise ? asked.catch(rethrow) : asked;
    },
  });
}

function rethrow(error: unknown): never {
  if (!passes(error)) throw error;
  throw Object.assign(new Error('the database went away', { cause: error }), { code: again });
}

const passes = (error: unknown) => fromDatabase(error)?.code === 'DATABASE_UNAVAILABLE';

/** An object with some of its methods replaced; the others run on the object itself. */
function withOwn<T extends object>(target: T, own: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, {
    get: (of, key) => {
      const replaced = typeof key === 'string' ? own[key] : undefined;
      if (replaced !== undefined) return replaced;
      const value: unknown = Reflect.get(of, key);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}
