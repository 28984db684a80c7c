import { daysBetween } from '@sen/domain/insurance/dates';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { ChiDinhChuaThu, DongChiDinhChuaThu, QueryReportUnpaidOrderListArgs } from '../../gql/main.ts';
import { accountRows, chargeRows } from '../cashier/sql.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { prescriptionLineRows, prescriptionRows } from '../prescriptions/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';

type Row = Omit<DongChiDinhChuaThu, 'NgayYLenh'> & { NgayYLenh: string; noi: string | null };
type Found = Omit<ChiDinhChuaThu, 'data'> & { data: Row[] };

const daysMost = 400;

/**
 * What was ordered or prescribed in visits of some days and is not paid, let go as a debt or not, the oldest first. One statement. Errors:
 * BAD_INPUT for days that end before they begin or are too many, those of reportRows. `whole`: not a page, but so many rows at most.
 */
export async function unpaidOrders(
  ctx: Ctx,
  args: QueryReportUnpaidOrderListArgs,
  whole?: number,
): Promise<ChiDinhChuaThu> {
  const { startDate, endDate } = args;
  if (endDate < startDate) refuseIssues([{ path: 'endDate', code: 'RANGE_REVERSED' }]);
  if (daysBetween(startDate, endDate) > daysMost)
    refuseIssues([{ path: 'endDate', code: 'TOO_MANY_DAYS', details: { max: daysMost } }]);
  const limit = whole ?? Math.min(Math.max(args.limit ?? 50, 1), 1000);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const owed = args.GhiNo === null || args.GhiNo === undefined ? sql`true` : sql`v.ghi_no = ${args.GhiNo}`;
  const rows = await reportRows<Found>(
    ctx,
    sql`
    with found as materialized (
      select v.id, v.source, v.source_id, v.con_lai, v.ngay_y_lenh, t.id as visit, t.noi_tiep_nhan_id as noi
      from ${accountRows} a join ${receptionRows} t on t.id = a.tiep_nhan_id
      join ${chargeRows} v on v.tiep_nhan_id = t.id and v.trang_thai = 'DangSuDung' and v.con_lai > 0
      where a.ngay between ${startDate}::date and ${endDate}::date and a.con_lai > 0 and t.trang_thai <> 'DaHuy'
        and ${owed} and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}
    )
    select count(*)::int as "totalRows", coalesce(sum(con_lai), 0)::numeric(18, 2) as "ConLai", (count(distinct visit))::int as "soLuot",
      coalesce((select json_agg(r) from (
        select v.id as "_id", f.visit as "TiepNhan_Id", t.ma_tiep_nhan as "MaTiepNhan", t.benh_nhan_id as "BenhNhan_Id", b.ma_y_te as "MaYTe",
          b.ten_benh_nhan as "TenBenhNhan", b.nam_sinh as "NamSinh", v.ma_phieu as "MaPhieu", v.source, v.ma as "MaDV", v.ten as "Ten",
          v.so_luong::text as "SoLuong", v.ngay_y_lenh as "NgayYLenh", (v.benh_nhan_tt - v.khuyen_mai - v.mien_giam)::numeric(18, 2)::text as "PhaiTra",
          v.con_lai::text as "ConLai", v.ghi_no as "GhiNo", v.thuc_hien as "ThucHien", s.ten_nhan_vien as "BacSi", n.name as "NoiChiDinh", f.noi
        from (select * from found order by ngay_y_lenh, id limit ${limit} offset ${offset}) f
        join ${chargeRows} v on v.id = f.id
        join ${receptionRows} t on t.id = f.visit
        join ${patientRows} b on b.id = t.benh_nhan_id
        left join ${orderLineRows} o on f.source = 'DichVu' and o.id = f.source_id
        left join ${slipRows} y on y.id = o.dich_vu_yeu_cau_id
        left join ${prescriptionLineRows} d on f.source = 'Thuoc' and d.id = f.source_id
        left join ${prescriptionRows} k on k.id = d.toa_thuoc_id
        left join main.nhan_vien s on s.id = coalesce(y.bac_si_chi_dinh_id, k.bac_si_id)
        left join auth.node n on n.id = y.noi_yeu_cau_id
        order by f.ngay_y_lenh, f.id) r), '[]'::json) as data
    from found`,
  );
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, found.data, ({ noi, BenhNhan_Id }) => ({
    node: noi,
    BenhNhan_Id,
  }));
  const data = visible.map(({ noi: _place, ...row }) => ({ ...row, NgayYLenh: new Date(row.NgayYLenh) }));
  return { ...found, data };
}
