import { rm } from 'node:fs/promises';
import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { audit } from '../../engine/audit/audit.ts';
import type { SwitchPlan } from '../../engine/backup/handover.ts';
import type { Config } from '../../engine/config.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { putLacking } from '../../engine/storage/moveFiles.ts';
import { type StoreConfig, storeOf } from '../../engine/storage/store.ts';
import { endAllSessions } from '../identity/commands.ts';
import { filesBeside, storeBeside } from './besideDatabase.ts';
import { banDuLieuTable, kiemChungTable, saoLuuTable } from './tables.ts';

/**
 * Writes into a copy what has to outlive a switch to it: the backups with their proofs, the copies with the database that is put aside,
 * why and by whom; its sessions end. `ctx` is of the copy. It may be repeated.
 */
export async function carryOver(live: Db, ctx: Ctx, plan: SwitchPlan): Promise<void> {
  const kept = await Promise.all(
    [saoLuuTable, kiemChungTable, banDuLieuTable].map(
      async (table) => [table, await rowsOf(live, table)] as const,
    ),
  );
  await inTransaction(ctx, async (tx) => {
    // of an attempt that was broken off
    await tx.db.execute(sql`delete from main.ban_du_lieu`);
    for (const [table, rows] of kept) await putRows(tx, table, rows);
    await putAside(tx, plan);
    await endAllSessions(tx);
    await audit(tx, {
      action: 'APPROVED',
      entity: 'BanDuLieu',
      entityId: plan.copyId,
      by: plan.by,
      after: { TrangThai: 'DangDung', csdlTruoc: plan.former, LyDo: plan.reason },
    });
  });
}

async function rowsOf(db: Db, table: PgTable): Promise<string> {
  const { rows } = await db.execute<{ rows: string }>(
    sql`select coalesce(json_agg(t), '[]')::text as rows from ${table} t`,
  );
  return rows[0]?.rows ?? '[]';
}

async function putRows(tx: Tx, table: PgTable, rows: string): Promise<void> {
  const { schema, name } = getTableConfig(table);
  const columns = Object.values(getTableColumns(table)).map((column) => `"${column.name}"`);
  const changes = columns.map((column) => `${column} = excluded.${column}`);
  await tx.db.execute(sql`
    insert into ${table} (${sql.raw(columns.join(', '))})
    select ${sql.raw(columns.join(', '))} from json_populate_recordset(null::${sql.raw(`"${schema}"."${name}"`)}, ${rows}::json)
    on conflict (id) do update set ${sql.raw(changes.join(', '))}`);
}

/** The row of the database that was in use tells of what is put aside now; one that was never switched to has none yet. */
async function putAside(tx: Tx, { copyId, formerId, former, at, reason, by }: SwitchPlan): Promise<void> {
  const { rows } = await tx.db.execute(sql`
    update main.ban_du_lieu set trang_thai = 'SanSang', loai = 'Truoc', ten_csdl = ${former}, du_lieu_luc = ${at}::timestamptz,
      ly_do = ${reason}, ngay_cap_nhat = ${at}::timestamptz
    where trang_thai = 'DangDung' returning id`);
  if (rows.length === 0)
    await tx.db.execute(sql`
      insert into main.ban_du_lieu (id, loai, trang_thai, ten_csdl, du_lieu_luc, ly_do, ngay_tao, xong_luc, nguoi_tao_id)
      values (${formerId}, 'Truoc', 'SanSang', ${former}, ${at}::timestamptz, ${reason}, ${at}::timestamptz, ${at}::timestamptz, ${by._id})`);
  await tx.db.execute(sql`
    update main.ban_du_lieu set trang_thai = 'DangDung', ten_csdl = null, ly_do = ${reason}, ngay_cap_nhat = ${at}::timestamptz
    where id = ${copyId}`);
}

/** Brings the uploaded files of a copy to those in use: each has the name of its contents, so that none replaces another. */
export async function bringFiles(
  config: Pick<Config, 'backupFolder'> & StoreConfig,
  tenCSDL: string,
): Promise<void> {
  await putLacking(storeBeside(config, tenCSDL), storeOf(config));
}

/** Removes the files that waited for a copy: it is in use, and has them. */
export async function dropFilesBeside(config: Pick<Config, 'backupFolder'>, tenCSDL: string): Promise<void> {
  await rm(filesBeside(config, tenCSDL), { recursive: true, force: true });
}

/** Notes in the log that a switch was broken off and nothing has changed. */
export async function noteBrokenOff(ctx: Ctx, { copyId, target, by }: SwitchPlan): Promise<void> {
  await inTransaction(ctx, (tx) =>
    audit(tx, { action: 'CANCEL', entity: 'BanDuLieu', entityId: copyId, by, after: { tenCSDL: target } }),
  );
}
