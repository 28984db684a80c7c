import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { LuotTheoGio } from '../../gql/main.ts';
import { listedPlace } from '../recordAccess/visible.ts';

/** So many earlier weeks tell what is usual of a weekday. */
const weeks = 4;

/**
 * Receptions of a day (today when empty) by the hour in Vietnam, beside the mean of the same weekday in the weeks before; days on which
 * nobody came, such as holidays, are left out of it. Cancelled ones do not count. One statement.
 */
export async function arrivalsByHour(ctx: Ctx, ngay?: string | null): Promise<LuotTheoGio[]> {
  const day = ngay ?? today(ctx);
  const rows = await reportRows<LuotTheoGio>(
    ctx,
    sql`
    with visits as (
      select t.ngay, extract(hour from t.ngay_tiep_nhan at time zone 'Asia/Ho_Chi_Minh')::int as gio from main.tiep_nhan t
      where t.ngay = any(array(select ${day}::date - 7 * w from generate_series(0, ${weeks}::int) w)) and t.trang_thai <> 'DaHuy'
        and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}
    ), before as (select greatest(count(distinct ngay), 1) as days from visits where ngay < ${day}::date)
    select h.gio, count(v.gio) filter (where v.ngay = ${day}::date)::int as "soLuot",
      round(count(v.gio) filter (where v.ngay < ${day}::date)::numeric / b.days, 1)::float as "thuongLe"
    from generate_series(0, 23) h(gio) cross join before b left join visits v on v.gio = h.gio
    group by h.gio, b.days order by h.gio`,
  );
  return rows;
}
