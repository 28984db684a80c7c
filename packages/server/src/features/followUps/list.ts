import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type { DanhSachTaiKham, DongTaiKham, QueryDanhSachTaiKhamArgs } from '../../gql/main.ts';
import { stayRows } from '../admission/sql.ts';
import { sessionRows } from '../examination/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';

/** The ward of a stay, the room of a session. */
const place = sql`coalesce(w.khoa_id, w.khoa_nhap_vien_id, e.phong_ban_id)`;

type Row = Omit<DongTaiKham, 'LucNhac'> & { LucNhac: string | null; noiKham: string };
type Found = Omit<DanhSachTaiKham, 'data'> & { data: Row[] };

/**
 * Follow-ups between two days (today when empty): those of slips, and those that an ended session arranged without one, by their day,
 * with the counts of every state and the last reminder. Who was received since on or after the day, or by an appointment, has come; the
 * deceased are left out. One statement beside what decides who sees them.
 */
export async function followUpList(ctx: Ctx, args: QueryDanhSachTaiKhamArgs): Promise<DanhSachTaiKham> {
  const now = today(ctx);
  const from = args.tuNgay ?? now;
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const state = args.TinhTrang ? sql`"TinhTrang" = ${args.TinhTrang}` : sql`true`;
  const rows = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with arranged as (
      select g.kham_benh_id as id, g.id as slip, g.ngay_hen as day from main.giay_hen_kham_lai g
      where g.ngay_hen between ${from}::date and ${to}::date and (g.trang_thai in ('HieuLuc', 'DaDung')
        or (g.trang_thai = 'DaHuy' and not exists (select from main.giay_hen_kham_lai o
          where o.kham_benh_id = g.kham_benh_id and o.id > g.id)))
      union all
      select e.id, null, e.ngay_tai_kham from ${sessionRows} e
      where e.ngay_tai_kham between ${from}::date and ${to}::date and e.trang_thai = 'DaKham'
        and not exists (select from main.giay_hen_kham_lai g where g.kham_benh_id = e.id)
    ), found as materialized (
      select e.id as "_id", g.id as "GiayHen_Id", g.so_giay_hen as "SoGiayHen", g.hieu_luc_den as "HieuLucDen", g.ly_do_hen as "LyDoHen",
        a.day as "NgayHen", e.ngay as "NgayKham", e.benh_nhan_id as "BenhNhan_Id", ${place} as "noiKham",
        b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan", b.nam_sinh as "NamSinh", b.so_dien_thoai as "SoDienThoai",
        p.name as "TenPhong", s.ten_nhan_vien as "TenBacSi", r.luc_nhac as "LucNhac", r.cach_nhac as "CachNhac",
        r.ghi_chu as "GhiChuNhac", r.ten_nhan_vien as "NguoiNhac", coalesce(r.times, 0) as "SoLanNhac",
        case when g.trang_thai = 'DaHuy' then 'DaHuy'
          when g.trang_thai = 'DaDung' or exists (select from ${receptionRows} t
            where t.benh_nhan_id = e.benh_nhan_id and t.trang_thai = 'DaTiepNhan' and t.id <> e.tiep_nhan_id
              and t.ngay > e.ngay and (t.ngay >= a.day or t.tai_kham_theo_hen)) then 'DaDen'
          when a.day < ${now}::date then 'QuaHen' else 'ChoDen' end as "TinhTrang"
      from arranged a join ${sessionRows} e on e.id = a.id
      join ${patientRows} b on b.id = e.benh_nhan_id
      left join main.giay_hen_kham_lai g on g.id = a.slip
      left join ${stayRows} w on w.id = g.nhap_vien_id
      left join auth.node p on p.id = coalesce(g.noi_hen_id, e.phong_ban_id)
      left join main.nhan_vien s on s.id = coalesce(g.bac_si_hen_id, e.bac_si_kham_id)
      left join lateral (select n.luc_nhac, n.cach_nhac, n.ghi_chu, w.ten_nhan_vien, (count(*) over ())::int as times
        from main.nhac_tai_kham n left join main.nhan_vien w on w.id = n.nguoi_nhac_id
        where n.kham_benh_id = e.id order by n.luc_nhac desc, n.id desc limit 1) r on true
      where not b.tu_vong and ${await listedPlace(ctx, place)}
        and ${isOne(sql`coalesce(g.noi_hen_id, e.phong_ban_id)`, args.PhongBan_Id)}
        and ${isOne(sql`coalesce(g.bac_si_hen_id, e.bac_si_kham_id)`, args.BacSi_Id)} and ${keywordFits(args.keyword ?? '')}
    )
    select (select count(*)::int from found where ${state}) as "totalRows",
      (select count(*)::int from found where "TinhTrang" = 'ChoDen') as "ChoDen",
      (select count(*)::int from found where "TinhTrang" = 'QuaHen') as "QuaHen",
      (select count(*)::int from found where "TinhTrang" = 'DaDen') as "DaDen",
      (select count(*)::int from found where "TinhTrang" = 'DaHuy') as "DaHuy",
      (select coalesce(json_agg(f), '[]'::json) from (select * from found where ${state}
        order by "NgayHen", "TenBenhNhan", "_id" limit ${limit} offset ${offset}) f) as data`,
  );
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, found.data, (row) => ({
    node: row.noiKham,
    BenhNhan_Id: row.BenhNhan_Id,
  }));
  const data = visible.map((row) => ({ ...row, LucNhac: row.LucNhac ? new Date(row.LucNhac) : null }));
  return { ...found, data };
}

const isOne = (column: SQL, id: string | null | undefined): SQL =>
  id ? sql`${column} = ${id}::uuid` : sql`true`;

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(${whole.toUpperCase()} in (g.so_giay_hen, b.ma_y_te) or ${personFits(whole, 'b')})`;
}
