import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { listedPlace } from '../recordAccess/visible.ts';

/** How a place is waited for. */
export type WaitingAt = {
  HangDoi: QueueKind;
  Node_Id: string;
  dangCho: number;
  lauNhatPhut: number | null;
  trungBinhPhut: number | null;
};

/**
 * The queues of a kind on a day (today when empty, with whoever waits from earlier ones): how many wait at each place, for how many minutes the first of them, and how long
 * those who were called had waited on average. Places where nobody took a number are left out; the longest wait first. One statement.
 */
export async function waitingByPlace(
  ctx: Ctx,
  hangDoi: QueueKind,
  ngay?: string | null,
): Promise<WaitingAt[]> {
  const day = ngay ?? today(ctx);
  const stillWait = day === today(ctx) ? sql` or v.ngay < ${day} and v.trang_thai = 'cho'` : sql``;
  const { rows } = await ctx.db.execute<WaitingAt>(sql`
    select v.hang_doi as "HangDoi", v.node_id as "Node_Id", count(*) filter (where v.trang_thai = 'cho')::int as "dangCho",
      floor(extract(epoch from ${ctx.now()}::timestamptz - min(v.ngay_tao) filter (where v.trang_thai = 'cho')) / 60)::int as "lauNhatPhut",
      round(avg(extract(epoch from v.goi_luc - v.ngay_tao) / 60) filter (where v.goi_luc is not null))::int as "trungBinhPhut"
    from main.hang_doi_ve v
    where v.hang_doi = ${hangDoi} and (v.ngay = ${day}${stillWait}) and v.trang_thai not in ('huy', 'chuyen')
      and ${await listedPlace(ctx, sql`v.node_id`)}
    group by v.hang_doi, v.node_id order by "lauNhatPhut" desc nulls last, "dangCho" desc, v.node_id`);
  return rows;
}
