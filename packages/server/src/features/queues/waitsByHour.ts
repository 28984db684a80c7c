import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { ChoTheoGio } from '../../gql/main.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { queueNode } from './queues.ts';

/** A queue, or all queues of a kind that the caller may see; today when no day is named. */
export type WaitsOf = { hangDoi: QueueKind; idNode?: string | null; ngay?: string | null };

/** So many earlier weeks tell what is usual of a weekday. */
const weeks = 4;
const shownMost = 200;

/** Whose numbers are measured: those that were called at these places. */
async function measured(ctx: Ctx, { hangDoi, idNode }: WaitsOf): Promise<SQL> {
  const place = idNode ? sql`v.node_id = ${queueNode(hangDoi, idNode)}` : sql`true`;
  return sql`v.hang_doi = ${hangDoi} and ${place} and ${await listedPlace(ctx, sql`v.node_id`)}
    and v.goi_luc is not null and v.trang_thai not in ('huy', 'chuyen')`;
}

const gio = sql`extract(hour from v.goi_luc at time zone 'Asia/Ho_Chi_Minh')::int`;
const cho = sql`extract(epoch from v.goi_luc - v.ngay_tao) / 60`;
/** A finished number is not changed any more: its last change is its end. */
const phucVu = sql`case when v.trang_thai = 'xong' then extract(epoch from v.ngay_cap_nhat - v.goi_luc) / 60 end`;

/**
 * How long people waited (from the number to the last call) and were served (from there to the end) in minutes, by the hour of the call,
 * beside the mean of the same weekday in the weeks before. Hours without a call on any of these days are left out. One statement.
 */
export async function waitsByHour(ctx: Ctx, of: WaitsOf): Promise<ChoTheoGio[]> {
  const day = sql`${of.ngay ?? today(ctx)}::date`;
  const rows = await reportRows<ChoTheoGio>(
    ctx,
    sql`
    with calls as (
      select v.ngay = ${day} as hom_nay, ${gio} as gio, ${cho} as cho, ${phucVu} as phuc_vu from main.hang_doi_ve v
      where v.ngay = any(array(select ${day} - 7 * w from generate_series(0, ${weeks}::int) w)) and ${await measured(ctx, of)})
    select gio, count(*) filter (where hom_nay)::int as "soGoi",
      round(avg(cho) filter (where hom_nay))::int as "choPhut", round(avg(cho) filter (where not hom_nay))::int as "choThuongLe",
      round(avg(phuc_vu) filter (where hom_nay))::int as "phucVuPhut",
      round(avg(phuc_vu) filter (where not hom_nay))::int as "phucVuThuongLe"
    from calls group by gio order by gio`,
  );
  return rows;
}

export type WaitedRow = {
  _id: string;
  Node_Id: string;
  KyHieu: string;
  BenhNhan_Id: string | null;
  NgayTao: Date;
  goiLuc: Date;
  choPhut: number;
  phucVuPhut: number | null;
};

/** The numbers behind an hour of these figures, the longest wait first. One statement. */
export async function waitedInHour(ctx: Ctx, of: WaitsOf, hour: number): Promise<WaitedRow[]> {
  const rows = await reportRows<WaitedRow>(
    ctx,
    sql`
    select v.id as "_id", v.node_id as "Node_Id", v.ky_hieu as "KyHieu", v.benh_nhan_id as "BenhNhan_Id", v.ngay_tao as "NgayTao",
      v.goi_luc as "goiLuc", round(${cho})::int as "choPhut", round(${phucVu})::int as "phucVuPhut"
    from main.hang_doi_ve v
    where v.ngay = ${of.ngay ?? today(ctx)}::date and ${await measured(ctx, of)} and ${gio} = ${hour}
    order by "choPhut" desc, v.id limit ${shownMost}`,
  );
  return rows;
}
