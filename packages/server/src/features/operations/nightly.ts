import { sql } from 'drizzle-orm';
import { type Ctx, localDay } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { accountRows } from '../identity/sql.ts';
import { readSetting } from '../system/queries.ts';
import { dropForgotten } from './addedBackup.ts';
import { createSaoLuu, markRemoved, newestGood, type SaoLuuRow } from './backups.ts';
import { thisMachine } from './node.ts';
import { saoLuuTable } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** So often a night's backup is tried. */
const triesMost = 3;
const tooOld = 'Hết hạn lưu / Kept long enough';

/**
 * Starts the backup of the night when its hour has come and it was not made, also later in the day when the machine was off at that
 * hour, and removes those made by themselves that are older than they are kept.
 */
export async function nightlyBackup(ctx: Ctx): Promise<void> {
  const { tuDong, gio, soNgayGiu } = await readSetting(ctx, 'backup');
  await removeOld(ctx, soNgayGiu);
  await dropForgotten(ctx.config.backupFolder);
  if (!tuDong || !(await isDue(ctx, lastTurn(ctx.now(), gio)))) return;
  try {
    await createSaoLuu(ctx, { tuDong: true });
  } catch (error) {
    // the one that somebody runs just now ends first; the next turn is in ten minutes
    if (!(error instanceof DomainError) || error.code !== 'BACKUP_RUNNING') throw error;
  }
}

/** The last moment at or before `now` at which it was this hour in Vietnam. */
export function lastTurn(now: Date, hour: number): Date {
  const turn = new Date(`${localDay(now)}T${String(hour).padStart(2, '0')}:00:00+07:00`);
  return turn <= now ? turn : new Date(turn.getTime() - dayMs);
}

/** A site that is younger than the turn has nothing to make up for. */
async function isDue(ctx: Ctx, turn: Date): Promise<boolean> {
  const since = turn.toISOString();
  const { rows } = await ctx.db.execute<{ due: boolean }>(sql`
    select coalesce((select min(ngay_tao) from ${accountRows} r) < ${since}::timestamptz, false)
      and not exists (select 1 from main.sao_luu where tu_dong and ngay_tao >= ${since}::timestamptz and trang_thai <> 'Loi')
      and (select count(*) from main.sao_luu where tu_dong and ngay_tao >= ${since}::timestamptz) < ${triesMost} as due`);
  return rows[0]?.due ?? false;
}

/** Removes backups made by themselves on this machine that are older than they are kept; the newest good one stays. */
export async function removeOld(ctx: Ctx, days: number): Promise<number> {
  const before = new Date(ctx.now().getTime() - days * dayMs);
  const keep = await newestGood(ctx);
  const old: SaoLuuRow[] = await ctx.db
    .select()
    .from(saoLuuTable)
    .where(
      sql`tu_dong and trang_thai in ('Xong', 'Loi') and ngay_tao < ${before.toISOString()}::timestamptz and id <> ${keep ?? '00000000-0000-0000-0000-000000000000'}
        and coalesce(ten_may, ${thisMachine}) = ${thisMachine}`,
    );
  for (const row of old) await inTransaction(ctx, (tx) => markRemoved(tx, row, tooOld));
  return old.length;
}
