import { everyRight } from '@sen/domain/acts/acts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { endInterrupted, readyBackup } from './backups.ts';
import { dropBeside, isWhole, restoreBeside } from './besideDatabase.ts';
import { noted } from './calls.ts';
import { thisNode, underWay } from './node.ts';
import { kiemChungTable } from './tables.ts';
import { failureOf, progressOf } from './workRow.ts';

/**
 * Proves a backup that waits for it: restores it into a new database beside `url`, compares every table with what the backup had, and
 * verifies the chain of the operation log. The new database goes again unless it is to be kept. It throws only what the database refuses.
 */
export async function runProof(ctx: Ctx, url: string, id: string): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await prove(ctx, url, id);
  } finally {
    underWay.delete(id);
  }
}

async function prove(ctx: Ctx, url: string, id: string): Promise<void> {
  const tenCSDL = `sen_kiem_chung_${id.slice(-12)}`;
  const [row] = await ctx.db
    .update(kiemChungTable)
    .set({ TrangThai: 'DangChay', mayChu_Id: thisNode, batDauLuc: ctx.now(), tenCSDL })
    .where(and(eq(kiemChungTable._id, id), eq(kiemChungTable.TrangThai, 'Cho')))
    .returning();
  if (!row) return endInterrupted(ctx);
  try {
    const { duLieuLuc: _made, ...found } = await restoreBeside(ctx, url, {
      tenCSDL,
      backup: await readyBackup(ctx, row.SaoLuu_Id, everyRight),
      onProgress: progressOf(ctx, kiemChungTable, id, 5, 95),
      renameCodes: true, // what is proven is the file; the database goes
    });
    if (!row.giuLai) await dropBeside(ctx, url, tenCSDL);
    await end(ctx, id, {
      ...found,
      TrangThai: isWhole(found) ? 'Dat' : 'KhongDat',
      tienDo: 100,
      tenCSDL: row.giuLai ? tenCSDL : null,
    });
  } catch (error) {
    ctx.logger.error({ err: error }, 'a proof of a backup failed');
    // one that would not go stays named, to be dropped by hand
    const left = await dropBeside(ctx, url, tenCSDL).then(
      () => null,
      () => tenCSDL,
    );
    await end(ctx, id, { TrangThai: 'KhongDat', tenCSDL: left, loi: failureOf(error) });
  }
}

async function end(ctx: Ctx, id: string, set: Partial<typeof kiemChungTable.$inferInsert>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(kiemChungTable)
      .set({ ...set, xongLuc: tx.now(), NgayCapNhat: tx.now() })
      .where(eq(kiemChungTable._id, id));
    await noted(tx, { action: 'UPDATE', entity: 'KiemChungSaoLuu', entityId: id, after: set });
  });
}
