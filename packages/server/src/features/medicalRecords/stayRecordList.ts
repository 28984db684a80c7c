import { type SQL, sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type {
  DanhSachBenhAnNoiTru,
  DongBenhAnNoiTru,
  QueryDanhSachBenhAnNoiTruArgs,
} from '../../gql/main.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';

type Row = DongBenhAnNoiTru & { PhongBan_Id: string };
type Found = Omit<DanhSachBenhAnNoiTru, 'data'> & { data: Row[] };

/** How far back the list goes when no day is named. */
const daysBack = 30;

/**
 * Records of stays that began between two days, the newest first, with the counts of every state. One statement beside what decides who
 * sees them.
 */
export async function stayRecordList(
  ctx: Ctx,
  args: QueryDanhSachBenhAnNoiTruArgs,
): Promise<DanhSachBenhAnNoiTru> {
  const to = args.denNgay ?? today(ctx);
  const from = args.tuNgay ?? localDay(new Date(Date.parse(`${to}T12:00:00+07:00`) - daysBack * 86_400_000));
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const state = args.TrangThai ? sql`"TrangThai" = ${args.TrangThai}` : sql`true`;
  const rows = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with found as materialized (
      select a.id as "_id", a.nhap_vien_id as "NhapVien_Id", a.so_benh_an as "SoBenhAn", a.trang_thai as "TrangThai", a.khoa_luc as "KhoaLuc",
        a.thoi_gian_vao_vien as "ThoiGianVaoVien", a.benh_nhan_id as "BenhNhan_Id", b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan",
        b.nam_sinh as "NamSinh", n.name as "TenKhoa", l.ten_loai_benh_an as "TenLoaiBenhAn", s.ten_nhan_vien as "TenBacSi", i.ma_icd as "MaICD",
        coalesce(a.chan_doan, i.ten_icd) as "ChanDoan", a.phong_ban_id as "PhongBan_Id"
      from main.benh_an a join ${patientRows} b on b.id = a.benh_nhan_id join ${catalogueTable('Node')} n on n.id = a.phong_ban_id
      join ${catalogueTable('LoaiBenhAn')} l on l.id = a.loai_benh_an_id
      left join ${catalogueTable('NhanVien')} s on s.id = a.bac_si_id left join ${catalogueTable('ICD')} i on i.id = a.chan_doan_icd_id
      where a.nhap_vien_id is not null and ${args.id ? sql`a.id = ${args.id}` : begun(from, to)}
        and ${await listedPlace(ctx, sql`a.phong_ban_id`)}
        and ${args.Khoa_Id ? sql`a.phong_ban_id = ${args.Khoa_Id}` : sql`true`}
        and ${args.LoaiBenhAn_Id ? sql`a.loai_benh_an_id = ${args.LoaiBenhAn_Id}` : sql`true`}
        and ${keywordFits(args.keyword ?? '')}
    )
    select (select count(*)::int from found where ${state}) as "totalRows",
      (select count(*)::int from found where "TrangThai" = 'DangDieuTri') as "DangDieuTri",
      (select count(*)::int from found where "TrangThai" = 'DaKetThuc') as "DaKetThuc",
      (select count(*)::int from found where "TrangThai" = 'DaHuy') as "DaHuy",
      (select coalesce(json_agg(f), '[]'::json) from (select * from found where ${state}
        order by "ThoiGianVaoVien" desc, "_id" desc limit ${limit} offset ${offset}) f) as data`,
  );
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const data = await visibleRecords(ctx, found.data, ({ PhongBan_Id, BenhNhan_Id }) => ({
    node: PhongBan_Id,
    BenhNhan_Id,
  }));
  return { ...found, data };
}

function begun(from: string, to: string): SQL {
  return sql`a.thoi_gian_vao_vien >= (${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and a.thoi_gian_vao_vien < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(${whole.toUpperCase()} in (a.so_benh_an, b.ma_y_te) or ${personFits(whole, 'b')})`;
}
