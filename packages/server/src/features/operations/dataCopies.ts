import { type BanDuLieuAction, type BanDuLieuFacts, banDuLieuActs } from '@sen/domain/operations/banDuLieu';
import { saoLuuActs } from '@sen/domain/operations/saoLuu';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { handover, type SwitchPlan } from '../../engine/backup/handover.ts';
import { actor, type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { addJob } from '../../engine/jobs/jobs.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { spaceOf } from '../../engine/storage/diskSpace.ts';
import { requireOwnPassword } from '../identity/passwordCheck.ts';
import { readSetting } from '../system/queries.ts';
import { backupById, backupFacts, lockBackups, refuseWhileOneRuns, type SaoLuuRow } from './backups.ts';
import { noted } from './calls.ts';
import { idOf, reasonOf } from './inputs.ts';
import { besideThis, thisNode } from './node.ts';
import { banDuLieuTable } from './tables.ts';

export type BanDuLieuRow = typeof banDuLieuTable.$inferSelect;
type Asked = { lyDo: string; currentPassword: string };

/** Room that is left free beside what a restored copy takes. */
const spare = 1.2;

/**
 * Starts restoring a backup into a new database beside the one in use, as a job; answers the id of the copy. `doiMaTrung`: codes of an
 * earlier version that differ from another by letter case alone are renamed. Errors: NOT_FOUND,
 * BACKUP_NOT_READY, BACKUP_ELSEWHERE, NO_CREATEDB, RESTORE_NOT_BUNDLED, RESTORE_NO_ROOM, PASSWORD_INCORRECT, PASSWORD_WAIT, BACKUP_RUNNING.
 */
export async function restoreSaoLuu(
  ctx: Ctx,
  id: string,
  { doiMaTrung, ...asked }: Asked & { doiMaTrung?: boolean | null | undefined },
): Promise<string> {
  const LyDo = reasonOf(asked.lyDo);
  const backup = await backupById(ctx, id);
  requireAct(ctx, saoLuuActs, 'khoiPhuc', await backupFacts(ctx, backup));
  await requireOwnPassword(ctx, asked.currentPassword);
  await refuseWithoutRoom(ctx, backup);
  return inTransaction(ctx, async (tx) => {
    await lockBackups(tx);
    await refuseWhileOneRuns(tx);
    const _id = v7();
    const row = { _id, loai: 'KhoiPhuc', SaoLuu_Id: backup._id, LyDo, NguoiTao_Id: actor(tx) } as const;
    await tx.db.insert(banDuLieuTable).values(row);
    await addJob(tx, 'restoreBackup', { id: _id, doiMaTrung: doiMaTrung ?? false }, 'restoreBackup');
    await noted(tx, { action: 'CREATE', entity: 'BanDuLieu', entityId: _id, after: row });
    return _id;
  });
}

/** Removes the database of a copy, as a job; its row stays. Errors: NOT_FOUND, STATE_CHANGED, DATA_COPY_GONE, PASSWORD_INCORRECT, PASSWORD_WAIT. */
export async function removeBanDuLieu(ctx: Ctx, id: string, asked: Asked): Promise<true> {
  const LyDo = reasonOf(asked.lyDo);
  await requireCopyAct(ctx, id, 'xoa');
  await requireOwnPassword(ctx, asked.currentPassword);
  await inTransaction(ctx, async (tx) => {
    await lockBackups(tx);
    const row = await requireCopyAct(tx, id, 'xoa');
    const change = { TrangThai: 'DaXoa', tenCSDL: null, LyDo } as const;
    await tx.db
      .update(banDuLieuTable)
      .set({ ...change, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(banDuLieuTable._id, row._id));
    await addJob(tx, 'dropProof', { name: row.tenCSDL });
    await noted(tx, {
      action: 'DELETE',
      entity: 'BanDuLieu',
      entityId: row._id,
      before: { tenCSDL: row.tenCSDL },
      after: { LyDo },
    });
  });
  return true;
}

/**
 * Hands this process over to a copy: it comes into use in the place of the database in use, which is kept beside it. `tenCoSo` is the
 * name of the site, typed. Errors: NOT_FOUND, STATE_CHANGED, RESTORE_NOT_BUNDLED, RESTORE_OTHER_NODES, DATA_COPY_GONE, SITE_NAME_WRONG,
 * PASSWORD_INCORRECT, PASSWORD_WAIT, BACKUP_RUNNING.
 */
export async function switchBanDuLieu(
  ctx: Ctx,
  id: string,
  { tenCoSo, ...asked }: Asked & { tenCoSo: string },
): Promise<true> {
  const reason = reasonOf(asked.lyDo);
  await requireCopyAct(ctx, id, 'chuyen');
  const { name } = await readSetting(ctx, 'facility');
  refuseIssues(sameName(tenCoSo, name) ? [] : [{ path: 'tenCoSo', code: 'SITE_NAME_WRONG' }]);
  await requireOwnPassword(ctx, asked.currentPassword);
  const { _id, username } = requireUser(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockBackups(tx);
    await refuseWhileOneRuns(tx);
    const row = await requireCopyAct(tx, id, 'chuyen');
    const plan = planOf(tx.now(), row, { reason, by: { _id, username } });
    const { former, target } = plan;
    await noted(tx, {
      action: 'APPROVED',
      entity: 'BanDuLieu',
      entityId: row._id,
      after: { tenCSDL: target, csdlTruoc: former, LyDo: reason },
    });
    tx.tx.afterCommit.push(() => handover()?.(plan));
  });
  return true;
}

function planOf(now: Date, row: BanDuLieuRow, asked: Pick<SwitchPlan, 'reason' | 'by'>): SwitchPlan {
  const formerId = v7();
  return {
    copyId: row._id,
    formerId,
    target: row.tenCSDL ?? '',
    former: `sen_truoc_${formerId.slice(-12)}`,
    at: now.toISOString(),
    ...asked,
  };
}

/** People type names with other blanks and capitals. */
function sameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(name);
}

/** What holds for all copies: whether this process may change its database, and how many other nodes run. */
export type CopySite = { duocChuyen: boolean; mayKhac: number };

/** A node says twice a minute that it runs; one that was silent for so long runs no more. */
const silentSeconds = 90;
const beatSeconds = 40;

/** Reads what holds for all copies. */
export async function copySite(ctx: Ctx): Promise<CopySite> {
  // a node that this one has never heard since its own start is the one that was killed before it
  const heard = process.uptime() > beatSeconds ? Math.min(silentSeconds, process.uptime()) : silentSeconds;
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from main.may_chu
    where luc > now() - ${heard} * interval '1 second' and id <> ${thisNode} and id <> all(${sql.param([...besideThis])}::uuid[])`);
  return {
    duocChuyen: ctx.config.databaseUrl === undefined && handover() !== null,
    mayKhac: rows[0]?.count ?? 0,
  };
}

/** What the acts on a copy decide on. */
export function copyFacts(
  row: Pick<BanDuLieuRow, 'TrangThai'>,
  coCSDL: boolean,
  site: CopySite,
): BanDuLieuFacts {
  return { TrangThai: row.TrangThai, node: null, coCSDL, ...site };
}

/** A copy for which an act is not refused; locked inside a transaction. */
async function requireCopyAct(ctx: Ctx | Tx, id: string, action: BanDuLieuAction): Promise<BanDuLieuRow> {
  const found = ctx.db
    .select()
    .from(banDuLieuTable)
    .where(eq(banDuLieuTable._id, idOf(id, 'id')));
  const [row] = await (ctx.tx ? found.for('update') : found);
  if (!row) throw new DomainError('NOT_FOUND');
  requireAct(ctx, banDuLieuActs, action, copyFacts(row, await isThere(ctx, row), await copySite(ctx)));
  return row;
}

/** Whether the database of a copy is on the server. */
export async function isThere(ctx: Ctx, { tenCSDL }: Pick<BanDuLieuRow, 'tenCSDL'>): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`select 1 from pg_database where datname = ${tenCSDL}`);
  return rows.length > 0;
}

/** Bytes that a restored copy will take, roughly: as much as the database in use, and the file with what was uploaded. */
export async function bytesOfCopy(ctx: Ctx, backup: Pick<SaoLuuRow, 'kichThuoc'>): Promise<number> {
  const { rows } = await ctx.db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return Math.round((rows[0]?.bytes ?? 0) * spare + (backup.kichThuoc ?? 0));
}

async function refuseWithoutRoom(ctx: Ctx, backup: SaoLuuRow): Promise<void> {
  const [can, space] = await Promise.all([bytesOfCopy(ctx, backup), spaceOf(ctx.config.dataFolder)]);
  if (space !== null && space.free - ctx.config.diskWarnBytes < can)
    throw new DomainError('RESTORE_NO_ROOM', { can: gigabytes(can), con: gigabytes(space.free) });
}

/** Bytes as people read them on a disk. */
export function gigabytes(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}
