import type { MonthPlace } from './month.ts';

const moveLock = 5_300_005;

/** Moves a month out or in while nobody else does. Errors: a plain one while somebody does. */
export async function oneMonthAtATime<T>({ database }: MonthPlace, act: () => Promise<T>): Promise<T> {
  const client = await database.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      moveLock,
    ]);
    if (!rows[0]?.free) throw new Error('a month is being moved already; wait until that is done');
    return await act();
  } finally {
    await client.end();
  }
}
