import { integer, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, mainSchema } from '../../engine/sql/columns.ts';

/** The setting up of this site: one row, made by the first start of a Sen without accounts. */
export const thietLapTable = mainSchema.table('thiet_lap', {
  ...baseColumns(),
  /** SHA-256 of the code that the last start printed. */
  codeHash: text('code_hash').notNull(),
  /** These two are no longer written: `auth.attempt` counts. Kept for a version before that still runs beside this one. */
  failures: integer('failures').notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** When the first administrator was made; the code is worth nothing from then on. */
  doneAt: instant('done_at'),
  /** When an administrator took the list of steps off the home screen. */
  hiddenAt: instant('hidden_at'),
});
