import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { backup } from '../../engine/backup/backup.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Database } from '../../engine/database/database.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { endInterrupted, placeOf, removeHalf } from './backups.ts';
import { noted } from './calls.ts';
import { thisMachine, thisNode, underWay } from './node.ts';
import { saoLuuTable } from './tables.ts';
import { failureOf, progressOf } from './workRow.ts';

/** Makes a backup that waits, and writes into its row how far it is and what came of it; it throws only what the database refuses. */
export async function runBackup(ctx: Ctx, database: Database, id: string): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await makeBackup(ctx, database, id);
  } finally {
    underWay.delete(id);
  }
}

async function makeBackup(ctx: Ctx, database: Database, id: string): Promise<void> {
  const [row] = await ctx.db
    .update(saoLuuTable)
    .set({ TrangThai: 'DangChay', tenMay: thisMachine, mayChu_Id: thisNode, batDauLuc: ctx.now() })
    .where(and(eq(saoLuuTable._id, id), eq(saoLuuTable.TrangThai, 'Cho')))
    .returning();
  if (!row) return endInterrupted(ctx); // the job came again after its node was stopped
  const file = placeOf(ctx, row);
  try {
    await mkdir(ctx.config.backupFolder, { recursive: true, mode: 0o700 });
    const made = await backup(database, ctx.config, file, progressOf(ctx, saoLuuTable, id, 0, 95));
    const result = {
      kichThuoc: (await stat(file)).size,
      sha256: await sha256Of(file),
      soBang: made.tables.length,
      soDong: made.tables.reduce((sum, table) => sum + table.rows, 0),
      soTep: made.files,
    };
    await end(ctx, id, { TrangThai: 'Xong', tienDo: 100, ...result });
  } catch (error) {
    ctx.logger.error({ err: error }, 'a backup failed');
    await removeHalf(ctx, row);
    await end(ctx, id, { TrangThai: 'Loi', loi: failureOf(error) });
  }
}

async function end(ctx: Ctx, id: string, set: Partial<typeof saoLuuTable.$inferInsert>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(saoLuuTable)
      .set({ ...set, xongLuc: tx.now(), NgayCapNhat: tx.now() })
      .where(eq(saoLuuTable._id, id));
    await noted(tx, { action: 'UPDATE', entity: 'SaoLuu', entityId: id, after: set });
  });
}

/** The SHA-256 of a file of any size, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer); // a binary stream
  return hash.digest('hex');
}
