import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { NgayXetNghiem } from '../../gql/main.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { returnedIn, standingIn } from '../orders/workList.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';
import { labAbnormal } from './abnormal.ts';

/** So many days back an unseen result is looked for. */
const unseenDays = 30;

/**
 * The day of a laboratory (today when empty): results returned by the hour in Vietnam with the mean minutes from the sample, tests that
 * wait for a sample or a result by their group, and abnormal results that no doctor has viewed. What is returned, waits or is in work is what
 * the laboratory's list of that day says it is (orders/workList.ts). One statement.
 */
export async function labDay(ctx: Ctx, idRoom: string, ngay?: string | null): Promise<NgayXetNghiem> {
  await requireVisiblePlace(ctx, idRoom);
  const day = ngay ?? today(ctx);
  const start = sql`(${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const end = sql`(${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const isToday = day === today(ctx);
  const here = sql`s.loai = 'XetNghiem' and s.noi_thuc_hien_id = ${idRoom}`;
  const rows = await reportRows<NgayXetNghiem>(
    ctx,
    sql`
    with returned as (
      select extract(hour from s.ngay_ket_qua at time zone 'Asia/Ho_Chi_Minh')::int as gio,
        extract(epoch from s.ngay_ket_qua - s.ngay_lay_mau) / 60 as minutes
      from (${returnedIn('XetNghiem', idRoom, { day, isToday })}) s
    ), undone as (
      ${
        isToday
          ? sql`select s.id from (${standingIn(['XetNghiem'], sql`${idRoom}::uuid`, day)}) s where s.tab in ('Cho', 'DangLam')`
          : sql`select s.id from ${slipRows} s where ${here} and s.trang_thai in ('SanSang', 'ChuaKetQua')
              and s.ngay_yeu_cau >= ${start} and s.ngay_yeu_cau < ${end}`
      }
    ), waiting as (
      select n.ten_nhom_dich_vu as name, count(*)::int as tests from undone s
      join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy'
      join main.dm_dich_vu d on d.id = c.dich_vu_id left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
      group by 1
    ), unseen as (
      select a.cao + a.thap > 0 as abnormal, a.nguy_hiem > 0 as critical from ${slipRows} s
      cross join lateral (${labAbnormal.ofSlip(sql`s.id`)}) a where ${here} and s.trang_thai = 'CoKetQua'
        and s.ngay_yeu_cau >= ${start} - make_interval(days => ${isToday ? unseenDays : 0}::int) and s.ngay_yeu_cau < ${end}
    )
    select (select coalesce(json_agg(h order by h.gio), '[]') from (
        select gio, count(*)::int as "soPhieu", round(avg(minutes))::int as "trungBinhPhut" from returned group by gio) h) as "gios",
      (select coalesce(json_agg(json_build_object('TenNhomDichVu', name, 'soXetNghiem', tests) order by tests desc, name), '[]')
        from waiting) as "nhoms",
      (select round(avg(minutes))::int from returned) as "trungBinhPhut",
      (select count(*) filter (where abnormal)::int from unseen) as "soBatThuongChuaXem",
      (select count(*) filter (where critical)::int from unseen) as "soNguyHiemChuaXem"`,
  );
  const [found] = rows;
  if (!found) throw new Error('sums without a row');
  return found;
}
