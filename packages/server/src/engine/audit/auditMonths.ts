import { type SQL, sql } from 'drizzle-orm';
import { withBriefLocks } from '../database/briefLocks.ts';
import type { Db } from '../database/database.ts';

/** Makes the parts of the operation log and of its seals for the month before, this one and the three after it, those that are missing. */
export function ensureAuditPartitions(database: { db: Db }): Promise<void> {
  return makeAuditMonths(
    database,
    sql`select (date_trunc('month', now()) + make_interval(months => n))::date from generate_series(-1, 3) n`,
  );
}

/**
 * Makes the parts of the months, given as SQL that answers a day of each; those that are there stay. Errors: a plain one when somebody
 * reads the whole log for longer than three quarters of a minute, as a backup does: the net is locked when a part is attached.
 */
export async function makeAuditMonths({ db }: { db: Db }, days: SQL): Promise<void> {
  await withBriefLocks(
    (act: (tx: { db: Db }) => Promise<unknown>) => db.transaction((tx) => act({ db: tx })),
    (tx) => tx.db.execute(sql`select main.audit_partition(day) from (${days}) as months (day)`),
    'the log is read whole just now, by a backup perhaps, and no month can be made in it; try again later',
  );
}
