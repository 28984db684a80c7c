import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { khamBenhTable as table } from './tables.ts';

/** What the sessions of a visit note about allergies. */
export async function allergiesToldInSessions(ctx: Ctx, TiepNhan_Id: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ told: table.TienSuDiUng })
    .from(table)
    .where(
      and(eq(table.TiepNhan_Id, TiepNhan_Id), ne(table.TrangThai, 'DaHuy'), isNotNull(table.TienSuDiUng)),
    );
  return rows.flatMap(({ told }) => told ?? []);
}
