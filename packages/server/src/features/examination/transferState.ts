import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { chuyenVienTable as table } from './tables.ts';

/** Whether a session has a live transfer record. */
export async function hasTransfer(ctx: Ctx, KhamBenh_Id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(table.KhamBenh_Id, KhamBenh_Id), ne(table.TrangThai, 'DaHuy')))
    .limit(1);
  return rows.length > 0;
}
