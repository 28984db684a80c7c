import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { type EveningScope, type Found, foundColumns, foundIn, inScope } from '../cashier/eveningFindings.ts';
import { invoicedMoney } from '../cashier/eveningReceipts.ts';
import { eveningRows } from '../cashier/forEvening.ts';
import {
  taiKhoanHoaDonTable as accounts,
  hoaDonTable as invoices,
  hoaDonDongTable as lines,
  hoaDonBienLaiTable as links,
} from './tables.ts';

export type InvoicesOfDay = {
  /** Whether the house issues electronic invoices at all. */
  coTaiKhoan: boolean;
  /** Paid for services by receipts of the day, and what refunds of the day gave back. */
  DaThu: string;
  DaHoan: string;
  HoaDon: string;
  TongHop: string;
  DieuChinh: string;
  /** What owes an invoice, less what owes an adjustment. */
  ChuaLap: string;
  /** Receipts whose money is not where it stays yet: they owe nothing. */
  ChuaQuyet: string;
  /** Refunds of receipts that were never invoiced, taken off those; what rounding leaves. */
  TruThang: string;
  chuaHoaDon: Found;
  chuaDieuChinh: Found;
  hoaDonLech: Found;
  hoaDonTreo: Found;
};

/**
 * What of a refund `r` its invoices that were sent do not say, by invoice (invoices 1). It is read by the indexes of one receipt: all that is
 * owed, by whichever day, is what the desk asks for (`owed.ts`).
 */
const owedByRefund: SQL = sql`(
  select l.hoa_don_id, sum(g.given) as given from unnest(r.gocs, r.givens) as g (goc, given)
  join ${links} l on l.bien_lai_id = g.goc and l.hieu_luc and l.hoa_don_goc_id is null
  join ${invoices} h on h.id = l.hoa_don_id and h.trang_thai in ('ChoGui', 'DangGui', 'KhongRo', 'DaPhatHanh', 'DaDieuChinh')
  where not exists (select from ${links} y where y.bien_lai_id = r.id and y.hieu_luc and coalesce(y.hoa_don_goc_id, y.hoa_don_id) = l.hoa_don_id)
  group by 1 having round(sum(g.given)) > 0)`;

/**
 * What receipts and refunds of a day paid for services, and in which invoices that stands: what owes one, which differs from its receipts
 * less their refunds, which is not issued yet. One statement.
 */
export async function invoicesOfDay(ctx: Ctx, scope: EveningScope): Promise<InvoicesOfDay> {
  const here = (row: string) => inScope(scope, sql.raw(`${row}.quay_thu_id`), sql.raw(`${row}.nguoi_thu_id`));
  const receipt = (row: string) => ({
    luc: sql.raw(`${row}.ngay_bien_lai`),
    so: sql.raw(`${row}.ma_bien_lai`),
    bien_lai_id: sql.raw(`${row}.id`),
    benh_nhan_id: sql.raw(`${row}.benh_nhan_id`),
  });
  const open = sql.raw(`h.trang_thai in ('Nhap', 'ChoGui', 'DangGui', 'KhongRo', 'TuChoi')`);
  const [found] = await eveningRows<InvoicesOfDay>(
    ctx,
    scope,
    sql`
    -- each receipt finds its invoices by their index: nothing that was gathered is joined with anything else that was
    with all_of as materialized (
      select r.*, s.ids, coalesce(s.own, 0) as own, coalesce(s.summed, 0) as summed, coalesce(s.adjusted, 0) as adjusted,
        coalesce(s.stands, false) as stands, case when r.settled or s.ids is not null then 0 else r.gia_tri end as waits,
        case when r.loai_bien_lai = 'HoanTien' then -coalesce(b.owes, 0)
          when r.settled and not coalesce(s.stands, false) then greatest(round(case when r.dung > r.hoan then r.dung - r.hoan + r.lam_tron else 0 end), 0) else 0 end as owes
      from ${invoicedMoney} r
      left join lateral (
        select array_agg(l.hoa_don_id) as ids,
          sum(l.so_tien) filter (where l.hoa_don_goc_id is null and h.loai_hoa_don <> 'TongHop') as own,
          sum(l.so_tien) filter (where l.hoa_don_goc_id is null and h.loai_hoa_don = 'TongHop') as summed,
          -sum(l.so_tien) filter (where l.hoa_don_goc_id is not null) as adjusted, bool_or(l.hoa_don_goc_id is null) as stands
        from ${links} l join ${invoices} h on h.id = l.hoa_don_id where l.bien_lai_id = r.id and l.hieu_luc) s on true
      left join lateral (select sum(round(x.given)) as owes from ${owedByRefund} x) b on r.loai_bien_lai = 'HoanTien'
      where ${scope.during(sql`r.ngay_bien_lai`)} and ${here('r')}),
    rest as materialized (
      select a.*, a.gia_tri - a.own - a.summed - a.adjusted - a.owes - a.waits as rest,
        -- of a receipt that stands in no invoice the refunds are taken off it, of such a refund it takes off that receipt
        case when a.waits <> 0 then 0
          when a.loai_bien_lai = 'HoanTien' then -coalesce((select sum(g.given) from unnest(a.gocs, a.givens) as g (goc, given)
            where not exists (select from ${links} l where l.bien_lai_id = g.goc and l.hieu_luc and l.hoa_don_goc_id is null)
              or (a.adjusted = 0 and a.own + a.summed = 0 and a.owes = 0)), 0)
          when a.stands then 0 else a.hoan end as explained
      from all_of a),
    of_day as materialized (
      select distinct unnest(a.ids) as id from all_of a
      union select h.id from ${invoices} h where h.ngay_hoa_don = ${scope.day}::date and ${scope.place(sql`h.quay_thu_id`)} and h.trang_thai <> 'DaXoa'),
    summed as (
      select h.id, h.loai_hoa_don, h.tong_tien, h.trang_thai, h.serial, h.so_hoa_don, h.ngay_tao, h.benh_nhan_id, h.loi_thong_bao,
        (select coalesce(sum(l.so_tien), 0) from ${links} l where l.hoa_don_id = h.id) as receipts,
        (select coalesce(sum(d.thanh_tien), 0) from ${lines} d where d.hoa_don_id = h.id) as lines
      from of_day i join ${invoices} h on h.id = i.id),
    chua as (select ${foundColumns({ ...receipt('o'), id: sql`o.id`, so_tien: sql`o.owes` })} from all_of o where o.owes > 0),
    hoan as (select ${foundColumns({
      ...receipt('r'),
      id: sql`r.id || '.' || x.hoa_don_id`,
      so_tien: sql`-round(x.given)`,
      hoa_don_id: sql`x.hoa_don_id`,
    })} from all_of r join lateral ${owedByRefund} x on true where r.loai_bien_lai = 'HoanTien' and r.owes < 0),
    lech as (
      select ${foundColumns({
        id: sql`h.id`,
        luc: sql`h.ngay_tao`,
        so: sql`h.serial || coalesce(' ' || h.so_hoa_don, '')`,
        so_tien: sql`h.tong_tien - case when h.receipts = h.tong_tien then h.lines else h.receipts end`,
        nen_la: sql`case when h.receipts = h.tong_tien then h.lines else h.receipts end`,
        dang_la: sql`h.tong_tien`,
        hoa_don_id: sql`h.id`,
        benh_nhan_id: sql`h.benh_nhan_id`,
      })} from summed h
      where h.lines <> h.tong_tien or h.receipts <> h.tong_tien and h.loai_hoa_don in ('BanHang', 'TongHop', 'DieuChinh', 'ThayThe')
        and exists (select from ${links} l where l.hoa_don_id = h.id)
      union all
      select ${foundColumns({
        ...receipt('r'),
        id: sql`r.id`,
        so_tien: sql`r.own + r.summed + r.adjusted - r.gia_tri + r.explained`,
        nen_la: sql`r.gia_tri - r.explained`,
        dang_la: sql`r.own + r.summed + r.adjusted`,
        hoa_don_id: sql`r.ids[1]`,
      })} from rest r where abs(r.rest - r.explained) > 0.5 + r.lan_hoan),
    treo as (select ${foundColumns({
      id: sql`h.id`,
      luc: sql`h.ngay_tao`,
      so: sql`h.serial || coalesce(' ' || h.so_hoa_don, '')`,
      so_tien: sql`h.tong_tien`,
      ghi_chu: sql`h.loi_thong_bao`,
      hoa_don_id: sql`h.id`,
      benh_nhan_id: sql`h.benh_nhan_id`,
    })} from summed h where ${open})
    select exists (select from ${accounts}) as "coTaiKhoan", s.*,
      ${foundIn('chua')} as "chuaHoaDon", ${foundIn('hoan')} as "chuaDieuChinh", ${foundIn('lech')} as "hoaDonLech", ${foundIn('treo')} as "hoaDonTreo"
    from (select coalesce(sum(gia_tri) filter (where gia_tri > 0), 0)::numeric(18, 2)::text as "DaThu",
        coalesce(sum(gia_tri) filter (where gia_tri < 0), 0)::numeric(18, 2)::text as "DaHoan",
        coalesce(sum(own), 0)::numeric(18, 2)::text as "HoaDon", coalesce(sum(summed), 0)::numeric(18, 2)::text as "TongHop",
        coalesce(sum(adjusted), 0)::numeric(18, 2)::text as "DieuChinh", coalesce(sum(owes), 0)::numeric(18, 2)::text as "ChuaLap",
        coalesce(sum(waits), 0)::numeric(18, 2)::text as "ChuaQuyet",
        coalesce(sum(case when abs(rest - explained) > 0.5 + lan_hoan then explained else rest end), 0)::numeric(18, 2)::text as "TruThang"
      from rest) s`,
  );
  if (!found) throw new Error('sums without a row');
  return found;
}
