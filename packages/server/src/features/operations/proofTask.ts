import { rm } from 'node:fs/promises';
import path from 'node:path';
import { everyRight } from '@sen/domain/acts/acts';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { verifyAudit } from '../../engine/auditVerify.ts';
import { RestoreRefusal } from '../../engine/backup/refusal.ts';
import { restore } from '../../engine/backup/restore.ts';
import type { Ctx } from '../../engine/context.ts';
import { openDatabase } from '../../engine/database.ts';
import { ensureDatabase, migrate } from '../../engine/migrate.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { endInterrupted, readyBackup, type SaoLuuRow } from './backups.ts';
import { sha256Of } from './backupTask.ts';
import { noted } from './calls.ts';
import { thisNode, underWay } from './node.ts';
import { type BangKhac, kiemChungTable, type NiemPhong } from './tables.ts';
import { failureOf, progressOf } from './workRow.ts';

/** What a proof found. */
export type Found = { soBang: number; soDong: number; bangKhac: BangKhac[]; niemPhong: NiemPhong };

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
    const found = await restoreBeside(ctx, url, {
      id,
      tenCSDL,
      backup: await readyBackup(ctx, row.SaoLuu_Id, everyRight),
    });
    if (!row.giuLai) await dropBeside(ctx, url, tenCSDL);
    const good = found.bangKhac.length === 0 && found.niemPhong.loi === null;
    await end(ctx, id, {
      ...found,
      TrangThai: good ? 'Dat' : 'KhongDat',
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

async function restoreBeside(
  ctx: Ctx,
  url: string,
  { id, tenCSDL, backup }: { id: string; tenCSDL: string; backup: SaoLuuRow },
): Promise<Found> {
  const file = path.join(ctx.config.backupFolder, backup.tenTep);
  if (backup.sha256 !== (await sha256Of(file)))
    throw new RestoreRefusal('BACKUP_DAMAGED', 'the checksum is another');
  await ensureDatabase(url, tenCSDL);
  const copy = openDatabase(besideUrl(url, tenCSDL), 3, (error) =>
    ctx.logger.warn({ err: error }, 'the database of a proof'),
  );
  try {
    await migrate(copy);
    const { compared } = await restore(copy, ctx.config, file, {
      dataFolder: filesBeside(ctx, tenCSDL),
      unsigned: true, // its checksum is the one that was written down when it was made
      keepDiffering: true,
      onProgress: progressOf(ctx, kiemChungTable, id, 5, 95),
    });
    const { rows, unsealed, broken } = await verifyAudit(
      { db: copy.db, config: ctx.config },
      { anchored: false },
    );
    const loi = broken ? `${broken.seq}: ${broken.reason}` : null;
    const bangKhac = compared.differing.map(({ name, rows: soDong, expected: soDongGoc }) => ({
      ten: name,
      soDong,
      soDongGoc,
    }));
    return {
      soBang: compared.tables,
      soDong: compared.rows,
      bangKhac,
      niemPhong: { soDong: rows, chuaNiemPhong: unsealed, loi },
    };
  } finally {
    await copy.close();
  }
}

/** Removes the database of a proof with the files that were restored for it. */
export async function dropBeside(ctx: Ctx, url: string, tenCSDL: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(tenCSDL)} with (force)`);
  } finally {
    await client.end();
  }
  await rm(filesBeside(ctx, tenCSDL), { recursive: true, force: true });
}

/** The address of another database of the same server. */
export function besideUrl(url: string, name: string): string {
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  return beside.toString();
}

function filesBeside(ctx: Ctx, tenCSDL: string): string {
  return path.join(ctx.config.backupFolder, tenCSDL);
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
