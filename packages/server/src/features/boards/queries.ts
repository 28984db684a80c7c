import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type BangGoiSoRow, manHinhTable as screens, bangGoiSoTable as table } from './tables.ts';

/** A board with the time at which its television asked last. */
export type BoardRow = BangGoiSoRow & { XemLuc: Date | null };

const whole = (ctx: Ctx) =>
  ctx.db
    .select({ ...getTableColumns(table), XemLuc: screens.XemLuc })
    .from(table)
    .leftJoin(screens, eq(screens.BangGoiSo_Id, table._id));

/** The boards in use, by name. One statement. */
export function boardsInUse(ctx: Ctx): Promise<BoardRow[]> {
  return whole(ctx).where(eq(table.TrangThai, 'DangSuDung')).orderBy(asc(table.Ten));
}

/** One board. Errors: NOT_FOUND. */
export async function boardById(ctx: Ctx, id: string): Promise<BoardRow> {
  const [row] = await whole(ctx).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'BangGoiSo' });
  return row;
}

/** The board that a television shows; null once it was removed. */
export async function liveBoard(ctx: Ctx, id: string): Promise<BangGoiSoRow | null> {
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(and(eq(table._id, id), eq(table.TrangThai, 'DangSuDung')));
  return row ?? null;
}
