import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type { DanhSachHoiChan, DongHoiChan, QueryDanhSachHoiChanArgs } from '../../gql/main.ts';
import { stayRows } from '../admission/sql.ts';
import { sessionRows } from '../examination/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';

/** The ward of a stay, the room of a session. */
const place = sql`coalesce(n.khoa_id, n.khoa_nhap_vien_id, e.phong_ban_id)`;

type Row = DongHoiChan & { PhongBan_Id: string };
type Found = Omit<DanhSachHoiChan, 'data'> & { data: Row[] };

/**
 * Consultations between two days (today when empty, with the unfinished ones of earlier days) in the order of their time, with the counts
 * of every state. One statement beside what decides who sees them.
 */
export async function consultationList(ctx: Ctx, args: QueryDanhSachHoiChanArgs): Promise<DanhSachHoiChan> {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const state = args.TrangThai ? sql`"TrangThai" = ${args.TrangThai}` : sql`true`;
  const me = ctx.user?.NhanVien_Id ?? null;
  const rows = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with found as materialized (
      select h.id as "_id", h.ma_bien_ban_hoi_chan as "MaBienBanHoiChan", h.trang_thai as "TrangThai", h.ngay_hoi_chan as "NgayHoiChan",
        h.hinh_thuc_hoi_chan as "HinhThucHoiChan", h.dia_diem as "DiaDiem", h.chan_doan as "ChanDoan", h.ket_luan as "KetLuan",
        h.tiep_nhan_id as "TiepNhan_Id", h.kham_benh_id as "KhamBenh_Id", h.nhap_vien_id as "NhapVien_Id", h.benh_nhan_id as "BenhNhan_Id",
        b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan", s.ten_nhan_vien as "TenChuToa",
        jsonb_array_length(h.doi_ngu_tham_gia) as "soNguoi", own ->> 'ViTri' as "viTriCuaToi", ${place} as "PhongBan_Id"
      from main.bien_ban_hoi_chan h join ${sessionRows} e on e.id = h.kham_benh_id
      left join ${stayRows} n on n.id = h.nhap_vien_id
      join ${patientRows} b on b.id = h.benh_nhan_id
      left join lateral (select (p ->> 'NhanVien_Id')::uuid as id from jsonb_array_elements(h.doi_ngu_tham_gia) p
        where p ->> 'ViTri' = 'ChuToa' limit 1) c on true
      left join main.nhan_vien s on s.id = c.id
      left join lateral (select p as own from jsonb_array_elements(h.doi_ngu_tham_gia) p
        where p ->> 'NhanVien_Id' = ${me}::text limit 1) m on true
      where ${args.id ? sql`h.id = ${args.id}` : from === today(ctx) ? sql`(${between(from, to)} or ${leftBefore(from)})` : between(from, to)}
        and ${await listedPlace(ctx, place)} and ${whoFits(args.NhanVien_Id)} and ${keywordFits(args.keyword ?? '')}
    )
    select (select count(*)::int from found where ${state}) as "totalRows",
      (select count(*)::int from found where "TrangThai" = 'DangSoan') as "DangSoan",
      (select count(*)::int from found where "TrangThai" = 'HoanTat') as "HoanTat",
      (select count(*)::int from found where "TrangThai" = 'DaHuy') as "DaHuy",
      (select coalesce(json_agg(f), '[]'::json) from (select * from found where ${state}
        order by "NgayHoiChan", "_id" limit ${limit} offset ${offset}) f) as data`,
  );
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const data = await visibleRecords(ctx, found.data, (row) => ({
    node: row.PhongBan_Id,
    BenhNhan_Id: row.BenhNhan_Id,
  }));
  return { ...found, data };
}

function between(from: string, to: string): SQL {
  return sql`h.ngay_hoi_chan >= (${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and h.ngay_hoi_chan < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
}

function leftBefore(day: string): SQL {
  return sql`h.trang_thai = 'DangSoan' and h.ngay_hoi_chan < (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
}

function whoFits(NhanVien_Id: string | null | undefined): SQL {
  if (!NhanVien_Id) return sql`true`;
  const one = JSON.stringify([{ NhanVien_Id }]);
  return sql`(h.bac_si_de_nghi_id = ${NhanVien_Id}::uuid or h.doi_ngu_tham_gia @> ${one}::jsonb)`;
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(${whole.toUpperCase()} in (h.ma_bien_ban_hoi_chan, b.ma_y_te) or ${personFits(whole, 'b')})`;
}
