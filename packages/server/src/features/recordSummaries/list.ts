import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type {
  DanhSachYeuCauTomTat,
  DongYeuCauTomTat,
  QueryDanhSachYeuCauTomTatArgs,
} from '../../gql/main.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';

type Row = Omit<DongYeuCauTomTat, 'NgayGiao'> & { NgayGiao: string | null; PhongBan_Id: string };
type Found = Omit<DanhSachYeuCauTomTat, 'data'> & { data: Row[] };

/**
 * Requests for summaries: those of some days (today when empty) and all that are not done, those promised first; with the counts of every
 * state. One statement beside what decides who sees them.
 */
export async function requestList(
  ctx: Ctx,
  args: QueryDanhSachYeuCauTomTatArgs,
): Promise<DanhSachYeuCauTomTat> {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 500);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const open = sql`y.trang_thai in ('DaYeuCau', 'DaLap')`;
  const late = sql`"TrangThai" in ('DaYeuCau', 'DaLap') and "NgayHen" < ${today(ctx)}::date`;
  const state = args.TrangThai ? sql`"TrangThai" = ${args.TrangThai}` : sql`true`;
  const asked = sql`${state} and ${args.quaHen ? late : sql`true`}`;
  const rows = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with found as materialized (
      select y.id as "_id", y.so_yeu_cau as "SoYeuCau", y.trang_thai as "TrangThai", y.benh_nhan_id as "BenhNhan_Id",
        b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan", y.phong_ban_id as "PhongBan_Id", y.nguoi_yeu_cau as "NguoiYeuCau",
        y.ho_ten_nguoi_yeu_cau as "HoTenNguoiYeuCau", y.quan_he as "QuanHe", y.muc_dich as "MucDich", y.so_ban as "SoBan",
        y.ngay_yeu_cau as "NgayYeuCau", y.ngay_hen as "NgayHen", y.ly_do_tu_choi as "LyDoTuChoi",
        t.so_tom_tat as "SoTomTat", t.ngay_giao as "NgayGiao", t.nguoi_nhan as "NguoiNhan"
      from main.yeu_cau_tom_tat y join ${patientRows} b on b.id = y.benh_nhan_id
      left join main.tom_tat_ho_so t on t.yeu_cau_id = y.id and t.trang_thai = 'DaCap'
      where (${open} or y.ngay_yeu_cau between ${from}::date and ${to}::date)
        and ${await listedPlace(ctx, sql`y.phong_ban_id`)} and ${keywordFits(args.keyword ?? '')}
    )
    select (select count(*)::int from found where ${asked}) as "totalRows",
      (select count(*)::int from found where "TrangThai" = 'DaYeuCau') as "DaYeuCau",
      (select count(*)::int from found where "TrangThai" = 'DaLap') as "DaLap",
      (select count(*)::int from found where "TrangThai" = 'DaGiao') as "DaGiao",
      (select count(*)::int from found where "TrangThai" = 'TuChoi') as "TuChoi",
      (select count(*)::int from found where ${late}) as "QuaHen",
      (select coalesce(json_agg(f), '[]'::json) from (select * from found where ${asked}
        order by "TrangThai" not in ('DaYeuCau', 'DaLap'), "NgayHen", "_id" limit ${limit} offset ${offset}) f) as data`,
  );
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, found.data, (row) => ({
    node: row.PhongBan_Id,
    BenhNhan_Id: row.BenhNhan_Id,
  }));
  const data = visible.map((row) => ({ ...row, NgayGiao: row.NgayGiao ? new Date(row.NgayGiao) : null }));
  return { ...found, data };
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(${whole.toUpperCase()} in (y.so_yeu_cau, b.ma_y_te, t.so_tom_tat) or ${personFits(whole, 'b')})`;
}
