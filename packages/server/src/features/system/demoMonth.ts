import { sql } from 'drizzle-orm';
import type { Db } from '../../engine/database.ts';

/** The section of the settings that says how far the visits of the demo's past month are entered. */
export const demoMonthSection = 'demoMonth';

/** Up to when acts of past days are being entered into a demo now: they come into the operation log late. Null elsewhere. */
export async function demoFilledUntil(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select value ->> 'at' as at from main.setting
    where section = ${demoMonthSection} and (value ->> 'done')::int > 0 and not (value ->> 'finished')::boolean`);
  return rows[0] ? new Date(rows[0].at) : null;
}
