import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { QueryDanhSachQuyetToanBHYTArgs } from '../../gql/main.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';
import { likePart, pageOf } from './list.ts';
import { quyetToanTable } from './tables.ts';

/** A page of the settlements whose period touches some days, the newest first, of the places that the caller's lists show. */
export async function settlementList(ctx: Ctx, args: QueryDanhSachQuyetToanBHYTArgs) {
  const { days, limit, offset } = pageOf(args);
  const { rows } = await ctx.db.execute<{
    totalRows: number;
    SoTienChapNhan: string;
    ids: string[] | null;
  }>(sql`
    with found as materialized (
      select q.* from ${quyetToanTable} q where q.tu_ngay <= ${days.to} and q.den_ngay >= ${days.from}
        and ${await listedPlace(ctx, sql`q.co_so_id`)} and ${fits(args.keyword ?? '')}),
    page as (select q.id, q.tu_ngay, q.ngay_tao from found q order by q.tu_ngay desc, q.ngay_tao desc, q.id limit ${limit} offset ${offset})
    select count(*)::int as "totalRows",
      coalesce(sum(q.so_tien_chap_nhan) filter (where q.trang_thai = 'HieuLuc'), 0)::numeric(18, 2) as "SoTienChapNhan",
      (select array_agg(p.id order by p.tu_ngay desc, p.ngay_tao desc, p.id) from page p) as ids
    from found q`);
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const { ids, ...sums } = found;
  const rowsOf = new Map((await rowsById(ctx.db, quyetToanTable, ids ?? [])).map((row) => [row._id, row]));
  const listed = (ids ?? []).flatMap((id) => rowsOf.get(id) ?? []);
  const data = await visibleRecords(ctx, listed, ({ CoSo_Id }) => ({ node: CoSo_Id, BenhNhan_Id: null }));
  return { ...sums, data };
}

function fits(keyword: string): SQL {
  const whole = keyword.trim();
  return whole === '' ? sql`true` : sql`q.so_bien_ban ilike ${likePart(whole)}`;
}
