import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { refuseIssues } from '../../../engine/errors.ts';
import { listedPlace } from '../../recordAccess/visible.ts';
import { hoSoBHYTTable as table } from '../tables.ts';

/** What the portal has of a month, by kind of visit and payer. Money as decimal text. */
export type MonthRow = {
  MaLoaiKCB: string;
  CoBHYT: boolean;
  SoHoSo: number;
  TongChiBV: string;
  TongChiBH: string;
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  NguonKhac: string;
};

/** The claims of a month (YYYY-MM) that the portal has, in a statement that calls them h. Errors: BAD_INPUT at `thang`. */
async function ofMonth(ctx: Ctx, thang: string) {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(thang)) refuseIssues([{ path: 'thang', code: 'NOT_A_DATE' }]);
  return sql`h.loai_ho_so = 'HoSo' and h.trang_thai in ('DaNhan', 'BiTra', 'HopLe')
    and h.ngay_ra >= ${`${thang}-01`}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and h.ngay_ra < (${`${thang}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and ${await listedPlace(ctx, sql`h.noi_tiep_nhan_id`)}`;
}

/** The sums of a month: those of the rows that were sent. One statement. Errors: BAD_INPUT. */
export async function claimMonth(ctx: Ctx, thang: string): Promise<MonthRow[]> {
  const { rows } = await ctx.db.execute<MonthRow>(sql`
    select h.ma_loai_kcb as "MaLoaiKCB", h.co_bhyt as "CoBHYT", count(*)::int as "SoHoSo", sum(h.tong_chi_bv)::text as "TongChiBV",
      sum(h.tong_chi_bh)::text as "TongChiBH", sum(h.bh_chi_tra)::text as "BHChiTra", sum(h.bncct)::text as "BNCCT",
      sum(h.bntt)::text as "BNTT", sum(h.nguon_khac)::text as "NguonKhac"
    from ${table} h where ${await ofMonth(ctx, thang)} group by 1, 2 order by 2 desc, 1`);
  return rows;
}

/** The claims of a month that the portal has, those that ended first before. One statement. Errors: BAD_INPUT. */
export async function versionsOfMonth(ctx: Ctx, thang: string): Promise<Array<{ id: string; code: string }>> {
  const { rows } = await ctx.db.execute<{ id: string; code: string }>(sql`
    select h.id, h.ma_lien_ket as code from ${table} h where ${await ofMonth(ctx, thang)} order by h.ngay_ra, h.id`);
  return rows;
}
