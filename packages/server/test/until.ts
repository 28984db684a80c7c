import type { TestSite } from './testSite.ts';

/** Waits for something to come true, for as long as a loaded machine may need. Throws when it does not. */
export async function until(done: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('it did not come true in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until so many statements of a site wait for a lock. */
export function untilLocked({ database }: TestSite, count = 1): Promise<void> {
  return until(async () => {
    const { rows } = await database.pool.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return (rows[0]?.waiting ?? 0) >= count;
  });
}
