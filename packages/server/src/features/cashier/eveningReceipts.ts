import { type SQL, sql } from 'drizzle-orm';
import { receptionRows } from '../reception/sql.ts';
import { roundedOff, settledReceipt } from './forInvoice.ts';

/**
 * What receipts paid for services (`gia_tri`, what is posted to lines in `dung`, its own rounding in `lam_tron`), of an advance what was set off, of a payment without what was paid back of it as an advance,
 * of a refund below 0: with what refunds gave back of each
 * since (`hoan`, by `lan_hoan` of them) and, of a refund, which receipts it took of (`gocs`, `givens`).
 */
export const invoicedMoney: SQL = sql`(
  select r.id, r.ma_bien_lai, r.loai_bien_lai, r.benh_nhan_id, r.quay_thu_id, r.nguoi_thu_id, r.ngay_bien_lai, ${settledReceipt} as settled,
    case r.loai_bien_lai when 'ThuTien' then r.gia_tri_bien_lai - coalesce(p.returned, 0) when 'HoanTien' then -r.gia_tri_bien_lai else coalesce(p.set_off, 0) end as gia_tri,
    coalesce(p.set_off, 0) as dung, ${roundedOff} as lam_tron, coalesce(p.given, 0) as hoan, coalesce(cardinality(g.gocs),
      case when p.given is null then 0 else (select count(distinct c.bien_lai_hoan_id)::int from main.bien_lai_chi_tiet c
        where c.bien_lai_id = r.id and c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id is not null) end) as lan_hoan, g.gocs, g.givens
  from main.bien_lai r
  join ${receptionRows} v on v.id = r.tiep_nhan_id
  left join lateral (
    select sum(c.so_tien) filter (where c.vien_phi_dong_id is not null and c.bien_lai_hoan_id is null) as set_off,
      -sum(c.so_tien) filter (where c.vien_phi_dong_id is not null and c.bien_lai_hoan_id is not null) as given,
      sum(c.so_tien) filter (where c.vien_phi_dong_id is null) as returned
    from main.bien_lai_chi_tiet c where c.bien_lai_id = r.id and c.trang_thai = 'HieuLuc') p on true
  left join lateral (
    select array_agg(x.goc) as gocs, array_agg(x.given) as givens from (
      select c.bien_lai_id as goc, -sum(c.so_tien) as given from main.bien_lai_chi_tiet c
      where c.bien_lai_hoan_id = r.id and c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id is not null group by 1) x) g on r.loai_bien_lai = 'HoanTien'
  where r.loai_bien_lai in ('ThuTien', 'TamUng', 'HoanTien') and r.trang_thai not in ('ChuaThuTien', 'DaHuy'))`;
