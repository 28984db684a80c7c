import { sql } from 'drizzle-orm';
import { type Ctx, requireUser, today } from '../../engine/context.ts';
import type { NgayKhamBenh } from '../../gql/main.ts';
import { abnormalOfSlip } from '../orders/abnormal.ts';
import { slipRows } from '../orders/sql.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';

/** So many days back an unseen result is looked for, and a follow-up may have been arranged. */
const unseenDays = 30;
const followUpDays = 180;

/**
 * The day of a room and of the signed-in doctor in it: who was sent here and whose examination ended by the hour in Vietnam, results
 * of the doctor's orders that are not seen, follow-ups that are due, the doctor's main diseases of the day. One statement.
 */
export async function doctorDay(ctx: Ctx, idRoom: string, ngay?: string | null): Promise<NgayKhamBenh> {
  await requireVisiblePlace(ctx, idRoom);
  const day = ngay ?? today(ctx);
  const doctor = requireUser(ctx).NhanVien_Id ?? null;
  const start = sql`(${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const end = sql`(${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const hourOf = (instant: ReturnType<typeof sql>) =>
    sql`extract(hour from ${instant} at time zone 'Asia/Ho_Chi_Minh')::int`;
  const { rows } = await ctx.db.execute<NgayKhamBenh>(sql`
    with moments as (
      select ${hourOf(sql`s.ngay_yeu_cau`)} as gio, 1 as came, 0 as ended from ${slipRows} s
      where s.loai = 'KhamBenh' and s.noi_thuc_hien_id = ${idRoom} and s.trang_thai not in ('DaHuy', 'Nhap')
        and s.ngay_yeu_cau >= ${start} and s.ngay_yeu_cau < ${end}
      union all
      select ${hourOf(sql`k.ngay_ket_thuc`)}, 0, 1 from main.kham_benh k
      where k.phong_ban_id = ${idRoom} and k.ngay = ${day} and k.trang_thai = 'DaKham' and k.ngay_ket_thuc is not null
    ), unseen as (
      select a.cao + a.thap > 0 as abnormal, a.nguy_hiem > 0 as critical from ${slipRows} s
      cross join lateral (${abnormalOfSlip(sql`s.id`)}) a
      where s.bac_si_chi_dinh_id = ${doctor} and s.trang_thai = 'CoKetQua'
        and s.ngay_yeu_cau >= ${start} - make_interval(days => ${unseenDays}::int)
    ), diseases as (
      select k.chan_doan_icd_id as id, count(*)::int as sessions from main.kham_benh k
      where k.phong_ban_id = ${idRoom} and k.ngay = ${day} and k.trang_thai <> 'DaHuy' and k.bac_si_kham_id = ${doctor}
        and k.chan_doan_icd_id is not null
      group by 1 order by 2 desc, 1 limit 5
    )
    select (select coalesce(json_agg(h order by h.gio), '[]') from (
        select gio, sum(came)::int as "soDen", sum(ended)::int as "soKhamXong" from moments group by gio) h) as "gios",
      (select coalesce(json_agg(json_build_object('ICD_Id', id, 'soLuot', sessions) order by sessions desc, id), '[]')
        from diseases) as "benhs",
      (select count(*)::int from unseen) as "soKetQuaChuaXem",
      (select count(*) filter (where abnormal)::int from unseen) as "soBatThuongChuaXem",
      (select count(*) filter (where critical)::int from unseen) as "soNguyHiemChuaXem",
      (select count(distinct k.benh_nhan_id)::int from main.kham_benh k where k.phong_ban_id = ${idRoom} and k.trang_thai = 'DaKham'
        and k.ngay >= ${day}::date - ${followUpDays}::int and k.ngay < ${day}::date and k.ngay_tai_kham = ${day}) as "soTaiKham"`);
  const [found] = rows;
  if (!found) throw new Error('sums without a row');
  return found;
}
