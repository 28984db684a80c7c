import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { ThuTheoDoiTuong } from '../../gql/main.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';

/**
 * What the visits of a day (today when empty) have cost so far, by payer: the whole, the parts of insurance and patients, what has been
 * collected. Dearest first; visits without costs count with 0. One statement.
 */
export async function revenueByPayer(ctx: Ctx, ngay?: string | null): Promise<ThuTheoDoiTuong[]> {
  const rows = await reportRows<ThuTheoDoiTuong>(
    ctx,
    sql`
    select d.id as "DoiTuong_Id", d.ten_doi_tuong as "TenDoiTuong", count(*)::int as "soLuot",
      sum(p.thanh_tien)::text as "ThanhTien", sum(p.bh_chi_tra)::text as "BHChiTra",
      sum(p.benh_nhan_tt)::text as "BenhNhanTT", sum(p.da_thu)::text as "DaThu"
    from main.vien_phi p join ${receptionRows} t on t.id = p.tiep_nhan_id join main.dm_doi_tuong d on d.id = t.doi_tuong_id
    where p.ngay = ${ngay ?? today(ctx)} and t.trang_thai <> 'DaHuy' and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}
    group by d.id, d.ten_doi_tuong order by sum(p.thanh_tien) desc, d.ten_doi_tuong`,
  );
  return rows;
}
