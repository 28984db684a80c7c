import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { type Patient, withAge } from './queries.ts';
import { benhNhanTable as table } from './tables.ts';
import { alive } from './totals.ts';

/** The records that an earlier program gave this code, the newest first. */
export async function oldCode(ctx: Ctx, code: string): Promise<Patient[]> {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(alive, eq(table.MaCu, code.trim())))
    .orderBy(desc(table._id))
    .limit(5);
  return rows.map((row) => withAge(ctx, row));
}
