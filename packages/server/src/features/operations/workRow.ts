import { eq } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { fromDatabase } from '../../engine/errors.ts';
import { thisNode } from './node.ts';
import type { banDuLieuTable, kiemChungTable, saoLuuTable } from './tables.ts';

type WorkTable = typeof saoLuuTable | typeof kiemChungTable | typeof banDuLieuTable;

const writeEveryMs = 400;

/** Writes how far a piece of work is into its row, a few times a second at most; what `share` answers is written by percent. */
export function progressOf(ctx: Ctx, table: WorkTable, id: string, from: number, to: number) {
  let last = 0;
  return async (done: number): Promise<void> => {
    if (performance.now() - last < writeEveryMs) return;
    last = performance.now();
    await ctx.db
      .update(table)
      .set({ tienDo: Math.round(from + (to - from) * done), mayChu_Id: thisNode, NgayCapNhat: ctx.now() })
      .where(eq(table._id, id));
  };
}

/** What a failed piece of work is told as: the code that people have a text for, or its own message. */
export function failureOf(error: unknown): string {
  if (fromDatabase(error)?.code === 'DISK_FULL') return 'DISK_FULL';
  if (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[A-Z_]{6,}$/.test(error.code)
  )
    return error.code;
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 800) ?? '';
}
