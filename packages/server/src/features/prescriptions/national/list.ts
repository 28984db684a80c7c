import { lienThongActs, trangThaiGuiDon } from '@sen/domain/prescriptions/lienThongActs';
import { type SQL, sql } from 'drizzle-orm';
import { actionStates } from '../../../engine/acts/acts.ts';
import { type Ctx, today } from '../../../engine/context.ts';
import { periodRows } from '../../../engine/database/reporting.ts';
import type {
  DanhSachLienThong,
  DemLienThong,
  DonThuocLienThong,
  QueryDonThuocLienThongsArgs,
} from '../../../gql/main.ts';
import { sessionRows } from '../../examination/sql.ts';
import { personFits } from '../../patients/personFits.ts';
import { patientRows } from '../../patients/sql.ts';
import { linkRows } from '../../prescriptionLink/sql.ts';
import { listedPlace, visibleRecords } from '../../recordAccess/visible.ts';
import { nationalAdapter, withdrawalKey } from './outgoing.ts';
import { withdrawalStateOf } from './states.ts';

type Row = Omit<DonThuocLienThong, 'hanhDongs'> & { PhongBan_Id: string };
type Found = {
  data: Row[];
  counts: Record<string, number> | null;
  totalRows: number;
};

/** What the national system does not know yet, or not any more. */
const unsettled = ['ChuaGui', 'Cho', 'Loi', 'ChoThuHoi', 'LoiThuHoi'];

/**
 * The prescriptions of examinations that have ended between two days (today when empty), newest first, each as it stands with the
 * national system, with the counts of every state; and the cancelled ones that are withdrawn from there. With those of today stand those of
 * earlier days that are not sent or withdrawn, since prescriptions are sent from here. One statement beside what decides who sees them.
 */
export async function sentPrescriptions(
  ctx: Ctx,
  args: QueryDonThuocLienThongsArgs,
): Promise<DanhSachLienThong> {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? today(ctx);
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const linkedSince = sql`(select l.ngay_tao from ${linkRows} l where l.bat and l.ma_lien_thong <> '')`;
  const begin = sql`(${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const state = args.TrangThai ? sql`state = ${args.TrangThai}` : sql`true`;
  const rows = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with standing as materialized (
      select t.id as "_id", t.ma_don_thuoc as "MaDonThuoc", t.loai_toa as "LoaiToa", t.ngay_ke as "NgayKe", t.benh_nhan_id as "BenhNhan_Id",
        b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan", s.ten_nhan_vien as "TenBacSi", e.phong_ban_id as "PhongBan_Id",
        coalesce(${withdrawalStateOf(sql`w.trang_thai`)}, o.trang_thai, 'ChuaGui') as state,
        coalesce(w.attempts, o.attempts, 0) as "lanGui", case when w.id is null then o.last_error else w.last_error end as "lyDoLoi",
        case when o.trang_thai = 'DaGui' and o.answer ->> 'outcome' is null then o.ngay_cap_nhat end as "NgayGui", t.ly_do_huy as "LyDoHuy",
        case when w.trang_thai = 'DaGui' then w.ngay_cap_nhat end as "NgayThuHoi",
        (select r.ma_don_thuoc from main.toa_thuoc r where r.thay_the_cho_id = t.id limit 1) as "MaDonThayThe"
      from main.toa_thuoc t join ${sessionRows} e on e.id = t.kham_benh_id
      join ${patientRows} b on b.id = t.benh_nhan_id left join main.nhan_vien s on s.id = t.bac_si_id
      left join main.outbox o on o.adapter = ${nationalAdapter} and o.idempotency_key = t.id::text
      left join main.outbox w on w.adapter = ${nationalAdapter} and w.idempotency_key = ${withdrawalKey('')} || t.id::text
      where (w.id is not null or (e.trang_thai = 'DaKham' and t.trang_thai not in ('Nhap', 'DaHuy'))) and t.loai_toa <> 'VTYT'
        and t.ngay_ke >= ${from === today(ctx) ? sql`least(${begin}, ${linkedSince})` : begin}
        and t.ngay_ke < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and ${await listedPlace(ctx, sql`e.phong_ban_id`)} and ${keywordFits(args.keyword ?? '')}
    ), found as materialized (
      select * from standing where state = any(${sql.param(unsettled)}::text[]) or "NgayKe" >= ${begin}
    )
    select (select count(*)::int from found where ${state}) as "totalRows",
      (select json_object_agg(state, n) from (select state, count(*)::int as n from found group by state) c) as counts,
      (select coalesce(json_agg(f), '[]'::json) from (select f.*, f.state as "TrangThai" from found f where ${state}
        order by f."NgayKe" desc, f."_id" limit ${limit} offset ${offset}) f) as data`,
  );
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const seen = await visibleRecords(ctx, found.data, (row) => ({
    node: row.PhongBan_Id,
    BenhNhan_Id: row.BenhNhan_Id,
  }));
  const none = Object.fromEntries(Object.keys(trangThaiGuiDon).map((one) => [one, 0])) as DemLienThong; // its keys are the fields
  return {
    totalRows: found.totalRows,
    counts: { ...none, ...found.counts },
    data: seen.map((row) => ({
      ...row,
      hanhDongs: actionStates(ctx, lienThongActs, { TrangThai: row.TrangThai, node: row.PhongBan_Id }),
    })),
  };
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(${whole} in (t.ma_don_thuoc, b.ma_y_te) or ${personFits(whole, 'b')})`;
}
