import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Rights } from '@sen/domain/acts/acts';
import { type SaoLuuFacts, saoLuuActs } from '@sen/domain/operations/saoLuu';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import { actor, type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { addJob } from '../../engine/jobs/jobs.ts';
import { senVersion } from '../../engine/senVersion.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { noted } from './calls.ts';
import { idOf, reasonOf } from './inputs.ts';
import { thisMachine, thisNode, underWay } from './node.ts';
import { kiemChungTable, saoLuuTable } from './tables.ts';

export type SaoLuuRow = typeof saoLuuTable.$inferSelect;

const backupLock = 5_300_011;
const noteMax = 200;

/** Starts a backup as a job; answers its id. Errors: BACKUP_RUNNING. */
export async function createSaoLuu(
  ctx: Ctx,
  { ghiChu, tuDong = false }: { ghiChu?: string | null | undefined; tuDong?: boolean },
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockBackups(tx);
    await refuseWhileOneRuns(tx);
    const _id = v7();
    const row = {
      _id,
      tenTep: fileNameOf(tx.now(), _id),
      tuDong,
      ghiChu: noteOf(ghiChu),
      phienBan: senVersion,
      NguoiTao_Id: actor(tx),
    };
    await tx.db.insert(saoLuuTable).values(row);
    await addJob(tx, 'backup', { id: _id }, 'backup');
    await noted(tx, { action: 'CREATE', entity: 'SaoLuu', entityId: _id, after: row });
    return _id;
  });
}

/** Starts a proof of a backup as a job; answers its id. Errors: NOT_FOUND, BACKUP_NOT_READY, BACKUP_ELSEWHERE, BACKUP_RUNNING, NO_CREATEDB. */
export async function proveSaoLuu(ctx: Ctx, id: string, giuLai: boolean): Promise<string> {
  const backup = await backupById(ctx, id);
  requireAct(ctx, saoLuuActs, 'kiemChung', await backupFacts(ctx, backup));
  const SaoLuu_Id = backup._id;
  return inTransaction(ctx, async (tx) => {
    await lockBackups(tx);
    await refuseWhileOneRuns(tx);
    const _id = v7();
    await tx.db.insert(kiemChungTable).values({ _id, SaoLuu_Id, giuLai, NguoiTao_Id: actor(tx) });
    await addJob(tx, 'proveBackup', { id: _id }, 'proveBackup');
    await noted(tx, {
      action: 'CREATE',
      entity: 'KiemChungSaoLuu',
      entityId: _id,
      after: { SaoLuu_Id, giuLai },
    });
    return _id;
  });
}

/** Removes the database that a proof kept, as a job. Errors: NOT_FOUND when it keeps none. */
export async function dropKiemChung(ctx: Ctx, id: string): Promise<true> {
  const _id = idOf(id, 'id');
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(kiemChungTable).where(eq(kiemChungTable._id, _id)).for('update');
    if (!row?.tenCSDL || row.xongLuc === null) throw new DomainError('NOT_FOUND');
    await tx.db
      .update(kiemChungTable)
      .set({ tenCSDL: null, giuLai: false, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(kiemChungTable._id, _id));
    await addJob(tx, 'dropProof', { name: row.tenCSDL });
    await noted(tx, {
      action: 'DELETE',
      entity: 'KiemChungSaoLuu',
      entityId: _id,
      before: { tenCSDL: row.tenCSDL },
    });
  });
  return true;
}

/** Removes the file of a backup; its row stays. Errors: BAD_INPUT, NOT_FOUND, BACKUP_NOT_READY, BACKUP_ELSEWHERE, LAST_GOOD_BACKUP. */
export async function removeSaoLuu(ctx: Ctx, id: string, lyDo: string): Promise<true> {
  const reason = reasonOf(lyDo);
  await inTransaction(ctx, async (tx) => {
    await lockBackups(tx);
    const row = await backupById(tx, id);
    requireAct(tx, saoLuuActs, 'xoa', await backupFacts(tx, row));
    await markRemoved(tx, row, reason);
  });
  return true;
}

/** Notes a file as removed and removes it once that is committed. */
export async function markRemoved(tx: Tx, row: SaoLuuRow, reason: string): Promise<void> {
  await tx.db
    .update(saoLuuTable)
    .set({
      TrangThai: 'DaXoa',
      LyDoXoa: reason,
      xoaLuc: tx.now(),
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(saoLuuTable._id, row._id));
  await noted(tx, {
    action: 'DELETE',
    entity: 'SaoLuu',
    entityId: row._id,
    before: { tenTep: row.tenTep, kichThuoc: row.kichThuoc, sha256: row.sha256 },
    after: { LyDoXoa: reason },
  });
  tx.tx.afterCommit.push(() => {
    rm(placeOf(tx, row), { force: true }).catch((error: unknown) =>
      tx.logger.error({ err: error }, 'removing the file of a backup'),
    );
  });
}

/** The newest whole backup that no proof spoke against and whose file did not leave this machine's folder; it is never removed. */
export async function newestGood(ctx: Ctx): Promise<string | null> {
  const { rows } = await ctx.db.execute<Pick<SaoLuuRow, 'tenTep' | 'tenMay'> & { id: string }>(sql`
    select b.id, b.ten_tep as "tenTep", b.ten_may as "tenMay" from main.sao_luu b where b.trang_thai = 'Xong' and coalesce((
      select k.trang_thai <> 'KhongDat' from main.kiem_chung_sao_luu k where k.sao_luu_id = b.id order by k.ngay_tao desc limit 1), true)
    order by b.xong_luc desc`);
  const good = rows.find((row) => row.tenMay !== thisMachine || existsSync(placeOf(ctx, row)));
  return good?.id ?? null;
}

/** What holds for all backups: the newest good one, and whether the database account may make a new database. */
export type BackupSite = { newest: string | null; duocTaoCSDL: boolean };

/** What the acts on a backup decide on. */
export async function backupFacts(
  ctx: Ctx,
  row: Pick<SaoLuuRow, '_id' | 'TrangThai' | 'tenTep' | 'tenMay'>,
  known?: BackupSite,
): Promise<SaoLuuFacts> {
  const site = known ?? (await backupSite(ctx));
  return {
    TrangThai: row.TrangThai,
    node: null,
    coTep: existsSync(placeOf(ctx, row)),
    tenMay: row.tenMay,
    laBanTotCuoi: row._id === site.newest,
    duocTaoCSDL: site.duocTaoCSDL,
    mayChuRieng: ctx.config.databaseUrl === undefined,
  };
}

/** Reads what holds for all backups. */
export async function backupSite(ctx: Ctx): Promise<BackupSite> {
  const [newest, duocTaoCSDL] = await Promise.all([newestGood(ctx), mayCreateDatabase(ctx)]);
  return { newest, duocTaoCSDL };
}

/** A backup that is whole and whose file lies here. Errors: NOT_FOUND, FORBIDDEN, BACKUP_NOT_READY, BACKUP_ELSEWHERE. */
export async function readyBackup(ctx: Ctx, id: string, rights: Rights = rightsOf(ctx)): Promise<SaoLuuRow> {
  const row = await backupById(ctx, id);
  requireAct(ctx, saoLuuActs, 'tai', await backupFacts(ctx, row), rights);
  return row;
}

/** A backup by its id. Error: NOT_FOUND. */
export async function backupById(ctx: Ctx, id: string): Promise<SaoLuuRow> {
  const [row] = await ctx.db
    .select()
    .from(saoLuuTable)
    .where(eq(saoLuuTable._id, idOf(id, 'id')));
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** Where the file of a backup lies, on the machine that has it. */
export function placeOf(ctx: Pick<Ctx, 'config'>, { tenTep }: Pick<SaoLuuRow, 'tenTep'>): string {
  return path.join(ctx.config.backupFolder, tenTep);
}

/** Whether the account of the database may make a new database. */
export async function mayCreateDatabase(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ may: boolean }>(
    sql`select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`,
  );
  return rows[0]?.may ?? false;
}

/** Backups, proofs, restores and switches take turns. */
export async function lockBackups(tx: Tx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${backupLock})`);
}

/** One backup, proof or restore at a time; what a stopped node left half-done is told as interrupted. Error: BACKUP_RUNNING. */
export async function refuseWhileOneRuns(tx: Tx): Promise<void> {
  await endInterrupted(tx);
  const { rows } = await tx.db.execute(sql`
    select 1 from main.sao_luu where trang_thai in ('Cho', 'DangChay')
    union all select 1 from main.kiem_chung_sao_luu where trang_thai in ('Cho', 'DangChay')
    union all select 1 from main.ban_du_lieu where trang_thai in ('Cho', 'DangChay') limit 1`);
  if (rows.length > 0) throw new DomainError('BACKUP_RUNNING');
}

/**
 * Tells as failed what a node began that runs no more, what this one began and could not tell the end of, and what waits for a job
 * that was taken off. What was half written of a file goes.
 */
export async function endInterrupted(ctx: Pick<Ctx, 'db' | 'config' | 'logger'>): Promise<void> {
  const mine = sql`may_chu_id = ${thisNode} and id <> all(${sql.param([...underWay])}::uuid[])`;
  const gone = (job: string) => sql`(trang_thai = 'DangChay' and (${mine} or not exists (
      select 1 from main.may_chu m where m.id = may_chu_id and m.luc > now() - interval '2 minutes')))
    or (trang_thai = 'Cho' and not exists (select 1 from graphile_worker.jobs j where j.key = ${job}))`;
  const ended = sql`loi = 'BACKUP_INTERRUPTED', xong_luc = now(), ngay_cap_nhat = now()`;
  const { rows } = await ctx.db.execute<Pick<SaoLuuRow, 'tenTep'>>(
    sql`update main.sao_luu set trang_thai = 'Loi', ${ended} where ${gone('backup')} returning ten_tep as "tenTep"`,
  );
  await ctx.db.execute(
    sql`update main.kiem_chung_sao_luu set trang_thai = 'KhongDat', ${ended} where ${gone('proveBackup')}`,
  );
  await ctx.db.execute(
    sql`update main.ban_du_lieu set trang_thai = 'KhongDat', ${ended} where ${gone('restoreBackup')}`,
  );
  for (const row of rows) await removeHalf(ctx, row);
}

/** Removes what was written of a backup's file before it was whole. */
export async function removeHalf(
  ctx: Pick<Ctx, 'config' | 'logger'>,
  row: Pick<SaoLuuRow, 'tenTep'>,
): Promise<void> {
  await rm(`${placeOf(ctx, row)}.part`, { force: true }).catch((error: unknown) =>
    ctx.logger.warn({ err: error }, 'removing the half file of a backup'),
  );
}

/** A note without blanks around it, cut where it is too long; null when there is none. */
export function noteOf(text: string | null | undefined): string | null {
  return text?.trim().slice(0, noteMax) || null;
}

/** sen-20261121-0200-1a2b3c4d.senbackup: the hour in Vietnam, and the end of the id. */
export function fileNameOf(now: Date, id: string): string {
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    hour: '2-digit',
    minute: '2-digit',
  }).format(now);
  return `sen-${localDay(now).replaceAll('-', '')}-${hour.replace(':', '')}-${id.slice(-8)}.senbackup`;
}
