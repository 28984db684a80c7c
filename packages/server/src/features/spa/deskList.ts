import { sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { type Ctx, today } from '../../engine/context.ts';
import type { TabPhongBuoi } from '../../gql/main.ts';
import { appointmentOn } from '../followUps/sql.ts';
import { slipRows } from '../orders/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';
import { type CourseRow, courseSelect } from './queries.ts';
import { buoiLieuTrinhTable } from './tables.ts';

/** A course in the list of the room that performs it. */
export type DeskLine = Pick<
  CourseRow,
  '_id' | 'SoPhieuYeuCau' | 'BenhNhan_Id' | 'TenDichVu' | 'TenLieuTrinh' | 'SoBuoi' | 'DuocPhepThucHien'
> & {
  daLam: number;
  coHen: boolean;
  ngayBuoiSau: string | null;
  soNgayQua: number;
  Lan: number | null;
  BatDau: string | null;
  KetThuc: string | null;
  TenNguoiThucHien: string | null;
  TenNoiThucHien: string | null;
};

export type DeskList = Record<TabPhongBuoi | 'QuaHan', number> & { dongs: DeskLine[] };

type Asked = { idRoom: string; state?: TabPhongBuoi | null | undefined; keyword?: string | null | undefined };

/**
 * One tab of the courses of a room today with the counts of all, of what is searched for: one statement. Those of any age that are not over, by the room's open
 * slips, and those of which a session was done here today. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE.
 */
export async function deskList(ctx: Ctx, { idRoom, state, keyword }: Asked): Promise<DeskList> {
  await requireVisiblePlace(ctx, idRoom);
  const day = sql`${today(ctx)}::date`;
  const since = sql`(${day}::timestamp at time zone 'Asia/Ho_Chi_Minh')`;
  const code = (keyword ?? '').trim().toUpperCase();
  const { rows } = await ctx.db.execute<DeskList>(sql`
    with courses as (${courseSelect(sql`s.id in (
      select o.id from ${slipRows} o where o.noi_thuc_hien_id = ${idRoom} and o.trang_thai in ('SanSang', 'ChuaKetQua')
      union select b.dich_vu_yeu_cau_id from ${buoiLieuTrinhTable} b
        where b.noi_thuc_hien_id = ${idRoom} and b.ngay_thuc_hien >= ${since} and b.trang_thai <> 'DaHuy')`)}),
    stands as (
      select c.*, p.ma_y_te, ${personFits(keyword ?? '', 'p')} as fits, d.done as "daLam", ${appointmentOn(sql`c."BenhNhan_Id"`, day)} as "coHen",
        case when d.done < c."SoBuoi" then (d.last at time zone 'Asia/Ho_Chi_Minh')::date + c."soNgayCach" end as due,
        l.lan as "Lan", l.bat_dau as "BatDau", l.ket_thuc as "KetThuc", v.ten_nhan_vien as "TenNguoiThucHien",
        n.name as "TenNoiThucHien",
        case when l.trang_thai = 'DangLam' then 'DangLam' when l.ngay_thuc_hien >= ${since} then 'DaXong' end as begun
      from courses c
      join ${patientRows} p on p.id = c."BenhNhan_Id"
      cross join lateral (select count(*)::int as done, max(b.ngay_thuc_hien) as last from ${buoiLieuTrinhTable} b
        where b.dich_vu_yeu_cau_id = c."DichVuYeuCau_Id" and b.dich_vu_yeu_cau_chi_tiet_id = c."_id" and b.trang_thai = 'DaLam') d
      left join lateral (select b.* from ${buoiLieuTrinhTable} b
        where b.dich_vu_yeu_cau_id = c."DichVuYeuCau_Id" and b.dich_vu_yeu_cau_chi_tiet_id = c."_id" and b.trang_thai <> 'DaHuy'
        order by b.lan desc limit 1) l on true
      left join ${catalogueTable('NhanVien')} v on v.id = l.nguoi_thuc_hien_id
      left join auth.node n on n.id = l.noi_thuc_hien_id
    ), lines as (
      select *, due::text as "ngayBuoiSau", greatest(${day} - due, 0) as "soNgayQua",
        coalesce(begun, case when due > ${day} and not "coHen" then 'ChuaDenHan' else 'ChoThucHien' end) as tab
      from stands where (begun is not null or "daLam" < "SoBuoi") and (fits or "SoPhieuYeuCau" = ${code} or ma_y_te = ${code})
    )
    select count(*) filter (where tab = 'ChoThucHien')::int as "ChoThucHien", count(*) filter (where tab = 'DangLam')::int as "DangLam",
      count(*) filter (where tab = 'DaXong')::int as "DaXong", count(*) filter (where tab = 'ChuaDenHan')::int as "ChuaDenHan",
      count(*) filter (where tab = 'ChoThucHien' and due < ${day})::int as "QuaHan",
      (select coalesce(json_agg(shown), '[]') from (
        select * from lines where tab = ${state ?? 'ChoThucHien'}
        order by case when tab = 'DangLam' then "BatDau" end, case when tab = 'DaXong' then coalesce("KetThuc", "BatDau") end desc nulls last,
          case when tab = 'ChuaDenHan' then due end, "coHen" desc, due nulls last, "NgayYeuCau", "_id" limit 500) shown) as dongs
    from lines`);
  const found = rows[0];
  if (!found) throw new Error('a count answers one row');
  return found;
}
