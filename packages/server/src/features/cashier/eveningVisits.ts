import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { confirmationRows } from '../insurance/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { type EveningScope, type Found, foundColumns, foundIn } from './eveningFindings.ts';
import { eveningRows } from './forEvening.ts';

/** A visit that was confirmed to the fund on a day: what the confirmation kept of the fund's part, and what its account says. */
export type ConfirmedVisit = {
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  MaTiepNhan: string;
  TenBenhNhan: string;
  NgayXacNhan: string;
  DaXacNhan: string;
  TheoVienPhi: string;
};

export type InsuredOfDay = {
  daXacNhans: ConfirmedVisit[];
  /** Visits of the day that may be confirmed and are not. */
  chuaXacNhan: Found;
  /** Visits of the day that cannot be confirmed yet: something is not performed, a card not verified. */
  conDo: { soLuong: number; SoTien: string };
};

/** Visits confirmed to the fund on a day, and those of the day that are not. One statement. */
export async function insuredOfDay(ctx: Ctx, scope: EveningScope): Promise<InsuredOfDay> {
  const [found] = await eveningRows<InsuredOfDay>(
    ctx,
    scope,
    sql`
    with confirmed as (
      select t.id, t.benh_nhan_id, t.ma_tiep_nhan, x.ngay_xac_nhan, x.bh_chi_tra as kept, coalesce(a.bh_chi_tra, 0) as now
      from ${confirmationRows} x join ${receptionRows} t on t.id = x.tiep_nhan_id left join main.vien_phi a on a.tiep_nhan_id = t.id
      where x.trang_thai = 'HieuLuc' and ${scope.during(sql`x.ngay_xac_nhan`)} and ${scope.place(sql`t.noi_tiep_nhan_id`)}),
    open as materialized (
      select t.id, t.benh_nhan_id, t.ma_tiep_nhan, t.ngay_tiep_nhan, a.bh_chi_tra,
        not a.the_chua_xac_minh and not exists (select from main.vien_phi_dong d
          where d.tiep_nhan_id = t.id and d.trang_thai = 'DangSuDung' and d.bh_chi_tra > 0 and not d.thuc_hien) as ready
      from main.vien_phi a join ${receptionRows} t on t.id = a.tiep_nhan_id
      where a.ngay = ${scope.day}::date and a.bh_chi_tra > 0 and not t.da_xac_nhan_bhyt and t.trang_thai <> 'DaHuy'
        and ${scope.place(sql`t.noi_tiep_nhan_id`)}),
    f as (select ${foundColumns({
      id: sql`o.id`,
      luc: sql`o.ngay_tiep_nhan`,
      so: sql`o.ma_tiep_nhan`,
      so_tien: sql`o.bh_chi_tra`,
      tiep_nhan_id: sql`o.id`,
      benh_nhan_id: sql`o.benh_nhan_id`,
    })} from open o where o.ready)
    select coalesce((select json_agg(json_build_object('TiepNhan_Id', c.id, 'BenhNhan_Id', c.benh_nhan_id, 'MaTiepNhan', c.ma_tiep_nhan,
        'TenBenhNhan', p.ten_benh_nhan, 'NgayXacNhan', c.ngay_xac_nhan, 'DaXacNhan', c.kept::text, 'TheoVienPhi', c.now::text)
        order by c.ngay_xac_nhan, c.id) from confirmed c join ${patientRows} p on p.id = c.benh_nhan_id), '[]'::json) as "daXacNhans",
      ${foundIn('f')} as "chuaXacNhan",
      (select json_build_object('soLuong', count(*)::int, 'SoTien', coalesce(sum(o.bh_chi_tra), 0)::numeric(18, 2)::text)
        from open o where not o.ready) as "conDo"`,
  );
  if (!found) throw new Error('sums without a row');
  return found;
}
