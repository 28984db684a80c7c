import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { databaseFailure } from '../errors.ts';
import type { Db } from './database.ts';

const tries = 10;
const againMs = 3000;
/** The code of a lock that was not given in time. */
const lockTimeout = '55P03';

/**
 * Runs `act` in the transaction that `begin` opens, for what locks tables that are read all day: a lock is waited for at most 2 seconds,
 * as everybody queues behind it, and asked for again 3 seconds later, 10 times. Errors: `busy` when it was not given then.
 */
export async function withBriefLocks<X extends { db: Db }, T>(
  begin: (act: (tx: X) => Promise<T>) => Promise<T>,
  act: (tx: X) => Promise<T>,
  busy: string,
): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await begin(async (tx) => {
        await tx.db.execute(sql`set local lock_timeout = '2s'`);
        return act(tx);
      });
    } catch (error) {
      if (databaseFailure(error)?.code !== lockTimeout) throw error;
      if (left === 1) throw new Error(busy, { cause: error });
      await pause(againMs);
    }
  }
}
