import { sql } from 'drizzle-orm';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { CongSuatNgay, QueryCongSuatGiuongBenhArgs } from '../../gql/main.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';

const aDay = 86_400_000;
const mostDays = 92;

type Row = Omit<CongSuatNgay, 'congSuat'> & { troi: number };

/**
 * Occupancy of a ward by day, the last 14 when none are named: the beds as they are now, of today what has passed. One statement. Errors:
 * RECORD_OF_ANOTHER_FACILITY, BAD_INPUT for a period of more than 92 days.
 */
export async function occupancyOfWard(ctx: Ctx, args: QueryCongSuatGiuongBenhArgs): Promise<CongSuatNgay[]> {
  const { Khoa_Id } = args;
  await requireVisiblePlace(ctx, Khoa_Id);
  const now = today(ctx);
  const to = args.denNgay && args.denNgay < now ? args.denNgay : now;
  const from = args.tuNgay ?? localDay(new Date(Date.parse(to) - 13 * aDay));
  if (Date.parse(to) - Date.parse(from) >= mostDays * aDay)
    refuseIssues([{ path: 'tuNgay', code: 'OCCUPANCY_TOO_LONG', details: { days: mostDays } }]);
  const rows = await periodRows<Row>(
    ctx,
    { from, to },
    sql`
    with bed as (
      select g.id, g.trang_thai = 'DangSuDung' and not g.tam_ngung and g.loai_giuong <> 'LuuDong' as counts
      from main.giuong_benh g join auth.node r on r.id = g.phong_ban_id where r.id = ${Khoa_Id} or r.parent_id = ${Khoa_Id}),
    day as (
      select d::date as day, d::timestamp at time zone 'Asia/Ho_Chi_Minh' as begins,
        least((d + interval '1 day')::timestamp at time zone 'Asia/Ho_Chi_Minh', ${ctx.now()}::timestamptz) as ends
      from generate_series(${from}::date, ${to}::date, interval '1 day') d),
    lain as materialized (
      select b.id, b.counts, t.nhap_vien_id, tstzrange(t.tu_luc, coalesce(t.den_luc, ${ctx.now()}::timestamptz)) as time
      from bed b join main.dot_giuong t on t.giuong_id = b.id and not t.da_huy and t.tu_luc < ${ctx.now()}::timestamptz
        and tstzrange(t.tu_luc, t.den_luc) && tstzrange((select min(begins) from day), (select max(ends) from day))),
    held as (
      select y.day, l.id, range_agg(l.time * tstzrange(y.begins, y.ends)) as times
      from day y join lain l on l.counts and l.time && tstzrange(y.begins, y.ends) group by y.day, l.id)
    select y.day::text as "Ngay", (select count(*)::int from bed where counts) as "soGiuong",
      extract(epoch from y.ends - y.begins)::float / 86400 as troi,
      coalesce((select sum(extract(epoch from upper(r) - lower(r))) / 86400 from held h, unnest(h.times) r where h.day = y.day), 0)::float
        as "ngayGiuong",
      (select count(distinct l.nhap_vien_id)::int from lain l where l.time && tstzrange(y.begins, y.ends)) as "soNguoi"
    from day y order by y.day`,
  );
  return rows.map(({ troi, ...row }) => ({
    ...row,
    ngayGiuong: Math.round(row.ngayGiuong * 100) / 100,
    congSuat:
      row.soGiuong === 0 || troi <= 0 ? null : Math.round((100 * row.ngayGiuong) / (row.soGiuong * troi)),
  }));
}
