import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { receptionRows } from '../reception/sql.ts';
import { type EveningScope, type Found, foundColumns, foundIn, inScope } from './eveningFindings.ts';
import { eveningRows } from './forEvening.ts';

export type AdvancesOfDay = {
  /** What waited on receipts before the day and after it. */
  TonDau: string;
  TonCuoi: string;
  DaThu: string;
  DaDung: string;
  HoanLai: string;
  /** What was taken back from lines and waits on its receipt, less what was used of such. */
  Khac: string;
  /** What waits by now, by the receipts and by the accounts of their visits. */
  TheoPhieu: string;
  TheoVienPhi: string;
  tamUngLech: Found;
  hachToanLech: Found;
};

/**
 * Advances of a day: taken, used, paid back, what is left; visits whose account holds another sum than their receipts, and receipts of the
 * day that differ from their postings. One statement.
 */
export async function advancesOfDay(ctx: Ctx, scope: EveningScope): Promise<AdvancesOfDay> {
  const here = (receipt: string) =>
    inScope(scope, sql.raw(`${receipt}.quay_thu_id`), sql.raw(`${receipt}.nguoi_thu_id`));
  const value = sql.raw('b.gia_tri_bien_lai - b.chenh_lech_lam_tron');
  const [found] = await eveningRows<AdvancesOfDay>(
    ctx,
    scope,
    sql`
    with waits as materialized (
      select b.tiep_nhan_id as visit, b.benh_nhan_id as patient, sum(${value} - b.hach_toan) as con,
        coalesce(sum(${value} - b.hach_toan) filter (where ${here('b')}), 0) as con_here, bool_or(${here('b')}) as here
      from main.bien_lai b where b.trang_thai in ('DaThuTien', 'DangHachToan') and b.loai_bien_lai in ('TamUng', 'ThuTien') group by 1, 2),
    held as (select a.tiep_nhan_id as visit, a.benh_nhan_id as patient, a.tam_ung_con as con from main.vien_phi a where a.tam_ung_con > 0),
    both_sides as materialized (
      select coalesce(w.visit, h.visit) as visit, coalesce(w.patient, h.patient) as patient, coalesce(w.con, 0) as by_receipts,
        coalesce(h.con, 0) as by_bill, coalesce(w.con_here, 0) as by_receipts_here, coalesce(w.here, false) as here
      from waits w full join held h on h.visit = w.visit),
    lech as materialized (select ${foundColumns({
      id: sql`s.visit`,
      luc: sql`t.ngay_tiep_nhan`,
      so: sql`t.ma_tiep_nhan`,
      so_tien: sql`s.by_receipts - s.by_bill`,
      nen_la: sql`s.by_receipts`,
      dang_la: sql`s.by_bill`,
      tiep_nhan_id: sql`s.visit`,
      benh_nhan_id: sql`s.patient`,
    })} from both_sides s join ${receptionRows} t on t.id = s.visit
      where s.by_receipts <> s.by_bill and (s.here or ${scope.place(sql`t.noi_tiep_nhan_id`)})),
    moves as materialized (
      select b.loai_bien_lai as kind, true as money, false as back, b.ngay_bien_lai as at, ${value} as so_tien
      from main.bien_lai b where b.ngay_bien_lai >= ${scope.start} and b.loai_bien_lai in ('TamUng', 'ThuTien') and b.trang_thai <> 'ChuaThuTien' and ${here('b')}
      union all
      select b.loai_bien_lai, true, false, b.ngay_huy, -(${value})
      from main.bien_lai b where b.trang_thai = 'DaHuy' and b.ngay_huy >= ${scope.start} and b.loai_bien_lai in ('TamUng', 'ThuTien') and ${here('b')}
      union all
      select b.loai_bien_lai, false, c.vien_phi_dong_id is null, c.ngay_tao, -c.so_tien
      from main.bien_lai_chi_tiet c join main.bien_lai b on b.id = c.bien_lai_id
      where c.ngay_tao >= ${scope.start} and (c.bien_lai_hoan_id is null or c.vien_phi_dong_id is null) and ${here('b')}
      union all
      select b.loai_bien_lai, false, c.vien_phi_dong_id is null, c.ngay_cap_nhat, c.so_tien
      from main.bien_lai_chi_tiet c join main.bien_lai b on b.id = c.bien_lai_id
      where c.trang_thai = 'DaHuy' and c.ngay_cap_nhat >= ${scope.start} and (c.bien_lai_hoan_id is null or c.vien_phi_dong_id is null) and ${here('b')}),
    day as (select coalesce(sum(so_tien) filter (where kind = 'TamUng' and money), 0) as taken,
        coalesce(-sum(so_tien) filter (where kind = 'TamUng' and not money and not back), 0) as used,
        coalesce(-sum(so_tien) filter (where kind = 'TamUng' and back), 0) as returned,
        coalesce(sum(so_tien) filter (where kind = 'ThuTien'), 0) as other
      from moves where at < ${scope.end}),
    after as (select coalesce(sum(so_tien), 0) as moved from moves where at >= ${scope.end}),
    sums as (select coalesce(sum(by_receipts_here), 0) as by_receipts,
        coalesce(sum(by_bill - by_receipts + by_receipts_here), 0) as by_bill
      from both_sides s where here or exists (select from lech l where l.tiep_nhan_id = s.visit)),
    khac as (select ${foundColumns({
      id: sql`b.id`,
      luc: sql`b.ngay_bien_lai`,
      so: sql`b.ma_bien_lai`,
      so_tien: sql`b.hach_toan - coalesce(sum(c.so_tien), 0)`,
      nen_la: sql`coalesce(sum(c.so_tien), 0)`,
      dang_la: sql`b.hach_toan`,
      bien_lai_id: sql`b.id`,
      tiep_nhan_id: sql`b.tiep_nhan_id`,
      benh_nhan_id: sql`b.benh_nhan_id`,
    })} from main.bien_lai b
      left join main.bien_lai_chi_tiet c on c.bien_lai_id = b.id and c.trang_thai = 'HieuLuc'
        and (c.bien_lai_hoan_id is null or c.vien_phi_dong_id is null)
      where ${scope.during(sql`b.ngay_bien_lai`)} and ${here('b')} and b.loai_bien_lai in ('TamUng', 'ThuTien') and b.trang_thai <> 'ChuaThuTien'
      group by b.id having b.hach_toan <> coalesce(sum(c.so_tien), 0))
    select (s.by_receipts - a.moved - (d.taken - d.used - d.returned + d.other))::numeric(18, 2)::text as "TonDau",
      (s.by_receipts - a.moved)::numeric(18, 2)::text as "TonCuoi", d.taken::numeric(18, 2)::text as "DaThu",
      d.used::numeric(18, 2)::text as "DaDung", d.returned::numeric(18, 2)::text as "HoanLai", d.other::numeric(18, 2)::text as "Khac",
      s.by_receipts::numeric(18, 2)::text as "TheoPhieu", s.by_bill::numeric(18, 2)::text as "TheoVienPhi",
      ${foundIn('lech')} as "tamUngLech", ${foundIn('khac')} as "hachToanLech"
    from sums s, day d, after a`,
  );
  if (!found) throw new Error('sums without a row');
  return found;
}
