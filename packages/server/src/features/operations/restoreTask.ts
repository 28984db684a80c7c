import { everyRight } from '@sen/domain/acts/acts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { endInterrupted, readyBackup } from './backups.ts';
import { dropBeside, isWhole, restoreBeside, type Step } from './besideDatabase.ts';
import { noted } from './calls.ts';
import { thisNode, underWay } from './node.ts';
import { banDuLieuTable } from './tables.ts';
import { failureOf, progressOf } from './workRow.ts';

/** Restores a backup that waits for it into a new database beside `url`, to be looked at. It throws only what the database refuses. */
export async function runRestore(ctx: Ctx, url: string, id: string, renameCodes = false): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await restoreOne(ctx, url, id, renameCodes);
  } finally {
    underWay.delete(id);
  }
}

async function restoreOne(ctx: Ctx, url: string, id: string, renameCodes: boolean): Promise<void> {
  const tenCSDL = `sen_khoi_phuc_${id.slice(-12)}`;
  const [row] = await ctx.db
    .update(banDuLieuTable)
    .set({ TrangThai: 'DangChay', mayChu_Id: thisNode, batDauLuc: ctx.now(), tenCSDL })
    .where(and(eq(banDuLieuTable._id, id), eq(banDuLieuTable.TrangThai, 'Cho')))
    .returning();
  if (!row) return endInterrupted(ctx);
  try {
    const found = await restoreBeside(ctx, url, {
      tenCSDL,
      backup: await readyBackup(ctx, row.SaoLuu_Id ?? '', everyRight),
      onProgress: progressOf(ctx, banDuLieuTable, id, 5, 90),
      onStep: (step) => begin(ctx, id, step),
      renameCodes,
    });
    // one that differs is kept as well: somebody may want to look at what is left of it
    await end(ctx, id, { ...found, TrangThai: isWhole(found) ? 'SanSang' : 'KhongDat', tienDo: 100 });
  } catch (error) {
    ctx.logger.error({ err: error }, 'a restore of a backup failed');
    const left = await dropBeside(ctx, url, tenCSDL).then(
      () => null,
      () => tenCSDL,
    );
    await end(ctx, id, { TrangThai: 'KhongDat', tenCSDL: left, loi: failureOf(error) });
  }
}

async function begin(ctx: Ctx, id: string, buoc: Step): Promise<void> {
  await ctx.db.update(banDuLieuTable).set({ buoc, NgayCapNhat: ctx.now() }).where(eq(banDuLieuTable._id, id));
}

async function end(ctx: Ctx, id: string, set: Partial<typeof banDuLieuTable.$inferInsert>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(banDuLieuTable)
      .set({ ...set, xongLuc: tx.now(), NgayCapNhat: tx.now() })
      .where(eq(banDuLieuTable._id, id));
    await noted(tx, { action: 'UPDATE', entity: 'BanDuLieu', entityId: id, after: set });
  });
}
