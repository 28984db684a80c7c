import { type SQL, sql } from 'drizzle-orm';
import { receiptsToInvoice } from '../cashier/forInvoice.ts';
import { hoaDonTable as invoices, hoaDonBienLaiTable as links } from './tables.ts';

/** Whether what a receipt collected stands in an invoice. */
const invoiced: SQL = sql`exists (select from ${links} l where l.bien_lai_id = r.id and l.hieu_luc and l.hoa_don_goc_id is null)`;

/**
 * Receipts that owe an invoice, and refunds that owe an adjustment of one that was sent (`goc`: that invoice). What happened is all that
 * decides: nobody has to note it.
 */
export const owedReceipts: SQL = sql`(
  select r.id, r.ma_bien_lai, r.loai_bien_lai, r.benh_nhan_id, r.quay_thu_id, r.nguoi_thu_id, r.ngay_bien_lai, sum(r.so_tien) as so_tien,
    null::uuid as goc
  from ${receiptsToInvoice} r where r.loai_bien_lai <> 'HoanTien' and not ${invoiced}
  group by 1, 2, 3, 4, 5, 6, 7 having round(sum(r.so_tien)) > 0
  union all
  select r.id, r.ma_bien_lai, r.loai_bien_lai, r.benh_nhan_id, r.quay_thu_id, r.nguoi_thu_id, r.ngay_bien_lai, sum(r.so_tien), h.id
  from ${receiptsToInvoice} r
  join ${links} l on l.bien_lai_id = r.goc and l.hieu_luc and l.hoa_don_goc_id is null
  join ${invoices} h on h.id = l.hoa_don_id and h.trang_thai in ('ChoGui', 'DangGui', 'KhongRo', 'DaPhatHanh', 'DaDieuChinh')
  where r.loai_bien_lai = 'HoanTien' and not exists (select from ${links} x where x.bien_lai_id = r.id and x.hieu_luc
    and coalesce(x.hoa_don_goc_id, x.hoa_don_id) = h.id)
  group by 1, 2, 3, 4, 5, 6, 7, 9 having round(sum(r.so_tien)) > 0)`;
