import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { xacNhanBHYTTable as table, type XacNhanBHYTRow } from './tables.ts';

/** The confirmations of a visit, the newest first; those that were taken back stay readable with their reason. */
export function confirmationsOf(ctx: Ctx, TiepNhan_Id: string): Promise<XacNhanBHYTRow[]> {
  return ctx.db.select().from(table).where(eq(table.TiepNhan_Id, TiepNhan_Id)).orderBy(desc(table._id));
}
