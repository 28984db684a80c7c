import type { EventModule } from '@sen/domain/events/eventModules';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { giveUpCall, retryCall } from '../../engine/jobs/outbox.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { GoiNgoaiDem, GoiNgoaiInput, TrangThaiGoiNgoai } from '../../gql/main.ts';
import { receptionRows } from '../reception/sql.ts';
import { idOf, reasonOf, withoutPersons } from './inputs.ts';

export type CallRow = {
  _id: string;
  adapter: string;
  operation: string;
  TrangThai: TrangThaiGoiNgoai;
  attempts: number;
  maxAttempts: number | null;
  NgayTao: string;
  NgayCapNhat: string;
  lanToi: string | null;
  lastError: string | null;
  doiTuong: string | null;
  LyDoHuy: string | null;
};
export type CallPage = { data: CallRow[]; tiep: string | null };

/** The name of these events: screens of the operator read anew. */
export const operationsModule: EventModule = 'VanHanh';

/** One page of the calls to systems outside, the newest first: one statement. Errors: BAD_INPUT for a page that is none. */
export async function callsOf(
  ctx: Ctx,
  input: GoiNgoaiInput,
  page: { sau?: string | null | undefined; limit?: number | null | undefined },
): Promise<CallPage> {
  const limit = Math.min(Math.max(page.limit ?? 50, 1), 200);
  const conditions: SQL[] = [sql`true`];
  if (input.TrangThais) conditions.push(sql`o.trang_thai = any(${sql.param([...input.TrangThais])}::text[])`);
  if (input.adapter) conditions.push(sql`o.adapter = ${input.adapter}`);
  // the ids are made in the order of time
  if (page.sau) conditions.push(sql`o.id < ${idOf(page.sau, 'sau')}`);
  const { rows } = await ctx.db.execute<CallRow>(sql`
    select o.id as "_id", o.adapter, o.operation, o.trang_thai as "TrangThai", o.attempts, j.max_attempts as "maxAttempts",
      o.ngay_tao as "NgayTao", o.ngay_cap_nhat as "NgayCapNhat", o.last_error as "lastError", o.ly_do_huy as "LyDoHuy",
      case when j.attempts < j.max_attempts then j.run_at end as "lanToi", t.ma_tiep_nhan as "doiTuong"
    from (select * from main.outbox o where ${sql.join(conditions, sql` and `)} order by o.id desc limit ${limit + 1}) o
    left join graphile_worker.jobs j on j.key = 'outbox:' || o.id
    left join ${receptionRows} t on t.id::text = o.payload ->> 'TiepNhan_Id'
    order by o.id desc`);
  const data = rows.slice(0, limit).map((row) => ({ ...row, lastError: withoutPersons(row.lastError) }));
  return { data, tiep: rows.length > limit ? (data.at(-1)?._id ?? null) : null };
}

/** How many calls to each system outside wait, failed and are over. */
export async function callCounts(ctx: Ctx): Promise<GoiNgoaiDem[]> {
  const { rows } = await ctx.db.execute<GoiNgoaiDem>(sql`
    select adapter, count(*) filter (where trang_thai = 'Cho')::int as cho, count(*) filter (where trang_thai = 'Loi')::int as loi,
      count(*) filter (where trang_thai in ('DaGui', 'DaHuy'))::int as xong
    from main.outbox group by adapter order by adapter`);
  return rows;
}

/** Tries a call again at once, its tries counted anew. Errors: NOT_FOUND, CALL_DONE. */
export async function retryGoiNgoai(ctx: Ctx, id: string): Promise<true> {
  const _id = idOf(id, 'id');
  await inTransaction(ctx, async (tx) => {
    await retryCall(tx, _id);
    await noted(tx, { action: 'UPDATE', entity: 'GoiNgoai', entityId: _id, after: { retried: true } });
  });
  return true;
}

/** Tries all failed calls to a system outside again at once; answers how many. */
export async function retryGoiNgoais(ctx: Ctx, adapter: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ id: string }>(
      sql`select id from main.outbox where adapter = ${adapter} and trang_thai = 'Loi' order by id for update`,
    );
    for (const { id } of rows) await retryCall(tx, id);
    if (rows.length > 0)
      await noted(tx, {
        action: 'UPDATE',
        entity: 'GoiNgoai',
        entityId: null,
        after: { adapter, retried: rows.length },
      });
    return rows.length;
  });
}

/** Gives a call up, with a reason. Errors: BAD_INPUT without one, NOT_FOUND, CALL_DONE. */
export async function giveUpGoiNgoai(ctx: Ctx, id: string, lyDo: string): Promise<true> {
  const [_id, reason] = [idOf(id, 'id'), reasonOf(lyDo)];
  await inTransaction(ctx, async (tx) => {
    await giveUpCall(tx, _id, reason);
    await noted(tx, { action: 'CANCEL', entity: 'GoiNgoai', entityId: _id, after: { LyDoHuy: reason } });
  });
  return true;
}

/** Logs an act of the operator and tells the operator's screens. */
export async function noted(tx: Tx, entry: Parameters<typeof audit>[1]): Promise<void> {
  await audit(tx, entry);
  await emit(tx, { module: operationsModule, process: 'reload', data: { entity: entry.entity } });
}
