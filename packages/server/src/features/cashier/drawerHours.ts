import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { NganKeoHomNay } from '../../gql/main.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { cashierOf } from './books.ts';

/**
 * The drawer of the signed-in cashier today: what came in by the hour in Vietnam and by form of payment, what went back, and the visits
 * of the day that hold more money than they cost. Cancelled receipts do not count. One statement.
 */
export async function drawerHours(ctx: Ctx): Promise<NganKeoHomNay> {
  const day = today(ctx);
  const rows = await reportRows<NganKeoHomNay>(
    ctx,
    sql`
    with receipts as (
      select id, loai_bien_lai in ('ThuTien', 'TamUng') as came,
        extract(hour from ngay_bien_lai at time zone 'Asia/Ho_Chi_Minh')::int as gio from main.bien_lai
      where nguoi_thu_id = ${cashierOf(ctx)} and trang_thai <> 'DaHuy'
        and ngay_bien_lai >= (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and ngay_bien_lai < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    ), paid as (
      select r.came, r.gio, t.loai, t.so_tien from receipts r join main.bien_lai_thanh_toan t on t.bien_lai_id = r.id
    ), hours as (
      select gio, count(distinct id)::int as receipts, (select coalesce(sum(so_tien), 0) from paid p where p.gio = r.gio and p.came) as sum
      from receipts r where came group by gio
    ), over_paid as (
      select a.thu_thua from main.vien_phi a join ${receptionRows} t on t.id = a.tiep_nhan_id
      where a.ngay = ${day} and a.thu_thua > 0 and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}
    )
    select (select coalesce(json_agg(json_build_object('gio', gio, 'soBienLai', receipts, 'SoTien', sum::numeric(18, 2)::text) order by gio), '[]')
        from hours) as "gios",
      coalesce(sum(so_tien) filter (where came and loai = 'TienMat'), 0)::numeric(18, 2)::text as "tienMat",
      coalesce(sum(so_tien) filter (where came and loai = 'ChuyenKhoan'), 0)::numeric(18, 2)::text as "chuyenKhoan",
      coalesce(sum(so_tien) filter (where came and loai = 'QuetThe'), 0)::numeric(18, 2)::text as "quetThe",
      coalesce(sum(so_tien) filter (where came and loai = 'Khac'), 0)::numeric(18, 2)::text as "khac",
      coalesce(sum(so_tien) filter (where not came), 0)::numeric(18, 2)::text as "hoan",
      (select count(*)::int from over_paid) as "soThuThua",
      (select coalesce(sum(thu_thua), 0)::numeric(18, 2)::text from over_paid) as "tienThuThua"
    from paid`,
  );
  const [drawer] = rows;
  if (!drawer) throw new Error('sums without a row');
  return drawer;
}
