import { tenKhongDau } from '@sen/domain/names/key';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type { DanhSachDuToan, DongDanhSachDuToan, QueryDanhSachDuToanArgs } from '../../gql/main.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';

type Row = DongDanhSachDuToan & { noi: string | null };
type Found = Omit<DanhSachDuToan, 'data'> & { data: Row[] };

const states = ['HieuLuc', 'HetHan', 'DaChuyen', 'DaHuy'] as const;

/** Estimates that were made between two days (the last 30 when empty), the newest first, with the counts of every state: one statement. */
export async function estimateList(ctx: Ctx, args: QueryDanhSachDuToanArgs): Promise<DanhSachDuToan> {
  const now = today(ctx);
  const to = args.denNgay ?? now;
  const from = args.tuNgay ?? to;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const state = args.TinhTrang ? sql`"TinhTrang" = ${args.TinhTrang}` : sql`true`;
  const count = (name: string) =>
    sql`(select count(*)::int from found where "TinhTrang" = ${name}) as ${sql.identifier(name)}`;
  const [found] = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with found as materialized (
      select d.id as "_id", d.so_du_toan as "SoDuToan", d.ngay as "Ngay", d.hieu_luc_den as "HieuLucDen", d.ten_nguoi_hoi as "TenNguoiHoi",
        d.so_dien_thoai as "SoDienThoai", d.benh_nhan_id as "BenhNhan_Id", b.ma_y_te as "MaYTe", p.ten_doi_tuong as "TenDoiTuong",
        jsonb_array_length(d.dongs) as "soDong", d.thanh_tien::text as "ThanhTien", d.bh_chi_tra::text as "BHChiTra",
        d.khuyen_mai::text as "KhuyenMai", d.phai_tra::text as "PhaiTra", s.ten_nhan_vien as "TenNguoiLap", d.noi_id as noi,
        case when d.trang_thai = 'HieuLuc' and d.hieu_luc_den < ${now}::date then 'HetHan' else d.trang_thai end as "TinhTrang"
      from main.du_toan_chi_phi d
      left join ${patientRows} b on b.id = d.benh_nhan_id
      left join main.dm_doi_tuong p on p.id = d.doi_tuong_id
      left join main.nhan_vien s on s.id = d.nguoi_lap_id
      where d.ngay between ${from}::date and ${to}::date and ${await listedPlace(ctx, sql`d.noi_id`)}
        and ${keywordFits(args.keyword ?? '')}
    )
    select (select count(*)::int from found where ${state}) as "totalRows", ${sql.join(states.map(count), sql`, `)},
      (select coalesce(json_agg(f), '[]'::json) from (select * from found where ${state}
        order by "SoDuToan" desc limit ${limit} offset ${offset}) f) as data`,
  );
  if (!found) throw new Error('a page has one row');
  const data = await visibleRecords(ctx, found.data, ({ noi, BenhNhan_Id }) => ({
    node: noi,
    BenhNhan_Id: BenhNhan_Id ?? null,
  }));
  return { ...found, data };
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  const words = tenKhongDau(whole).split(' ').filter(Boolean);
  const named = words.map((word) => sql`' ' || d.ten_tim_kiem like ${`% ${word}%`}`);
  const digits = whole.replace(/[\s.]/g, '');
  const byNumber = sql`${whole.toUpperCase()} in (d.so_du_toan, b.ma_y_te) or d.so_dien_thoai = ${digits}`;
  return words.length > 0 ? sql`(${byNumber} or (${sql.join(named, sql` and `)}))` : sql`(${byNumber})`;
}
