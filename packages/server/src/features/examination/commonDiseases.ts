import { sql } from 'drizzle-orm';
import { isOffered, isOfPlace, isOwn, usedWithinDays } from '../../engine/catalogue/offered.ts';
import type { Ctx } from '../../engine/context.ts';
import type { BenhThuongGap } from '../../gql/main.ts';

/** What the use of a doctor adds to the list, and how long the list is at most. */
const mostUsed = 15;
const most = 60;

/**
 * The diseases of the catalogue of common ones that are offered in a room, the caller's own first, then the room's and its departments',
 * then the site's; behind them those that the caller diagnosed in this room most in the last 90 days. A disease stands once, by its first
 * wording; what is no diagnosis (a code with more specific ones, a cause of death) is left out. One statement.
 */
export async function commonDiseases(ctx: Ctx, PhongBan_Id: string): Promise<BenhThuongGap[]> {
  const since = new Date(ctx.now().getTime() - usedWithinDays * 86_400_000);
  const { rows } = await ctx.db.execute<BenhThuongGap>(sql`
    with offered as (
      select e.icd_id, e.ten_thuong_goi as wording, e.thu_tu as place, 0 as uses,
        case when ${isOwn(ctx)} then 'CuaToi' when e.phong_ban_id is not null then 'KhoaPhong' else 'Chung' end as source
      from main.icd_thuong_dung e where ${isOffered(ctx)} and ${isOfPlace(PhongBan_Id)}
      union all
      (select k.chan_doan_icd_id, null, null, count(*)::int, 'HayDung' from main.kham_benh k
      where k.phong_ban_id = ${PhongBan_Id} and k.ngay_kham >= ${since.toISOString()} and k.ngay >= ${since.toISOString()}::date
        and k.bac_si_kham_id = ${ctx.user?.NhanVien_Id ?? null}::uuid and k.trang_thai <> 'DaHuy' and k.chan_doan_icd_id is not null
      group by 1 order by 4 desc, 1 limit ${mostUsed}::int)
    ), each as (
      select distinct on (icd_id) *, array_position(array['CuaToi', 'KhoaPhong', 'Chung', 'HayDung'], source) as rank from offered
      order by icd_id, array_position(array['CuaToi', 'KhoaPhong', 'Chung', 'HayDung'], source), place nulls last, wording
    )
    select i.id as "ICD_Id", i.ma_icd as "MaICD", i.ten_icd as "TenICD", i.ten_tieng_anh as "TenTiengAnh", each.wording as "TenThuongGoi",
      each.source as "Nguon", coalesce(i.khong_lam_benh_chinh, false) as "KhongLamBenhChinh"
    from each join main.icd i on i.id = each.icd_id
    where i.trang_thai = 'DangSuDung' and not i.tam_ngung
      and i.co_ma_chi_tiet_hon is not true and i.chi_nguyen_nhan_tu_vong is not true
    order by each.rank, each.uses desc, each.place nulls last, i.ma_icd limit ${most}::int`);
  return rows;
}
